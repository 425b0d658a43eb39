import { Refusal } from './refusal.ts'

type FairQueueOptions = {
  /** How many works run at a time. */
  concurrency: number
  /** How many may wait in all, and per key. */
  maxWaiting: number
  maxWaitingPerKey: number
  /** How long one may wait (ms): who waits longer has given up, or should come back later. */
  maxWaitMs: number
}

/** Runs work in its turn. Rejects with a 503 where too much waits already, or after waiting for long. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** When a caller who is refused may come back (s). */
const RETRY_AFTER_SECONDS = 5

/**
 * Queues expensive work. A key that asks for much waits behind itself: the keys take turns, so that
 * one of them does not hold up the others.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { concurrency, maxWaiting, maxWaitingPerKey, maxWaitMs } = options
  /** What starts the waiting works, by key; the first key is the next one. */
  const waiting = new Map<string, (() => void)[]>()
  let waitingCount = 0
  let runningCount = 0

  function waitForTurn(key: string): Promise<void> | undefined {
    if (runningCount < concurrency) {
      runningCount += 1
      return undefined
    }
    const own = waiting.get(key) ?? []
    if (waitingCount >= maxWaiting || own.length >= maxWaitingPerKey) throw tooBusy()
    waitingCount += 1
    waiting.set(key, own)
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        leave(key, start)
        reject(tooBusy())
      }, maxWaitMs)
      own.push(start)
    })
  }

  function leave(key: string, start: () => void) {
    const others = waiting.get(key)?.filter((each) => each !== start) ?? []
    if (others.length > 0) waiting.set(key, others)
    else waiting.delete(key)
    waitingCount -= 1
  }

  function startNext() {
    const [next] = waiting
    if (!next) {
      runningCount -= 1
      return
    }
    const [key, [start, ...others]] = next
    waiting.delete(key)
    if (others.length > 0) waiting.set(key, others)
    waitingCount -= 1
    start!()
  }

  return async (key, work) => {
    await waitForTurn(key)
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}

const tooBusy = () =>
  new Refusal('limit.busy', 'Sedang banyak permintaan. Coba lagi beberapa detik lagi.', 503, {
    retryAfter: RETRY_AFTER_SECONDS,
  })
