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

/**
 * How long reading may take (ms) and how much memory it may use (MB): the workbook is untrusted.
 */
const TIMEOUT_MS = 5_000
const MAX_MEMORY_MB = 192
/** How many sheets are read, from the first. */
const MAX_SHEETS = 12
/** Reads a few workbooks at a time: sixty at once would take eleven gigabytes. */
const limitReading = pLimit(3)

/**
 * Reads the visible sheets of an XLSX, XLS (Excel 97 to 2003) or CSV that has passed its upload's
 * rule. A workbook is read in a thread of its own, so that a malicious one does not block other
 * requests. Throws 422 `sheet.unreadable`, `sheet.rows`, `sheet.columns`.
 */
export async function readWorkbook(file: UploadedFile, bounds: SheetBounds): Promise<SheetRow[][]> {
  const kind = /\.(xlsx?)$/i.exec(file.name)?.[1]?.toLowerCase()
  const sheets = kind
    ? await limitReading(() => readInWorker({ kind, bytes: file.bytes, bounds }))
    : [readCsvRows(file)]
  return Promise.all(sheets.map((rows) => Array.fromAsync(limitRows(rows, bounds))))
}

/**
 * The thread's input. It returns up to one row and one column more than the bounds, to show that
 * there are more.
 */
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
