import { MAX_LINE_LENGTH } from './limits.ts'
import { readCells, readLine } from './read-line.ts'
import { readSheet, type MaterialSheet } from './read-sheet.ts'

/** Reads a pasted list, one material per line, or a table that was copied from a spreadsheet. */
export function readList(text: string): MaterialSheet {
  const rows = text.split(/\r?\n/).flatMap((raw, at) => {
    const cells = raw.split(/\t|;/).map((cell) => cell.trim())
    return raw.trim() ? [{ number: at + 1, raw: raw.slice(0, MAX_LINE_LENGTH), cells }] : []
  })
  const sheet = readSheet(rows)
  if (sheet.headed) return sheet
  const lines = rows.flatMap(({ number, raw, cells }) => {
    const parsed = cells.length > 1 ? readCells(cells) : readLine(raw)
    return parsed ? [{ ...parsed, number, written: raw.trim() }] : []
  })
  return { lines, skipped: [], headed: false }
}
