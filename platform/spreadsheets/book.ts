import { Worker } from 'node:worker_threads'
import type { UploadedFile } from '../contract/call.ts'
import { turns } from '../turns.ts'
import { rowsWithin, textRows, unreadable, type Bounds, type Cells, type Row } from './rows.ts'

/** How long a book may take to be read (ms), and in how much memory (MB): it comes from anybody. */
const PATIENCE = 5_000
const MEMORY = 192
/** Sheets that are looked at: what matters stands in front. */
const MOST_SHEETS = 12
/** Books of anybody are read a few at a time: sixty at once would take eleven gigabytes. */
const inTurn = turns(3)

/**
 * The sheets of an XLSX, XLS (Excel 97 to 2003) or CSV that has passed its upload's rule, without
 * hidden ones, each with its rows. Books are read in a thread of their own: one that was made to keep
 * us busy keeps nobody waiting. Throws 422 `sheet.unreadable`, `sheet.rows`, `sheet.columns`.
 */
export async function readBook(file: UploadedFile, bounds: Bounds): Promise<Row[][]> {
  const kind = /\.(xlsx?)$/i.exec(file.name)?.[1]?.toLowerCase()
  const sheets = kind
    ? await inTurn(() => inThread({ kind, bytes: file.bytes, bounds }))
    : [textRows(file)]
  return Promise.all(sheets.map((rows) => Array.fromAsync(rowsWithin(rows, bounds))))
}

/** What the thread is asked. One row and one column more than the bounds tell that there are more. */
export type Asked = { kind: string; bytes: Uint8Array; bounds: Bounds; sheets: number }

function inThread(asked: Omit<Asked, 'sheets'>): Promise<Iterable<Cells>[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Cells[][]>()
  const thread = new Worker(new URL('./book-thread.ts', import.meta.url), {
    workerData: { ...asked, sheets: MOST_SHEETS } satisfies Asked,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  const timer = setTimeout(() => reject(unreadable(new Error('took too long'))), PATIENCE)
  thread.once('message', resolve)
  thread.once('error', (thrown) => reject(unreadable(thrown)))
  thread.once('exit', () => reject(unreadable(new Error('ended early'))))
  return promise.finally(() => {
    clearTimeout(timer)
    void thread.terminate()
  })
}
