import { Refusal } from '../refusal.ts'

/** The most that a spreadsheet program accepts: characters of a cell, columns and rows of a sheet. */
export const MAX_CELL_LENGTH = 32_767
export const MAX_COLUMN_NUMBER = 16_384
export const MAX_ROW_NUMBER = 1_048_576

/** The most rows, columns and characters that are read. */
export type SheetBounds = { rows: number; columns: number; textLength?: number }

const refuse = (code: string, message: string, detail: Record<string, unknown> = {}) =>
  new Refusal(code, message, 422, { errors: { file: message }, detail })

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

/** The refusal of a cell longer than any spreadsheet program accepts: 422 `sheet.unreadable`. */
export const cellTooLong = (row: number) =>
  refuse(
    'sheet.unreadable',
    `Satu sel di baris ${row} terlalu panjang. Pendekkan isinya, lalu unggah lagi.`,
  )

/** The refusal of a row with more columns than are read: 422 `sheet.columns`. */
export const tooManyColumns = (row: number, columns: number) =>
  new Refusal(
    'sheet.columns',
    `Baris ${row} punya lebih dari ${columns} kolom. Paling banyak ${columns}.`,
    422,
    { errors: { file: `Baris ${row} punya lebih dari ${columns} kolom.` } },
  )

/** The refusal of more rows than are read: 422 `sheet.rows`. */
export const tooManyRows = (rows: number) =>
  new Refusal('sheet.rows', `Paling banyak ${rows} baris sekali unggah.`, 422, {
    errors: { file: `Paling banyak ${rows} baris. Bagi menjadi beberapa berkas.` },
  })

/** The refusal of a sheet with more text than is read: 422 `sheet.unreadable`. */
export const tooMuchText = () =>
  refuse('sheet.unreadable', 'Isi berkas ini terlalu banyak. Bagi menjadi beberapa berkas.')

/** Throws 422 `sheet.unreadable` for a row that no spreadsheet has. */
export function assertRowNumber(row: number): void {
  if (!Number.isInteger(row) || row < 1 || row > MAX_ROW_NUMBER)
    throw unreadableSheet(new RangeError('no such row'))
}
