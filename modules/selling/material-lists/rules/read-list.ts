import { listTooLong } from './list-too-long.ts'
import { isListTitle } from './list-title.ts'
import { MAX_LINE_LENGTH, MAX_LIST_ROWS, MAX_ROW_CELLS } from './limits.ts'
import { readCells, readLine } from './read-line.ts'
import { splitMessage } from './split-message.ts'
import { readSheet, type MaterialLine, type MaterialSheet } from './read-sheet.ts'

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
  // Numbered as they are shown: one row of a message may name several goods, and a title none.
  const read = rows
    .flatMap<ReadPart>((row) =>
      isListTitle(row.raw, { rows: rows.length })
        ? [{ title: row.raw.trim().slice(0, MAX_LINE_LENGTH) }]
        : readRow(row),
    )
    .map((part, at) => ({ ...part, number: at + 1 }))
  const lines = read.flatMap((part) => ('title' in part ? [] : [part]))
  const skipped = read.flatMap((part) =>
    'title' in part ? [{ number: part.number, written: part.title }] : [],
  )
  return { lines, skipped, headed: false }
}

type ReadPart = Omit<MaterialLine, 'number'> | { title: string }

type WrittenRow = { raw: string; cells: readonly string[] }

/** The lines of a row without headings: cells of a spreadsheet, or a message that may name several goods. */
function readRow({ raw, cells }: WrittenRow): Omit<MaterialLine, 'number'>[] {
  const isTooLong = (cells.length > 1 ? cells : [raw]).some((part) => part.length > MAX_LINE_LENGTH)
  const written = raw.slice(0, MAX_LINE_LENGTH).trim()
  const goods = raw.includes('\t') || isTooLong ? [written] : splitMessage(written)
  if (cells.length > 1 && goods.length === 1) {
    const parsed = readCells(cells.map((cell) => cell.slice(0, MAX_LINE_LENGTH)))
    return parsed ? [{ ...parsed, written, isTooLong }] : []
  }
  return goods.flatMap((text) => {
    const parsed = readLine(text)
    return parsed ? [{ ...parsed, written: text, isTooLong }] : []
  })
}
