import { parentPort, workerData } from 'node:worker_threads'
import { readXls, readXlsx } from 'hucre/xlsx'
import type { WorkbookRequest } from './workbook.ts'
import type { RawSheetRow } from './sheet-rows.ts'

// Reads one workbook and ends (see workbook.ts).
const { kind, bytes, bounds, sheets } = workerData as WorkbookRequest
const workbook =
  kind === 'xls'
    ? await readXls(bytes)
    : await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden })

/** Leaves out empty rows, which do not count towards the bounds. */
const toRows = (rows: readonly (readonly unknown[] | undefined)[]): RawSheetRow[] =>
  Array.from(rows, (cells, index) => ({
    number: index + 1,
    cells: Array.from(cells ?? []).slice(0, bounds.columns + 1),
  }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== undefined && cell !== ''))
    .slice(0, bounds.rows + 1)

parentPort!.postMessage(workbook.sheets.slice(0, sheets).map(({ rows }) => toRows(rows)))
