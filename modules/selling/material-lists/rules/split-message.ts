import { unitWords } from './units.ts'

const UNIT = unitWords.join('|')
const NUMBER = String.raw`\d+(?:[.,]\d+)*`

/** Signs and words between two goods: `semen 20 sak, pasir 4 kubik dan bendrat 2 roll`. Terang Plus 16 W is a grade. */
const SEPARATOR =
  /\s*(?:;|\n|,(?!\d)|\s\+\s|\s\/\s|\s&\s|\s(?:dan|sama|serta|lalu|terus|plus(?!\s+\d+\s*w(?:att)?(?!\p{L})))\s|\s(?=\(?\d{1,2}[.)]\s+\p{L}))\s*/giu
const QUANTITY = new RegExp(
  String.raw`${NUMBER}\s*(?:${UNIT}|kg|kilo|ton|liter|m)?(?![\p{L}\d])`,
  'iu',
)
/** A word that is no unit. */
const HAS_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?!(?:${UNIT}|kilo|liter|meter)(?!\p{L}))\p{L}{3,}`,
  'iu',
)
/** A part that names only a size and a number: `12mm 10 lbr` after `triplek 9mm 20 lbr`. */
const CONTINUATION = new RegExp(
  String.raw`^(?:ø|d)?${NUMBER}\s*(?:mm|mili|mil|cm|senti|meter|mtr|m|inchi|inch|inci|in|dim|"|kg|kilo|liter|ltr|lt)?\s+${NUMBER}\s*(?:${UNIT})\.?$`,
  'iu',
)

/** The same the other way round: `10 lbr 12mm` after `10 lbr triplek 18mm`. */
const REVERSED_CONTINUATION = new RegExp(
  String.raw`^${NUMBER}\s*(?:${UNIT})\.?\s+(?:ø|d)?${NUMBER}\s*(?:mm|mili|mil|cm|senti|inchi|inch|inci|in|dim|")$`,
  'iu',
)

/**
 * The goods that one line of a message names, each as a line of its own. A line is only split where every
 * part has a quantity: `keramik putih, motif kayu 20 dus` stays one. A part that continues the goods before
 * it repeats their name.
 */
export function splitMessage(line: string): string[] {
  const parts = line
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length < 2 || !parts.every((part) => QUANTITY.test(part))) return [line]
  const goods: string[] = []
  for (const part of parts) {
    const continues = CONTINUATION.test(part) || REVERSED_CONTINUATION.test(part)
    const name = continues ? readName(goods.at(-1)) : undefined
    if (!name && !HAS_WORDS.test(part)) return [line]
    goods.push(name ? `${name} ${part}` : part)
  }
  return goods
}

const LEADING_QUANTITY = new RegExp(String.raw`^${NUMBER}\s*(?:${UNIT})\.?\s+`, 'iu')

/** The words before the first size: `triplek` of `triplek 9mm 20 lbr` and of `20 lbr triplek 9mm`. */
const readName = (line = ''): string | undefined =>
  /^[^\d"ø]*\p{L}/u.exec(line.replace(LEADING_QUANTITY, ''))?.[0].trim()
