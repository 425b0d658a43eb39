import {
  MAX_CELL_LENGTH,
  MAX_COLUMN_NUMBER,
  MAX_ROW_NUMBER,
  cellTooLong,
  tooManyColumns,
  tooMuchText,
  unreadableSheet,
} from './limits.ts'

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [34, 10, 13]
/** Characters of a row that waits for its end. */
const MAX_ROW_LENGTH = 8_000_000

type CsvShape = { delimiter: string; maxColumns: number }

/**
 * Cuts the text of a CSV, which comes in pieces, after whole rows, so that a parser never holds more. `push` and `end`
 * throw 422 for a cell that is too long, and for more columns or lines than a spreadsheet has, empty or not, before
 * a parser collects them. Each character is looked at once.
 */
export function createCsvSplitter({ delimiter, maxColumns }: CsvShape) {
  const delimiterCode = delimiter.charCodeAt(0)
  let text = ''
  let [at, cellStart, rowStart] = [0, 0, 0]
  let [row, columns] = [1, 1]
  let isQuoted = false

  const scan = (end: number) => {
    for (; at < end; at++) {
      const code = text.charCodeAt(at)
      if (isQuoted) {
        if (code !== QUOTE) continue
        if (text.charCodeAt(at + 1) === QUOTE) at++
        else isQuoted = false
      } else if (code === QUOTE && at === cellStart) isQuoted = true
      else if (code === delimiterCode) beginCell()
      else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
        if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at++
        beginRow()
      }
    }
    assertCellLength()
  }
  // An escaped quote counts twice, so that a genuine cell may be up to twice as long.
  const assertCellLength = () => {
    if (at - cellStart > 2 * MAX_CELL_LENGTH) throw cellTooLong(row)
  }
  const beginCell = () => {
    assertCellLength()
    cellStart = at + 1
    if (++columns > MAX_COLUMN_NUMBER) throw tooManyColumns(row, maxColumns)
  }
  const beginRow = () => {
    assertCellLength()
    cellStart = rowStart = at + 1
    columns = 1
    if (++row > 2 * MAX_ROW_NUMBER) throw unreadableSheet(new Error('too many lines'))
  }
  return {
    /** Takes some text; returns the rows that end in it. */
    push(piece: string): string {
      text += piece
      // What the last character means depends on the next one.
      scan(text.length - 1)
      const rows = text.slice(0, rowStart)
      text = text.slice(rowStart)
      if (text.length > MAX_ROW_LENGTH) throw tooMuchText()
      at -= rowStart
      cellStart -= rowStart
      rowStart = 0
      return rows
    },
    /** The rest, after all text. */
    end(): string {
      scan(text.length)
      return text
    },
  }
}
