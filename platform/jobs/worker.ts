import { setTimeout as pause } from 'node:timers/promises'
import { Logger, makeWorkerUtils, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { AppDeps } from '../http/context.ts'
import type { JobMetrics } from '../http/metrics.ts'
import { startHeartbeat } from './heartbeat.ts'
import { inSpan } from '../tracing/tracing.ts'
import { TRACEPARENT, type JobHandlers } from './jobs.ts'
import { startRunner, type JobRunner } from './runner.ts'

/** Delay before the runner is started again (ms), doubled from the first to the maximum. */
const FIRST_RETRY_MS = 100
const MAX_RETRY_MS = 1_000

/**
 * Runs jobs until it is stopped. A runner that ends by itself, because the database went away, is
 * replaced as soon as the database is back; its unfinished jobs run again.
 * @throws Error when the database cannot be reached at the start
 */
export async function startWorker(
  pool: pg.Pool,
  deps: AppDeps,
  jobs: JobHandlers,
  {
    concurrency = 4,
    crontab = '',
    metrics,
  }: { concurrency?: number; crontab?: string; metrics?: JobMetrics } = {},
) {
  const { log } = deps
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (given) => {
        const { [TRACEPARENT]: traceparent, ...payload } = (given ?? {}) as Record<string, unknown>
        const span = { name: `job ${name}`, kind: 'consumer', ...readTrace(traceparent) } as const
        const startedAt = performance.now()
        const observe = (outcome: 'done' | 'failed') =>
          metrics?.observe(name, outcome, performance.now() - startedAt)
        try {
          await inSpan(span, () => job(deps, payload as never))
          observe('done')
        } catch (thrown) {
          observe('failed')
          throw thrown
        }
      },
    ]),
  )
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.error({ worker: message }, 'worker')
  })
  const utils = await makeWorkerUtils({ pgPool: pool, logger })
  const heartbeat = startHeartbeat(pool, utils, log)
  const stopping = new AbortController()
  const start = () => startRunner({ pool, heartbeat, taskList, concurrency, crontab, logger })

  async function restart(): Promise<JobRunner | undefined> {
    for (let delayMs = FIRST_RETRY_MS; ; delayMs = Math.min(delayMs * 2, MAX_RETRY_MS)) {
      try {
        await pause(delayMs, undefined, { signal: stopping.signal })
        const runner = await start()
        // At once, so that the jobs which the last runner left locked do not wait.
        await heartbeat.beat()
        log.warn('worker started again')
        return runner
      } catch (thrown) {
        if (stopping.signal.aborted) return undefined
        log.warn({ err: thrown }, 'worker does not start yet')
      }
    }
  }

  async function supervise(first: JobRunner): Promise<void> {
    for (let runner: JobRunner | undefined = first; runner; runner = await restart()) {
      await Promise.race([runner.ended, aborted])
      if (stopping.signal.aborted) return runner.stop()
      log.error('worker ended')
      // What it still runs keeps its locks while it lasts, so the next one need not wait for it.
      void runner.stop()
    }
  }

  const aborted = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const first = await start().catch((thrown: unknown) => {
    heartbeat.stop()
    throw thrown
  })
  const supervising = supervise(first)
  await heartbeat.beat()
  return {
    async stop() {
      stopping.abort()
      await supervising
      heartbeat.stop()
      await utils.release()
    },
  }
}

const readTrace = (traceparent: unknown) => (typeof traceparent === 'string' ? { traceparent } : {})
