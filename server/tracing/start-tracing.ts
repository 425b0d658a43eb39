import { nameStatement } from '#platform/database/statement-name.ts'
import { observeStatements } from '#platform/database/statement-observers.ts'
import { setTracing, type Tracing } from '#platform/tracing/tracing.ts'
import type { TracingOptions } from '#platform/tracing/open-telemetry.ts'

/** Traces this process until it is stopped. What sends the traces is loaded only now. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  const { createTracing } = await import('#platform/tracing/open-telemetry.ts')
  const tracing = createTracing(options)
  const stopObserving = observeStatements((text) => traceStatement(tracing, text))
  setTracing(tracing)
  return {
    ...tracing,
    async stop() {
      stopObserving()
      setTracing(undefined)
      await tracing.stop()
    },
  }
}

/** Statements outside a trace, such as the worker's polling, get no span: each would be a trace of its own. */
function traceStatement(tracing: Tracing, text: string) {
  if (!tracing.findCurrent()) return undefined
  const name = nameStatement(text)
  const span = tracing.begin({
    name,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
  })
  return (_durationMs: number, failure: unknown) => {
    if (failure) span.fail()
    span.end()
  }
}
