import { unitWords } from './units.ts'

const AMOUNT = String.raw`\d+(?:[.,]\d+)*`
const UNIT = String.raw`\s*(?:${unitWords.join('|')})(?!\p{L})`
const MARK = String.raw`(?:[@=:]|(?<!\p{L})(?:harga|hrg|seharga|total|tot)\s*:?)`
/** `/lbr`, `per sak`, `,-` */
const BEHIND = String.raw`(?:,-)?(?:\s*(?:\/|per)\s*\p{L}+\d?)?`

/** `rp 118.000`, `65rb`, `@ 1,2 jt`, `54.500,-`: money by its name. */
const NAMED_PRICE = new RegExp(
  String.raw`${MARK}?\s*(?:(?<!\p{L})rp\.?\s*${AMOUNT}(?:\s*(?:rb|ribu|jt|juta)(?!\p{L}))?|(?<![\d.,])${AMOUNT}\s*(?:rb|ribu|jt|juta)(?!\p{L})(?!${UNIT})|(?<![\d.,])${AMOUNT}\s*(?=,-))${BEHIND}`,
  'giu',
)
/** `@118.000`, `= 5.500.000`: money by its thousands behind a mark; `= 1.000` may be how many. */
const MARKED_PRICE = new RegExp(
  String.raw`${MARK}\s*(?:\d{2,3}\.\d{3}|\d{1,3}(?:\.\d{3}){2,})(?![\d.])(?!${UNIT})${BEHIND}`,
  'giu',
)
/** `5rb biji`: pieces, and no money. */
const THOUSANDS = new RegExp(String.raw`(?<![\d.,])(\d+)\s*(?:rb|ribu)(?=${UNIT})`, 'giu')

/** A line without the prices that a foreman writes beside the goods. */
export const removePrices = (text: string): string =>
  text
    .replace(THOUSANDS, (_, count: string) => `${count}000`)
    .replace(NAMED_PRICE, ' ')
    .replace(MARKED_PRICE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
