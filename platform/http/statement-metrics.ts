import { Counter, Histogram, type Registry } from 'prom-client'
import { nameStatement } from '../database/statement-name.ts'
import { observeStatements } from '../database/statement-observers.ts'

const durations = new Histogram({
  name: 'query_duration_seconds',
  help: 'Time a statement took, by what it does and its first table',
  labelNames: ['query'],
  buckets: [0.002, 0.01, 0.05, 0.25, 1],
  registers: [],
})
const failures = new Counter({
  name: 'query_failures_total',
  help: 'Statements that failed',
  labelNames: ['query'],
  registers: [],
})

let isObserving = false

/** Adds the statements of this process, whichever shop of it runs them. */
export function addStatementMetrics(registry: Registry): void {
  registry.registerMetric(durations)
  registry.registerMetric(failures)
  if (isObserving) return
  isObserving = true
  observeStatements((text) => (durationMs, failure) => {
    const query = nameStatement(text)
    durations.observe({ query }, durationMs / 1000)
    if (failure) failures.inc({ query })
  })
}
