import { fork, type ChildProcess } from 'node:child_process'
import pLimit from 'p-limit'
import { Refusal } from '../refusal.ts'

/** The messages between the shop and the drawing process. */
export type DrawRequest =
  | { bytes: Uint8Array; page: number }
  | { bytes: Uint8Array; textPages: number }
export type DrawnPage = { count: number; image: Uint8Array }
export type DrawMessage = { isReady: true } | DrawnPage | { text: string } | { isUnreadable: true }

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
 * Draws one page of a PDF (from 1) as a picture: who looks at the picture runs nothing of the PDF. Throws 422
 * `file.unreadable`, also for a page that it does not have.
 */
export async function drawPdfPage(bytes: Uint8Array, page: number): Promise<DrawnPage> {
  const message = await ask({ bytes, page })
  if (!('image' in message)) throw unreadable()
  return message
}

/** The text of the first pages of a PDF; empty where it only has pictures. Throws 422 `file.unreadable`. */
export async function readPdfText(bytes: Uint8Array, textPages: number): Promise<string> {
  const message = await ask({ bytes, textPages })
  if (!('text' in message)) throw unreadable()
  return message.text
}

/** Works on a PDF in a process of its own that is ended afterwards: a hostile one has bounded time and memory. */
const ask = (request: DrawRequest): Promise<DrawMessage> =>
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
      worker.send(request, () => {})
      return await receive(worker, DRAW_TIMEOUT_MS)
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
