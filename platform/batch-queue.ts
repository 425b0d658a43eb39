type BatchQueueOptions<T, R> = {
  /** Works on items together. Returns a result for each, in their order; what it throws is thrown to all. */
  run: (items: readonly T[]) => Promise<readonly R[]>
  /** How many items are worked on together; any number by default. */
  maxItems?: number
  /** How long an item may wait for its turn (ms), and what it is rejected with after that. */
  timeout?: { ms: number; createError: () => Error }
}

/**
 * Collects what arrives while a batch is being worked on into the next one. Under load many items share one round
 * trip; one that arrives alone waits for nobody. Nothing is read for an item before it has arrived.
 */
export function createBatchQueue<T, R>({
  run,
  maxItems = Infinity,
  timeout,
}: BatchQueueOptions<T, R>): (item: T) => Promise<R> {
  type Waiting = { item: T; timer: NodeJS.Timeout | undefined } & Pick<
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
    const giveUp = () => {
      waiting.delete(each)
      reject(timeout!.createError())
    }
    const timer = timeout && setTimeout(giveUp, timeout.ms)
    const each: Waiting = { item, timer, resolve, reject }
    waiting.add(each)
    if (!isRunning) void runAll()
    return promise
  }
}
