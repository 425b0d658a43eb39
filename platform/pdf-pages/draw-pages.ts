import { fork, type ChildProcess } from 'node:child_process'
import pLimit from 'p-limit'
import { Refusal } from '../refusal.ts'

/** What the process is asked for, and how it answers. */
export type DrawRequest = { bytes: Uint8Array; page: number }
export type DrawnPage = { count: number; image: Uint8Array }
export type DrawMessage = { isReady: true } | DrawnPage | { isUnreadable: true }

/** How long a process may take to start on a busy machine, and to draw a page (ms). */
const START_TIMEOUT_MS = 30_000
const DRAW_TIMEOUT_MS = 10_000
/** Memory of PDFium, in pages of 64 kB, and of everything else (MB). */
const MAX_WASM_PAGES = 6_000
const MAX_HEAP_MB = 128

/** Each process takes a processor and some hundred megabytes. */
const limit = pLimit(2)

const unreadable = () =>
  new Refusal(
    'file.unreadable',
    'PDF ini tidak dapat ditampilkan. Unduh, lalu buka di komputer Anda.',
  )

/**
 * Draws one page of a PDF (from 1) as a picture, in a process of its own that is ended afterwards: who
 * looks at the picture runs nothing of the PDF, and a hostile one has bounded time and memory. Throws 422
 * `file.unreadable`, also for a page that it does not have.
 */
export const drawPdfPage = (bytes: Uint8Array, page: number): Promise<DrawnPage> =>
  limit(async () => {
    const worker = fork(new URL('./draw-worker.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, `--wasm-max-mem-pages=${MAX_WASM_PAGES}`],
      // It needs nothing of the shop's environment, which has secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    try {
      await receive(worker, START_TIMEOUT_MS)
      worker.send({ bytes, page } satisfies DrawRequest, () => {})
      const message = await receive(worker, DRAW_TIMEOUT_MS)
      if (!('image' in message)) throw unreadable()
      return message
    } finally {
      worker.kill('SIGKILL')
    }
  })

function receive(worker: ChildProcess, timeoutMs: number): Promise<DrawMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawMessage>()
  const fail = () => reject(unreadable())
  const timer = setTimeout(fail, timeoutMs)
  worker.once('message', resolve)
  worker.once('exit', fail)
  worker.once('error', fail)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve)
    worker.off('exit', fail)
    worker.off('error', fail)
  })
}
