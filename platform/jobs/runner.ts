import { EventEmitter } from 'node:events'
import { run, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Heartbeat } from './heartbeat.ts'

/** One life of graphile-worker's runner. It ends by itself when it cannot report about a job. */
export type JobRunner = {
  /** Resolves when it takes no more jobs or never will, whether asked to or not. Never rejects. */
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
  const released = Promise.withResolvers<void>()
  // Jobs are locked in the name of the pool, not of its workers. Listened to from the beginning: the
  // pool exists before `run` returns.
  events.on('pool:create', ({ workerPool }) => heartbeat.add(workerPool.id))
  events.on('pool:gracefulShutdown', () => ended.resolve())
  // A runner whose very first look for a job fails repeats that failure for ever: the library caches
  // the rejected list of tasks.
  let hasLooked = false
  for (const event of ['worker:getJob:empty', 'job:start'] as const)
    events.on(event, () => (hasLooked = true))
  events.on('worker:getJob:error', () => void (hasLooked || ended.resolve()))
  events.on('pool:release', ({ workerPool }) => {
    heartbeat.retire(workerPool.id)
    ended.resolve()
    released.resolve()
  })
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
      await released.promise
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
