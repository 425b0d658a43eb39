import {
  MAX_CELL_LENGTH,
  MAX_COLUMN_NUMBER,
  MAX_ROW_NUMBER,
  longCell,
  manyColumns,
  unreadableSheet,
} from './limits.ts'

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [34, 10, 13]

/**
 * Throws for a cell that is too long, and for more columns or lines than a spreadsheet has, empty or not.
 * Looks at each character once and copies none, before a parser collects them.
 */
export function assertCsvLimits(text: string, delimiter: string, maxColumns: number): void {
  const delimiterCode = delimiter.charCodeAt(0)
  let [row, columns, cellStart, isQuoted] = [1, 1, 0, false]
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isQuoted = !isQuoted
    const endsRow = !isQuoted && (code === LINE_FEED || code === CARRIAGE_RETURN)
    const endsCell = at === text.length || endsRow || (!isQuoted && code === delimiterCode)
    if (!endsCell) continue
    // An escaped quote counts twice, so that a genuine cell may be up to twice as long.
    if (at - cellStart > 2 * MAX_CELL_LENGTH) throw longCell(row)
    cellStart = at + 1
    columns = endsRow ? 1 : columns + 1
    if (columns > MAX_COLUMN_NUMBER) throw manyColumns(row, maxColumns)
    if (endsRow && ++row > 2 * MAX_ROW_NUMBER) throw unreadableSheet(new Error('too many lines'))
  }
}
