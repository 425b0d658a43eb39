import { unitWords } from '#modules/selling/material-lists/rules/units.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const UNIT = String.raw`(?:\s*(?!eh|salah|ralat|maksud)\p{L}+[²³23]?)?`
const TAKEN_BACK = new RegExp(
  String.raw`(?<![\d.,x×]|\p{L})${NUMBER}(${UNIT})\s*[.,…]*\s*(?<!\p{L})(?:eh+|salah|ralat|maksud(?:nya|ku)?)(?:[\s,.]+(?:eh+|salah|ralat|maksud(?:nya|ku)?|maaf|deng|bukan))*[\s,.]+(${NUMBER})(?!\s*x)(\s*\p{L}+[²³23]?)?`,
  'gu',
)

const UNITS = unitWords.join('|')
/** `kuas 4 inch 3 biji eh salah 3 inch`: another size, whatever stands between. */
const SIZE_TAKEN_BACK = new RegExp(
  String.raw`(?<![\d.,x×])${NUMBER}\s?(mm|cm|inch|inci|kg|liter|watt|m)(\s(?:nya\s)?${NUMBER}(?:\s?(?:${UNITS}))?)\s*[.,…]*\s*(?<!\p{L})(?:eh+|salah|ralat|maksud(?:nya|ku)?)(?:[\s,.]+(?:eh+|salah|ralat|maksud(?:nya|ku)?|maaf|deng|bukan))*[\s,.]+(${NUMBER})\s?\1(?!\p{L})`,
  'gu',
)

/** `12... eh 13 mm`, `20 sak eh 25`: a number that is taken back in the same breath gives way to the one that follows. */
export const dropTakenBack = (text: string): string =>
  text
    .replaceAll(SIZE_TAKEN_BACK, '$3 $1$2')
    .replaceAll(
      TAKEN_BACK,
      (_, wrongUnit: string | undefined, number: string, unit: string | undefined) =>
        `${number}${unit ?? wrongUnit ?? ''}`,
    )

/** `semen tiga roda eh bukan semen biasa`: words without a quantity, which others take the place of. */
const WORDS_TAKEN_BACK =
  /(?<=^|[,;]\s?|(?<!\p{L})(?:dan|sama|terus|lalu|butuh|perlu|pesan|minta|mau|beli|ambil|siapkan|siapin)\s)(?:(?!terus|sama|dan|lalu)\p{L}[\p{L}-]*\s){1,4}eh+[\s,]+(?:bukan|salah|maksudnya)[\s,]+(?:(?:itu|deng|ding|maksudnya|yang|ya)[\s,]+)*(?=\p{L}{3,}\s)/gu

export const dropWordsTakenBack = (text: string): string => text.replaceAll(WORDS_TAKEN_BACK, '')
