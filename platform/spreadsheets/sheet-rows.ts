import { detectDelimiter, streamCsvRows } from 'hucre/csv'
import type { FileBytes } from '../http/uploads/received-file.ts'
import { formatCellNumber } from '../indonesian-number.ts'
import { openCsv } from './csv-bytes.ts'
import { createCsvSplitter } from './csv-splitter.ts'
import { decodeText } from './decode-text.ts'
import { unescapeFormula } from './formula-cells.ts'
import {
  assertRowNumber,
  cellTooLong,
  tooManyColumns,
  tooManyRows,
  MAX_CELL_LENGTH,
  tooMuchText,
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
      if (text.length > MAX_CELL_LENGTH) throw cellTooLong(number)
      length += text.length
      if (length > textLength) throw tooMuchText()
      if (text === '') continue
      if (index >= columns) throw tooManyColumns(number, columns)
      while (texts.length < index) texts.push('')
      texts.push(text)
    }
    if (texts.length === 0) continue
    if (++rows > maxRows) throw tooManyRows(maxRows)
    yield { number, cells: texts }
  }
}

/** Text that is enough to tell the delimiter. */
const SAMPLE_LENGTH = 20_000

/**
 * Reads the rows of a CSV with any common delimiter, some at a time, and takes away what keeps a cell from being
 * a formula.
 */
export async function* readCsvRows(
  file: FileBytes,
  { columns }: SheetBounds,
): AsyncGenerator<RawSheetRow> {
  let number = 0
  let splitter: ReturnType<typeof createCsvSplitter> | undefined
  let options: Parameters<typeof streamCsvRows>[1]
  function* parse(rows: string): Generator<RawSheetRow> {
    for (const cells of streamCsvRows(rows, options))
      yield { number: ++number, cells: (cells as string[]).map(unescapeFormula) }
  }
  const begin = (sample: string) => {
    const delimiter = findDelimiter(sample)
    options = { delimiter, typeInference: false }
    splitter = createCsvSplitter({ delimiter, maxColumns: columns })
    return splitter.push(sample)
  }
  let sample = ''
  for await (const text of decodeText(openCsv(file))) {
    if (splitter) yield* parse(splitter.push(text))
    else if ((sample += text).length >= SAMPLE_LENGTH) yield* parse(begin(sample))
  }
  if (!splitter) yield* parse(begin(sample))
  yield* parse(splitter!.end())
}

/** What is quoted says nothing about the delimiter, and the library miscounts it after an escaped quote. */
const findDelimiter = (sample: string) =>
  detectDelimiter(sample.slice(0, SAMPLE_LENGTH).replaceAll(/"(?:[^"]|"")*"/g, '""'))

function toCellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // The value's own decimals, not those of the cell's number format.
  if (typeof value === 'number' && Number.isFinite(value)) return formatCellNumber(value)
  return String(value).trim()
}
