import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { findCountUnit, unitWords } from './units.ts'

/** A line as it was read: words or a SKU, quantity, and selling unit. */
export type ParsedListLine = { text: string; qty: number | undefined; unit: string | undefined }

const NUMBER = String.raw`\d+(?:[.,]\d+)*`

const quantityWithUnit = new RegExp(
  `(?<![\\w.,/])(${NUMBER})\\s*(${unitWords.join('|')})(?![\\w])\\.?`,
  'giu',
)
const markedQuantity = new RegExp(
  `(?:\\s[x×@=:]|\\bqty\\s*:?|\\bjumlah\\s*:?)\\s*(${NUMBER})\\s*$`,
  'iu',
)
const leadingQuantity = new RegExp(
  `^(${NUMBER})\\s*[x×]?\\s+(?!(?:mm|cm|m|kg|gr|liter|l|inch|inci|x)\\b)(?=\\p{L})`,
  'iu',
)
const bullet = /^\s*(?:[-–•*·]+|\(?\d{1,3}[.)](?!\d))\s*/u
const skuThenQuantity = new RegExp(`^([A-Z0-9]+(?:-[A-Z0-9]+)+)[\\s,;:]+(${NUMBER})$`, 'iu')

/** Reads one line of a message or a list as foremen write them; undefined for an empty line. */
export function readLine(line: string): ParsedListLine | undefined {
  const text = line.replace(bullet, '').replaceAll(/\s+/g, ' ').trim()
  if (!text) return undefined
  const sku = skuThenQuantity.exec(text)
  if (sku) return { text: sku[1]!, qty: parseIndonesianNumber(sku[2]!), unit: undefined }
  const [unitMatch] = [...text.matchAll(quantityWithUnit)].slice(-1)
  if (unitMatch)
    return {
      text: removePart(text, unitMatch[0]),
      qty: parseIndonesianNumber(unitMatch[1]!),
      unit: findCountUnit(unitMatch[2]!),
    }
  const quantityMatch = markedQuantity.exec(text) ?? leadingQuantity.exec(text)
  if (quantityMatch)
    return {
      text: removePart(text, quantityMatch[0]),
      qty: parseIndonesianNumber(quantityMatch[1]!),
      unit: undefined,
    }
  return { text, qty: undefined, unit: undefined }
}

const removePart = (text: string, part: string) =>
  text
    .replace(part, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:=@-]+|[\s,;:=@-]+$/g, '')
    .trim() || text

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
