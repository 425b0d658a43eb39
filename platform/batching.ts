/**
 * Answers calls that arrive while an earlier batch runs with the next one, all of them at once. What is read for
 * a call is never read before it was made. Under load many callers share one round trip; a single caller
 * waits for nobody.
 */
export function createBatcher<I, O>(
  run: (inputs: readonly I[]) => Promise<readonly O[]>,
): (input: I) => Promise<O> {
  type Waiting = { input: I; resolve: (output: O) => void; reject: (reason: unknown) => void }
  let waiting: Waiting[] = []
  let isRunning = false

  async function runWaiting(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const outputs = await run(batch.map(({ input }) => input))
        for (const [at, { resolve }] of batch.entries()) resolve(outputs[at]!)
      } catch (thrown) {
        for (const { reject } of batch) reject(thrown)
      }
    }
    isRunning = false
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (!isRunning) void runWaiting()
    })
}
