import type { WorkerUtils } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log.ts'

const INTERVAL_MS = 5_000
/** Seconds without a heartbeat after which a worker counts as killed. */
const SILENT_AFTER_SECONDS = 20

/** Says in the database which pools of this process are alive, by the ids that lock their jobs. */
export type Heartbeat = {
  add(poolId: string): void
  /** The pool has ended: the next beat releases the jobs that it has left locked. */
  retire(poolId: string): void
  /** Beats once. Never throws: a missed beat is logged, and the next one follows. */
  beat(): Promise<void>
  stop(): void
}

/**
 * graphile-worker leaves a killed worker's jobs locked for four hours. So every pool beats every five
 * seconds, and any live one releases the jobs of silent ones.
 */
export function startHeartbeat(pool: pg.Pool, utils: WorkerUtils, log: Log): Heartbeat {
  const alive = new Set<string>()
  const retired = new Set<string>()

  async function beat(): Promise<void> {
    try {
      const ended = [...retired]
      await recordHeartbeat(pool, [...alive])
      const released = [...ended, ...(await findSilentPools(pool))]
      if (released.length > 0) await utils.forceUnlockWorkers(released)
      for (const poolId of ended) retired.delete(poolId)
    } catch (thrown) {
      log.warn({ err: thrown }, 'worker heartbeat missed')
    }
  }

  const timer = setInterval(() => void beat(), INTERVAL_MS)
  return {
    add: (poolId) => void alive.add(poolId),
    retire(poolId) {
      alive.delete(poolId)
      retired.add(poolId)
    },
    beat,
    stop: () => clearInterval(timer),
  }
}

const recordHeartbeat = (pool: pg.Pool, ids: string[]) =>
  pool.query(
    `insert into worker_heartbeat (worker_id, seen_at) select unnest($1::text[]), now()
     on conflict (worker_id) do update set seen_at = now()`,
    [ids],
  )

/**
 * Finds pools that have locked a job but sent no heartbeat recently. Deletes heartbeats older than a
 * day.
 */
async function findSilentPools(pool: pg.Pool): Promise<string[]> {
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
