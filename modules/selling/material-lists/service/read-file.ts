import type { FileBytes } from '#platform/http/uploads/received-file.ts'
import { readWorkbook } from '#platform/spreadsheets/workbook.ts'
import { MAX_LIST_ROWS, MAX_ROW_CELLS } from '../rules/limits.ts'
import { readSheet, type MaterialSheet } from '../rules/read-sheet.ts'

const SHEET_LIMITS = { rows: MAX_LIST_ROWS, columns: MAX_ROW_CELLS }

/**
 * Reads an uploaded list: the first sheet whose columns have headings, because a cover or a summary often
 * precedes it; otherwise the first sheet with goods. Throws as `readWorkbook` does.
 */
export async function readListFile(file: FileBytes): Promise<MaterialSheet> {
  const sheets = (await readWorkbook(file, SHEET_LIMITS)).map(readSheet)
  const sheetsWithItems = sheets.filter(({ lines }) => lines.length > 0)
  const [first = { lines: [], skipped: [], headed: false }] = sheetsWithItems
  return (
    sheetsWithItems.find(({ headed, lines }) => headed && lines.some(({ qty }) => qty)) ?? first
  )
}
