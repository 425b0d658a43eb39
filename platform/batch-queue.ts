type BatchQueueOptions<T, R> = {
  /** How many items are worked on together. */
  maxItems: number
  /** How long an item may wait for its turn (ms). */
  maxWaitMs: number
  /** What an item that has waited for longer is rejected with. */
  createTooLateError: () => Error
  /** Works on items together. Returns a result for each, in their order; what it throws is thrown to all. */
  run: (items: T[]) => Promise<R[]>
}

/**
 * Collects what arrives while a batch is being worked on into the next one. An item that arrives alone is worked
 * on at once.
 */
export function createBatchQueue<T, R>(options: BatchQueueOptions<T, R>): (item: T) => Promise<R> {
  const { maxItems, maxWaitMs, createTooLateError, run } = options
  type Waiting = { item: T; timer: NodeJS.Timeout } & Pick<
    PromiseWithResolvers<R>,
    'resolve' | 'reject'
  >
  const waiting = new Set<Waiting>()
  let isRunning = false

  async function runAll() {
    isRunning = true
    // What arrives in the same turn of the event loop belongs together.
    await new Promise(setImmediate)
    while (waiting.size > 0) await runBatch([...waiting].slice(0, maxItems))
    isRunning = false
  }

  async function runBatch(batch: Waiting[]) {
    for (const each of batch) {
      waiting.delete(each)
      clearTimeout(each.timer)
    }
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, each] of batch.entries()) each.resolve(results[index]!)
    } catch (thrown) {
      for (const each of batch) each.reject(thrown)
    }
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<R>()
    const timer = setTimeout(() => {
      waiting.delete(each)
      reject(createTooLateError())
    }, maxWaitMs)
    const each: Waiting = { item, timer, resolve, reject }
    waiting.add(each)
    if (!isRunning) void runAll()
    return promise
  }
}
