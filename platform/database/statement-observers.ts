/** Called when a statement begins; what it returns is called when it has ended, with how long it took (ms). */
export type StatementObserver = (
  text: string,
) => ((durationMs: number, failure: unknown) => void) | undefined

const observers = new Set<StatementObserver>()

/** Observes every statement of this process from now on. Returns what ends that. */
export function observeStatements(observer: StatementObserver): () => void {
  observers.add(observer)
  return () => void observers.delete(observer)
}

type Callback = (failure: unknown, ...results: unknown[]) => void

/** Runs a statement, which ends with its promise or its callback, and tells the observers. */
export function withObservers(
  text: string,
  parameters: readonly unknown[],
  run: (parameters: readonly unknown[]) => unknown,
): unknown {
  if (observers.size === 0) return run(parameters)
  const finishers = [...observers].map((observe) => observe(text))
  const startedAt = performance.now()
  const finish = (failure?: unknown) => {
    const durationMs = performance.now() - startedAt
    for (const each of finishers) each?.(durationMs, failure)
  }
  const last = parameters.at(-1)
  if (typeof last === 'function') {
    const callback: Callback = (failure, ...results) => {
      finish(failure)
      ;(last as Callback)(failure, ...results)
    }
    return run([...parameters.slice(0, -1), callback])
  }
  const result = run(parameters)
  if (result instanceof Promise) result.then(() => finish(), finish)
  return result
}
