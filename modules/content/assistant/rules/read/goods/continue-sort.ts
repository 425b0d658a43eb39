import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { COLOUR, respecify } from '../../track/respecify.ts'
import { splitWords } from '../../words/word-sets.ts'

const UNITS = `(?:${unitWords.join('|')})`
/** `hitam 3`, `yang krem 3 galon` */
const SORT = new RegExp(
  String.raw`^(?:yang\s)?(?:warna\s)?(\p{L}[\p{L}-]*(?:\s\p{L}+)?)\s(\d+(?:\s?${UNITS})?)$`,
  'u',
)
const COUNTED = new RegExp(String.raw`^(.*\p{L}.*?)\s\d+(?:[.,]\d+)?(?:\s?${UNITS})?$`, 'u')

const SIZE = String.raw`(?:\d+\s)?\d+\/\d+(?:\s?(?:inch|inci|"))?|\d+(?:[.,]\d+)?\s?(?:mm|cm|inch|inci)`
/** `yang 3/4 nya 15 batang`: another size, and how many of it. */
const SIZED = new RegExp(
  String.raw`^(?:yang\s)?(${SIZE})(?:\s?nya)?\s(\d+(?:[.,]\d+)?(?:\s?${UNITS})?)$`,
  'u',
)
/** `no 41 2 pasang` after `sepatu no 42 3 pasang`: a size that is called by its number. */
const LABELLED = new RegExp(
  String.raw`^(?:yang\s)?(?<label>no|nomor|nomer|ukuran|uk|size)\.?\s(?<size>\d{1,3}|s|m|l|x{1,2}l)\s(?<amount>\d+(?:\s?${UNITS})?)$`,
  'u',
)
const LABELLED_GOODS =
  /(?<=(?<!\p{L})(?:no|nomor|nomer|ukuran|uk|size)\.?\s)(?:\d{1,3}|s|m|l|x{1,2}l)$/u

/** `m 5` after `sarung tangan l 10` */
const GARMENT_SIZE = new RegExp(
  String.raw`^(?:yang\s)?(?<size>s|m|l|x{1,2}l)\s(?<amount>\d+(?:\s?${UNITS})?)$`,
  'u',
)
const SIZED_GARMENT = /(?<=\p{L}{3}\s)(?:s|m|l|x{1,2}l)$/u

function inNumbered(goods: string, part: string): string | undefined {
  const garment = SIZED_GARMENT.test(goods) ? GARMENT_SIZE.exec(part)?.groups : undefined
  if (garment) return `${goods.replace(SIZED_GARMENT, garment['size']!)} ${garment['amount']}`
  const { size, amount } = LABELLED.exec(part)?.groups ?? {}
  return size && LABELLED_GOODS.test(goods)
    ? `${goods.replace(LABELLED_GOODS, size)} ${amount}`
    : undefined
}

/** `yang 18 5 lembar` after `triplek 9 mm`, in the unit of its size. */
const BARE_SIZED = new RegExp(
  String.raw`^yang\s(\d+(?:[.,]\d+)?)\s(\d+(?:[.,]\d+)?\s?${UNITS})$`,
  'u',
)
const SIZES = new RegExp(String.raw`(?<![\d.,/x]|x\s)(?:${SIZE})(?!\s?[\d/x])`, 'gu')

/** Goods in another size and how many of it; undefined where they have not exactly one to take its place. */
function inSize(goods: string, part: string): string | undefined {
  const [only, ...others] = goods.match(SIZES) ?? []
  if (!only || others.length > 0) return undefined
  const [, size, amount] = SIZED.exec(part) ?? []
  if (size) return `${goods.replace(SIZES, size)} ${amount}`
  const [, number, counted] = BARE_SIZED.exec(part) ?? []
  const [unit] = /(?:mm|cm|inch|inci)$/u.exec(only) ?? []
  return number && unit ? `${goods.replace(SIZES, `${number} ${unit}`)} ${counted}` : undefined
}

const SIDES = String.raw`\d+(?:[.,]\d+)?\s?x\s?\d+(?:[.,]\d+)?`
const THICKNESS = /(?<![\d.,x])\d+[.,]\d+(?:\s?mm)?(?!\s?x)/u
/** `20x40 yang 1,6 juga 30 batang` after `hollow 40x40 1,6 mm`. */
const SIDED = new RegExp(
  String.raw`^(?:yang\s)?(${SIDES})(?:\s(?:yang\s|tebal\s)*(\d+[.,]\d+)(?:\s?mm)?)?(?:\s(?:juga|nya|saja))*\s(\d+(?:\s?${UNITS})?)$`,
  'u',
)

/** Goods with other sides, as thick as before where nothing else is said, and how many of them. */
function inSides(goods: string, part: string): string | undefined {
  const [, sides, thickness, amount] = SIDED.exec(part) ?? []
  const [only, ...others] = goods.match(new RegExp(SIDES, 'gu')) ?? []
  if (!sides || !only || others.length > 0) return undefined
  const other = goods.replace(only, sides).replace(/\s(?:sebanyak|jumlah(?:nya)?)$/u, '')
  return `${thickness ? other.replace(THICKNESS, `${thickness} mm`) : other} ${amount}`
}

/** `keramik putih, krem`: the goods in another colour, and nothing more said of them. */
function inBareColour(goods: string, part: string): string | undefined {
  const said = part.replace(/^(?:yang\s|warna\s)+/u, '')
  const isColour = (text: string) => COLOUR.exec(text)?.[0] === text
  return isColour(said) && COLOUR.test(goods)
    ? respecify(toItem(goods), { words: said, replaced: null }).words
    : undefined
}

/** Goods in another colour and how many of it. */
function inColour(goods: string, part: string): string | undefined {
  const [, sort = '', amount] = SORT.exec(part) ?? []
  if (COLOUR.exec(sort)?.[0] !== sort) return undefined
  return `${respecify(toItem(goods), { words: sort, replaced: null }).words} ${amount}`
}

/** `polos 8 120` after `besi ulir 10 80 batang`: another sort that begins with the same word. */
export function nameSort(before: string, part: string, recognize: RecognizeGoods): string {
  const [, sort = ''] = /^(?:yang\s)?(\p{L}{4,})(?:nya)?\s(?=\d)/u.exec(part) ?? []
  const head = splitWords(before).find((word) => recognize(word) === 'head')
  return sort && head && recognize(sort) !== 'head' && recognize.isPhrase?.(head, sort)
    ? `${head} ${part.replace(/^yang\s/u, '')}`
    : part
}

/**
 * `nat putih 2, hitam 3`, `pipa aw 1/2 inch 20 batang, yang 3/4 15 batang`: a colour or a size and a number are the goods
 * of the part before in that colour or size.
 */
export function continueSort(parts: readonly string[], recognize: RecognizeGoods): string[] {
  const continued: string[] = []
  for (const part of parts) {
    const before = continued.at(-1) ?? ''
    const [, goods] = COUNTED.exec(before) ?? []
    const numbered = goods && recognize(goods) !== 'none' ? inNumbered(goods, part) : undefined
    const other =
      goods && recognize(goods) === 'head'
        ? (inSides(goods, part) ?? inSize(goods, part) ?? inColour(goods, part))
        : undefined
    const bare = recognize(before) === 'head' ? inBareColour(before, part) : undefined
    continued.push(numbered ?? other ?? bare ?? nameSort(before, part, recognize))
  }
  return continued
}

const toItem = (words: string) => ({ id: 0, words, sku: null, qty: null, unit: null, match: null })
