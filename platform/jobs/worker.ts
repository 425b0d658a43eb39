import { Logger, makeWorkerUtils, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { AppDeps } from '../http/context.ts'
import type { JobHandlers } from './jobs.ts'

/** Seconds without a heartbeat after which a worker counts as killed. */
const SILENT_AFTER_SECONDS = 20

/**
 * Runs jobs until it is stopped. graphile-worker leaves a killed worker's jobs locked for four
 * hours, so each worker sends a heartbeat every five seconds, and any live worker unlocks the jobs
 * of silent ones.
 */
export async function startWorker(
  pool: pg.Pool,
  deps: AppDeps,
  jobs: JobHandlers,
  { concurrency = 4, crontab = '' }: { concurrency?: number; crontab?: string } = {},
) {
  const tasks: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload) => void (await job(deps, payload as never)),
    ]),
  )
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') deps.log.error({ worker: message }, 'worker')
  })
  const utils = await makeWorkerUtils({ pgPool: pool, logger })
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency,
    crontab,
    noHandleSignals: true,
    logger,
  })
  const ids = new Set<string>()
  runner.events.on('worker:create', ({ worker }) => void ids.add(worker.workerId))
  const sendHeartbeat = async () => {
    try {
      await recordHeartbeat(pool, [...ids])
      const silent = await findSilentWorkers(pool)
      if (silent.length > 0) await utils.forceUnlockWorkers(silent)
    } catch (thrown) {
      deps.log.warn({ err: thrown }, 'worker heartbeat missed')
    }
  }
  await sendHeartbeat()
  const timer = setInterval(() => void sendHeartbeat(), 5_000)
  return {
    async stop() {
      clearInterval(timer)
      await runner.stop().catch(() => {})
      await utils.release()
    },
  }
}

const recordHeartbeat = (pool: pg.Pool, ids: string[]) =>
  pool.query(
    `insert into worker_heartbeat (worker_id, seen_at) select unnest($1::text[]), now()
     on conflict (worker_id) do update set seen_at = now()`,
    [ids],
  )

/**
 * Finds workers that have locked a job but sent no heartbeat recently. Deletes heartbeats older
 * than a day.
 */
async function findSilentWorkers(pool: pg.Pool): Promise<string[]> {
  await pool.query(`delete from worker_heartbeat where seen_at < now() - interval '1 day'`)
  const { rows } = await pool.query<{ locked_by: string }>(
    `select distinct job.locked_by from graphile_worker._private_jobs job
     left join worker_heartbeat beat on beat.worker_id = job.locked_by
     where job.locked_by is not null
       and coalesce(beat.seen_at, job.locked_at) < now() - make_interval(secs => $1)`,
    [SILENT_AFTER_SECONDS],
  )
  return rows.map((row) => row.locked_by)
}
