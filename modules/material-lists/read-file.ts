import type { UploadedFile } from '#platform/contract/call.ts'
import { readBook } from '#platform/spreadsheets/book.ts'
import { MOST_LINES } from './rules/bounds.ts'
import { readSheet, type Sheet } from './rules/read-sheet.ts'

/** A letterhead, titles and sums stand around the goods. */
const BOUNDS = { rows: 3 * MOST_LINES, columns: 200 }

/**
 * Reads an uploaded list: the first sheet whose columns have headings, for a cover or a summary often
 * stands in front; the first with any goods where none has. Throws as `readBook` does.
 */
export async function readFile(file: UploadedFile): Promise<Sheet> {
  const sheets = (await readBook(file, BOUNDS)).map(readSheet)
  const withGoods = sheets.filter(({ lines }) => lines.length > 0)
  const [first = { lines: [], skipped: [], headed: false }] = withGoods
  return withGoods.find(({ headed, lines }) => headed && lines.some(({ qty }) => qty)) ?? first
}
