import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { run, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Heartbeat } from './heartbeat.ts'

/** How long the reports about the last jobs may take (ms). */
const LAST_REPORTS_MS = 2_000

/** One life of graphile-worker's runner. It ends by itself when it cannot report about a job. */
export type JobRunner = {
  /** Resolves when the runner takes no more jobs, for whatever reason. Never rejects. */
  readonly ended: Promise<void>
  /** Lets running jobs finish. */
  stop(): Promise<void>
}

/**
 * Starts a runner.
 * @throws Error when the database cannot be reached
 */
export async function startRunner(
  options: Pick<RunnerOptions, 'taskList' | 'concurrency' | 'crontab' | 'logger'> & {
    pool: pg.Pool
    heartbeat: Heartbeat
  },
): Promise<JobRunner> {
  const { pool, heartbeat, ...rest } = options
  const events: WorkerEvents = new EventEmitter()
  const ended = Promise.withResolvers<void>()
  const drained = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let poolId = ''
  let workers = 0
  // Subscribes before `run`, because the pool and its workers exist by the time it returns. Jobs are locked under the
  // pool's id, not the workers'.
  events.on('pool:create', ({ workerPool }) => heartbeat.add((poolId = workerPool.id)))
  events.on('worker:create', () => void (workers += 1))
  events.on('worker:stop', () => {
    workers -= 1
    if (workers > 0) return
    heartbeat.retire(poolId)
    drained.resolve()
  })
  events.on('pool:gracefulShutdown', () => ended.resolve())
  events.on('pool:release', () => released.resolve())
  // The job may have been locked although the answer was lost, and this pool would never run it. And
  // if it was the first look, the library has cached the rejected list of tasks, and would never look
  // again. The next runner begins afresh, and this one's locks are released.
  events.on('worker:getJob:error', () => ended.resolve())
  const runner = await run({
    ...rest,
    pgPool: toleratingSecondRelease(pool),
    noHandleSignals: true,
    events,
    // Without a delay the library reports each finished job in a promise that nobody awaits: a
    // database that goes away just then rejects it, which ends the process. With any delay, even
    // none, failed reports end the runner, which is started again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  return {
    ended: ended.promise,
    async stop() {
      // Not its own promise: that waits for a scheduler which may sleep for a minute after a failure.
      runner.stop().catch(() => {})
      await drained.promise
      // The last reports. After several that failed at once the library waits for ever.
      await Promise.race([released.promise, pause(LAST_REPORTS_MS, undefined, { ref: false })])
    },
  }
}

/**
 * The pool, with connections that may be released twice. The library does that when it shuts down
 * while its LISTEN is under way on a lost connection, in a promise that nobody awaits: pg's complaint
 * would end the process.
 */
function toleratingSecondRelease(pool: pg.Pool): pg.Pool {
  type Connected = Parameters<typeof pg.Pool.prototype.connect>[0]
  const connect = (callback?: Connected) => {
    if (!callback) return pool.connect()
    return pool.connect((error, client, release) => {
      let isReleased = false
      callback(error, client, (reason) => {
        if (!isReleased) release(reason)
        isReleased = true
      })
    })
  }
  return Object.create(pool, { connect: { value: connect } }) as pg.Pool
}
