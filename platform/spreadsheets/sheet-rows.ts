import { detectDelimiter, streamCsvRows } from 'hucre/csv'
import type { UploadedFile } from '../contract/call.ts'
import { formatCellNumber } from '../indonesian-number.ts'
import { assertCsvLimits } from './csv-limits.ts'
import { decodeText } from './decode-text.ts'
import { unescapeFormula } from './formula-cells.ts'
import {
  assertRowNumber,
  longCell,
  manyColumns,
  manyRows,
  MAX_CELL_LENGTH,
  muchText,
  type SheetBounds,
} from './limits.ts'

/** A row with the number that the spreadsheet shows, and its cells as text. */
export type SheetRow = { number: number; cells: string[] }
/** A row as the library returns it. */
export type RawSheetRow = { number: number; cells: readonly unknown[] }

/**
 * Converts rows to text and leaves out empty ones. Throws 422 `sheet.rows`, `sheet.columns` beyond
 * the bounds, `sheet.unreadable` for more text than they allow and for an impossible row number.
 */
export async function* limitRows(
  source: AsyncIterable<RawSheetRow> | Iterable<RawSheetRow>,
  { rows: maxRows, columns, textLength = Infinity }: SheetBounds,
): AsyncGenerator<SheetRow> {
  let [rows, length] = [0, 0]
  for await (const { number, cells } of source) {
    assertRowNumber(number)
    const texts: string[] = []
    for (const [index, cell] of cells.entries()) {
      const text = toCellText(cell)
      if (text.length > MAX_CELL_LENGTH) throw longCell(number)
      length += text.length
      if (length > textLength) throw muchText()
      if (text === '') continue
      if (index >= columns) throw manyColumns(number, columns)
      while (texts.length < index) texts.push('')
      texts.push(text)
    }
    if (texts.length === 0) continue
    if (++rows > maxRows) throw manyRows(maxRows)
    yield { number, cells: texts }
  }
}

/**
 * Reads the rows of a CSV with any common delimiter, and takes away what keeps a cell from being a formula.
 */
export function* readCsvRows(
  { bytes }: UploadedFile,
  { columns }: SheetBounds,
): Generator<RawSheetRow> {
  const text = decodeText(bytes)
  // What is quoted says nothing about the delimiter, and the library miscounts it after an escaped quote.
  const delimiter = detectDelimiter(text.slice(0, 20_000).replaceAll(/"(?:[^"]|"")*"/g, '""'))
  assertCsvLimits(text, delimiter, columns)
  const options = { delimiter, typeInference: false }
  let number = 0
  for (const cells of streamCsvRows(text, options as Parameters<typeof streamCsvRows>[1])) {
    number += 1
    yield { number, cells: (cells as string[]).map(unescapeFormula) }
  }
}

function toCellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // The value's own decimals, not those of the cell's number format.
  if (typeof value === 'number' && Number.isFinite(value)) return formatCellNumber(value)
  return String(value).trim()
}
