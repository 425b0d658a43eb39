import type { UploadedFile } from '#platform/contract/call.ts'
import { readWorkbook } from '#platform/spreadsheets/workbook.ts'
import { MAX_LIST_LINES } from '../rules/limits.ts'
import { readSheet, type MaterialSheet } from '../rules/read-sheet.ts'

/** A letterhead, titles and sums stand around the goods. */
const SHEET_LIMITS = { rows: 3 * MAX_LIST_LINES, columns: 200 }

/**
 * Reads an uploaded list: the first sheet whose columns have headings, for a cover or a summary often
 * stands in front; the first with any goods where none has. Throws as `readBook` does.
 */
export async function readListFile(file: UploadedFile): Promise<MaterialSheet> {
  const sheets = (await readWorkbook(file, SHEET_LIMITS)).map(readSheet)
  const sheetsWithItems = sheets.filter(({ lines }) => lines.length > 0)
  const [first = { lines: [], skipped: [], headed: false }] = sheetsWithItems
  return (
    sheetsWithItems.find(({ headed, lines }) => headed && lines.some(({ qty }) => qty)) ?? first
  )
}
