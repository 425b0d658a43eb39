import { fork, type ChildProcess } from 'node:child_process'
import { Refusal } from '../refusal.ts'
import { type SheetBounds, unreadableSheet } from './limits.ts'
import type { SheetRow } from './sheet-rows.ts'

/** A workbook to read, of whose visible sheets the first `sheets` count. */
export type WorkbookRequest = {
  kind: string
  bytes: Uint8Array
  bounds: SheetBounds
  sheets: number
}

/** That reading begins, some rows of a sheet, or how reading ended. */
export type WorkbookMessage =
  | { isReady: true }
  | { sheet: number; rows: SheetRow[] }
  | { isComplete: true }
  | { refusal: Pick<Refusal, 'code' | 'message' | 'status' | 'more'> }

/** How long a process may take to start on a busy machine (ms): that is no fault of the workbook. */
const START_TIMEOUT_MS = 30_000

export type WorkerLimits = {
  /** How long reading may take until the next rows (ms). */
  timeoutMs: number
  /** How much memory the process may use for objects (MB). */
  memoryMb: number
}

/**
 * Reads a workbook in a process of its own: an untrusted one blocks no other request, uses bounded memory, and
 * gives all of it back. A thread that reaches its limit may end the whole server. Throws 422 `sheet.unreadable`, `sheet.rows`, `sheet.columns`.
 */
export async function* readInWorker(
  request: WorkbookRequest,
  { timeoutMs, memoryMb }: WorkerLimits,
): AsyncGenerator<{ sheet: number; rows: SheetRow[] }> {
  const worker = fork(new URL('./workbook-worker.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const receive = createReceiver(worker)
  try {
    worker.send(request, noteFailure)
    await receive(START_TIMEOUT_MS)
    for (;;) {
      worker.send('next', noteFailure)
      const message = await receive(timeoutMs)
      if ('isComplete' in message || 'isReady' in message) return
      if ('refusal' in message) {
        const { code, message: text, status, more } = message.refusal
        throw new Refusal(code, text, status, more)
      }
      yield message
    }
  } finally {
    worker.kill('SIGKILL')
  }
}

/** A process that has ended receives nothing; `exit` says so. */
const noteFailure = () => {}

/** Receives one message after the other. The process may also fail while the caller uses the last rows. */
function createReceiver(worker: ChildProcess) {
  let failure: Error | undefined
  let settleWaiting = () => {}
  const fail = (thrown: Error) => {
    failure ??= thrown
    settleWaiting()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('ended early')))
  return (timeoutMs: number): Promise<WorkbookMessage> => {
    const { promise, resolve, reject } = Promise.withResolvers<WorkbookMessage>()
    settleWaiting = () => failure && reject(unreadableSheet(failure))
    const timer = setTimeout(() => fail(new Error('took too long')), timeoutMs)
    worker.once('message', resolve)
    settleWaiting()
    return promise.finally(() => {
      clearTimeout(timer)
      worker.off('message', resolve)
    })
  }
}
