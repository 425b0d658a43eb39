import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { replaceFractions } from './fractions.ts'
import { removePrices } from './line-prices.ts'
import { replaceNumberWords } from './number-words.ts'
import { findQuantity, readTrailingNumber, type NamedQuantity } from './quantity.ts'
import { findCountUnit, unitWords } from './units.ts'

/** A line as it was read: words or a SKU, quantity, and selling unit. */
export type ParsedListLine = {
  text: string
  qty: number | undefined
  unit: string | undefined
  /** The number at the end, which is the quantity unless the goods have that size. */
  trailing?: NamedQuantity
  /** Whether it names a quantity that a person has to clarify: `minus lima`, `10-15 sak`. */
  isUnclear?: true
}

const bullet = /^\s*(?:[-–•*·]+(?!\d)|\(?\d{1,3}[.)](?!\d))\s*/u
const skuThenQuantity = /^([A-Z0-9]+(?:-[A-Z0-9]+)+)[\s,;:]+(\d+(?:[.,]\d+)*)$/iu

/** Reads one line of a message or a list as foremen write them; undefined for an empty line. */
export function readLine(line: string): ParsedListLine | undefined {
  const written = line.replace(bullet, '').replaceAll(/\s+/g, ' ').trim()
  if (!written) return undefined
  const sku = skuThenQuantity.exec(written)
  if (sku) return { text: sku[1]!, qty: parseIndonesianNumber(sku[2]!), unit: undefined }
  const text = readMeasures(removePrices(written) || written)
  const container = findContainer(text)
  const quantity = findQuantity(container ? container.rest : text)
  if (quantity && container) return toParsed({ ...quantity, unit: quantity.unit ?? container.unit })
  if (!quantity) {
    const trailing = readTrailingNumber(text)
    const parsed = { text, qty: undefined, unit: undefined }
    return trailing?.qty === undefined ? parsed : { ...parsed, trailing }
  }
  return toParsed(quantity)
}

const toParsed = ({ rest, qty, unit }: NamedQuantity): ParsedListLine => ({
  text: rest,
  qty,
  unit,
  ...(qty === undefined ? { isUnclear: true } : {}),
})

/** Numbers as digits, sizes apart from words, and in the units of the trade. */
const readMeasures = (written: string): string =>
  replaceFractions(
    replaceNumberWords(removeFillers(separateNumbers(written.replace(VEHICLE_REMARK, ' ')))),
  ).replace(
    FEET,
    (_, feet: string) => `${String(Number((Number(feet) * 0.3).toFixed(1))).replace('.', ',')} m`,
  )

/** `7 kubik (1 engkel)`: the vehicle says no other quantity. */
const VEHICLE_REMARK = new RegExp(
  String.raw`(?<=\d\s*(?:${unitWords.join('|')})\s*)\(\s*\d+\s*(?:rit|truk|truck|colt|engkel|cdd|fuso|pickup|pikap|mobil)\s*\)`,
  'giu',
)
/** Zinc sheets are named by their length in feet of 30 cm. */
const FEET = /(?<![\d.,])(\d{1,2})\s*(?:kaki|feet|ft)(?!\p{L})/giu

/** What the goods come in, before its size: `zak 50kg x 40` are forty bags. */
function findContainer(text: string): { rest: string; unit: string } | undefined {
  const found = CONTAINER.exec(text)
  if (!found) return undefined
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  // Without a name it is not known what comes in bags.
  if (!/\p{L}{3}/u.test(rest)) return undefined
  return { rest: rest.replaceAll(/\s+/g, ' ').trim(), unit: findCountUnit(found[1]!)! }
}
const CONTAINER =
  /(?<![\p{L}\d])(?<!\d\s*)(sak|zak|zk|karung|pail|galon|ember|kaleng|klg)\s+(?=\d+(?:[.,]\d+)?\s*(?:kg|kilo|liter|ltr|lt|l)(?!\p{L}))/iu

const FILLERS = new RegExp(
  String.raw`(?<!\p{L})(?:warna|merk|merek|tipe|type|kelas|grade)\s+(?=\p{L})|(?<=\d\s?(?:mm|cm|kg|m)?)\s*nya(?!\p{L})|(?<!\p{L})per\s+(?:${unitWords.join('|')})(?!\p{L})`,
  'giu',
)
/** Drops what says nothing of the goods: `besi 13 nya`, `per lembar`, `warna biru`. */
const removeFillers = (text: string): string => text.replace(FILLERS, ' ').replaceAll(/\s+/g, ' ')

/** Puts a space between a word and a size, and between a size and a quantity: `triplek9mm`, `50kg20sak`; `8m3` is one measure. */
const separateNumbers = (text: string): string =>
  text
    .replace(/(\p{L}{4,})(\d)/gu, '$1 $2')
    .replace(/(\d(?:mm|cm|kg|m(?![23](?!\d))))(\d)/giu, '$1 $2')

/**
 * Reads a row of a spreadsheet without headings: a cell that is only a number is the quantity, one that is
 * only a unit is the unit, and the others are the material. A row number in front is ignored.
 */
export function readCells(cells: readonly string[]): ParsedListLine | undefined {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  if (filled.length <= 1) return readLine(filled[0] ?? '')
  const numberIndexes = filled.flatMap((cell, at) =>
    parseIndonesianNumber(cell) === undefined ? [] : [at],
  )
  // `1 | Semen | 10`: where two cells are numbers, the first one numbers the row.
  const quantityIndex =
    numberIndexes.length > 1 && numberIndexes[0] === 0 ? numberIndexes[1] : numberIndexes[0]
  const words = filled.filter((cell, at) => !numberIndexes.includes(at) && !findCountUnit(cell))
  if (words.length === 0) return undefined
  const unit = filled.map(findCountUnit).find(Boolean)
  if (quantityIndex === undefined) return readLine(words.join(' '))
  return { text: words.join(' '), qty: parseIndonesianNumber(filled[quantityIndex]!), unit }
}
