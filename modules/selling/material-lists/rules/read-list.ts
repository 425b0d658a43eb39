import { listTooLong } from './list-too-long.ts'
import { MAX_LINE_LENGTH, MAX_LIST_ROWS, MAX_ROW_CELLS } from './limits.ts'
import { readCells, readLine } from './read-line.ts'
import { readSheet, type MaterialSheet } from './read-sheet.ts'

/**
 * Reads a pasted list, one material per line, or a table that was copied from a spreadsheet. Throws
 * 422 `list.long` before it reads more rows than a list can have.
 */
export function readList(text: string): MaterialSheet {
  const writtenRows = text
    .split(/\r?\n/)
    .flatMap((raw, at) => (raw.trim() ? [{ number: at + 1, raw }] : []))
  if (writtenRows.length > MAX_LIST_ROWS) throw listTooLong(writtenRows.length)
  const rows = writtenRows.map(({ number, raw }) => ({
    number,
    raw,
    cells: raw.split(/\t|;/, MAX_ROW_CELLS).map((cell) => cell.trim()),
  }))
  const sheet = readSheet(rows)
  if (sheet.headed) return sheet
  const lines = rows.flatMap(({ number, raw, cells }) => {
    const parts = cells.length > 1 ? cells : [raw]
    const isTooLong = parts.some((part) => part.length > MAX_LINE_LENGTH)
    const read = parts.map((part) => part.slice(0, MAX_LINE_LENGTH))
    const parsed = cells.length > 1 ? readCells(read) : readLine(read[0]!)
    const written = raw.slice(0, MAX_LINE_LENGTH).trim()
    return parsed ? [{ ...parsed, number, written, isTooLong }] : []
  })
  return { lines, skipped: [], headed: false }
}
