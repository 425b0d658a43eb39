import { detectDelimiter, streamCsvRows } from 'hucre/csv'
import { streamXlsxRows } from 'hucre/xlsx'
import type { UploadedFile } from '../contract/call.ts'
import { Refusal } from '../refusal.ts'
import { formatCellNumber } from '../indonesian-number.ts'
import { decodeText } from './decode-text.ts'

/** A row with the number that the spreadsheet shows, and its cells as text. */
export type SheetRow = { number: number; cells: string[] }
/** A row as the library returns it. */
export type RawSheetRow = { number: number; cells: readonly unknown[] }

export type SheetBounds = { rows: number; columns: number }

/**
 * Streams the rows of a CSV or of the first sheet of an XLSX, without empty ones. The file has
 * passed its upload's rule. A formula counts with the value that was saved beside it. Throws 422
 * `sheet.unreadable`, `sheet.rows`, `sheet.columns`.
 */
export const readRows = (file: UploadedFile, bounds: SheetBounds): AsyncGenerator<SheetRow> =>
  limitRows(/\.xlsx$/i.test(file.name) ? readXlsxRows(file) : readCsvRows(file), bounds)

/**
 * Converts rows to text and leaves out empty ones. Throws 422 `sheet.rows`, `sheet.columns` beyond
 * the bounds.
 */
export async function* limitRows(
  source: AsyncIterable<RawSheetRow> | Iterable<RawSheetRow>,
  bounds: SheetBounds,
): AsyncGenerator<SheetRow> {
  let rows = 0
  for await (const { number, cells } of source) {
    const texts = cells.map(toCellText)
    while (texts.at(-1) === '') texts.pop()
    if (texts.length === 0) continue
    if (texts.length > bounds.columns)
      throw new Refusal(
        'sheet.columns',
        `Baris ${number} punya lebih dari ${bounds.columns} kolom. Paling banyak ${bounds.columns}.`,
        422,
        { errors: { file: `Baris ${number} punya lebih dari ${bounds.columns} kolom.` } },
      )
    rows += 1
    if (rows > bounds.rows)
      throw new Refusal('sheet.rows', `Paling banyak ${bounds.rows} baris sekali unggah.`, 422, {
        errors: { file: `Paling banyak ${bounds.rows} baris. Bagi menjadi beberapa berkas.` },
      })
    yield { number, cells: texts }
  }
}

async function* readXlsxRows({ bytes }: UploadedFile): AsyncGenerator<RawSheetRow> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes))
      yield { number: index + 1, cells: values }
  } catch (thrown) {
    throw unreadableSheet(thrown)
  }
}

/** Reads the rows of a CSV with any common delimiter. */
export function* readCsvRows({ bytes }: UploadedFile): Generator<RawSheetRow> {
  const text = decodeText(bytes)
  const options = { delimiter: detectDelimiter(text.slice(0, 20_000)), typeInference: false }
  let number = 0
  for (const cells of streamCsvRows(text, options as Parameters<typeof streamCsvRows>[1])) {
    number += 1
    yield { number, cells }
  }
}

/** The refusal of a spreadsheet that cannot be parsed: 422 `sheet.unreadable`. */
export const unreadableSheet = (cause: unknown) =>
  new Refusal(
    'sheet.unreadable',
    'Isi berkas ini tidak bisa dibaca. Simpan ulang sebagai XLSX.',
    422,
    {
      errors: { file: 'Isi berkas ini tidak bisa dibaca.' },
      detail: { reason: cause instanceof Error ? cause.name : 'unknown' },
    },
  )

function toCellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // The value's own decimals, not those of the cell's number format.
  if (typeof value === 'number' && Number.isFinite(value)) return formatCellNumber(value)
  return String(value).trim()
}
