import { parentPort, workerData } from 'node:worker_threads'
import { readXls, readXlsx } from 'hucre/xlsx'
import type { Asked } from './book.ts'
import type { Cells } from './rows.ts'

// Reads one book and ends (see book.ts).
const { kind, bytes, bounds, sheets } = workerData as Asked
const book =
  kind === 'xls'
    ? await readXls(bytes)
    : await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden })

/** Empty rows count for nothing, so they may stand between. */
const rowsOf = (rows: readonly (readonly unknown[] | undefined)[]): Cells[] =>
  Array.from(rows, (cells, at) => ({
    number: at + 1,
    cells: Array.from(cells ?? []).slice(0, bounds.columns + 1),
  }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== undefined && cell !== ''))
    .slice(0, bounds.rows + 1)

parentPort!.postMessage(book.sheets.slice(0, sheets).map(({ rows }) => rowsOf(rows)))
