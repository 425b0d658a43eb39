import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
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
  const text = replaceNumberWords(removeFillers(separateNumbers(written)))
  const quantity = findQuantity(text)
  if (!quantity) {
    const trailing = readTrailingNumber(text)
    const parsed = { text, qty: undefined, unit: undefined }
    return trailing?.qty === undefined ? parsed : { ...parsed, trailing }
  }
  const { rest, qty, unit } = quantity
  return { text: rest, qty, unit, ...(qty === undefined ? { isUnclear: true } : {}) }
}

const FILLERS = new RegExp(
  String.raw`(?<=\d\s?(?:mm|cm|kg|m)?)\s*nya(?!\p{L})|(?<!\p{L})per\s+(?:${unitWords.join('|')})(?!\p{L})`,
  'giu',
)
/** Drops what says nothing of the goods: `besi 13 nya`, `per lembar`. */
const removeFillers = (text: string): string => text.replace(FILLERS, ' ').replaceAll(/\s+/g, ' ')

/** Puts a space between a word and a size, and between a size and a quantity: `triplek9mm`, `50kg20sak`. */
const separateNumbers = (text: string): string =>
  text.replace(/(\p{L}{4,})(\d)/gu, '$1 $2').replace(/(\d(?:mm|cm|kg|m))(\d)/giu, '$1 $2')

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
