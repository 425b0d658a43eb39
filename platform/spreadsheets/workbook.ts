import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { UploadedFile } from '../contract/call.ts'
import {
  limitRows,
  readCsvRows,
  unreadableSheet,
  type SheetBounds,
  type RawSheetRow,
  type SheetRow,
} from './sheet-rows.ts'

/** How long a book may take to be read (ms), and in how much memory (MB): it comes from anybody. */
const TIMEOUT_MS = 5_000
const MAX_MEMORY_MB = 192
/** Sheets that are looked at: what matters stands in front. */
const MAX_SHEETS = 12
/** Books of anybody are read a few at a time: sixty at once would take eleven gigabytes. */
const limitReading = pLimit(3)

/**
 * The sheets of an XLSX, XLS (Excel 97 to 2003) or CSV that has passed its upload's rule, without
 * hidden ones, each with its rows. Books are read in a thread of their own: one that was made to keep
 * us busy keeps nobody waiting. Throws 422 `sheet.unreadable`, `sheet.rows`, `sheet.columns`.
 */
export async function readWorkbook(file: UploadedFile, bounds: SheetBounds): Promise<SheetRow[][]> {
  const kind = /\.(xlsx?)$/i.exec(file.name)?.[1]?.toLowerCase()
  const sheets = kind
    ? await limitReading(() => readInWorker({ kind, bytes: file.bytes, bounds }))
    : [readCsvRows(file)]
  return Promise.all(sheets.map((rows) => Array.fromAsync(limitRows(rows, bounds))))
}

/** What the thread is asked. One row and one column more than the bounds tell that there are more. */
export type WorkbookRequest = {
  kind: string
  bytes: Uint8Array
  bounds: SheetBounds
  sheets: number
}

function readInWorker(request: Omit<WorkbookRequest, 'sheets'>): Promise<Iterable<RawSheetRow>[]> {
  const { promise, resolve, reject } = Promise.withResolvers<RawSheetRow[][]>()
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: { ...request, sheets: MAX_SHEETS } satisfies WorkbookRequest,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  })
  const timer = setTimeout(() => reject(unreadableSheet(new Error('took too long'))), TIMEOUT_MS)
  worker.once('message', resolve)
  worker.once('error', (thrown) => reject(unreadableSheet(thrown)))
  worker.once('exit', () => reject(unreadableSheet(new Error('ended early'))))
  return promise.finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}
