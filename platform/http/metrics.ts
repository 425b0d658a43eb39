import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { addCacheMetrics } from './cache-metrics.ts'
import { addStatementMetrics } from './statement-metrics.ts'

export type CallMetrics = { observe(call: string, status: number, durationMs: number): void }
export type JobMetrics = {
  observe(job: string, outcome: 'done' | 'failed', durationMs: number): void
}

type PageMetrics = { observe(page: string, status: number, durationMs: number): void }

/**
 * Prometheus metrics of this process: calls and pages by name and status, jobs by name and outcome, statements, caches, and
 * those of Node.js. Every label is one of a known set, so that no visitor can add to them.
 */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'call_duration_seconds',
    help: 'Time a call took, by name',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 3],
    registers: [registry],
  })
  const responses = new Counter({
    name: 'call_answers_total',
    help: 'Answers by call and status',
    labelNames: ['call', 'status'],
    registers: [registry],
  })
  // All threads together, which Node.js's own metrics count, include those that collect garbage and compress.
  new Gauge({
    name: 'nodejs_main_thread_cpu_seconds',
    help: 'Processor time of the thread that runs the event loop',
    registers: [registry],
    collect() {
      const { user, system } = process.threadCpuUsage()
      this.set((user + system) / 1e6)
    },
  })
  const reads = new Counter({
    name: 'standby_reads_total',
    help: 'Reads that may be a second old, by the database that answered them',
    labelNames: ['from'],
    registers: [registry],
  })
  const calls: CallMetrics = {
    observe(call, status, durationMs) {
      durations.observe({ call }, durationMs / 1000)
      responses.inc({ call, status })
    },
  }
  const jobDurations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a job took, by name and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
    registers: [registry],
  })
  const jobs: JobMetrics = {
    observe(job, outcome, durationMs) {
      jobDurations.observe({ job, outcome }, durationMs / 1000)
    },
  }
  const observeRead = (from: 'primary' | 'standby') => reads.inc({ from })
  const pageDurations = new Histogram({
    name: 'page_duration_seconds',
    help: 'Time until a page was sent, by its route',
    labelNames: ['page'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 3],
    registers: [registry],
  })
  const pageAnswers = new Counter({
    name: 'page_answers_total',
    help: 'Answers by page and status',
    labelNames: ['page', 'status'],
    registers: [registry],
  })
  const pages: PageMetrics = {
    observe(page, status, durationMs) {
      pageDurations.observe({ page }, durationMs / 1000)
      pageAnswers.inc({ page, status })
    },
  }
  addStatementMetrics(registry)
  addCacheMetrics(registry)
  return { registry, calls, jobs, pages, observeRead, text: () => registry.metrics() }
}
