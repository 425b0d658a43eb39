import type pg from 'pg'
import type { Log } from '../log.ts'
import { connect, type Db } from './database.ts'
import { isReadOnly, isUnavailable } from './errors.ts'
import { REQUEST_TIMEOUTS } from './timeouts.ts'
import { BEYOND_EVERYTHING, toLogByte, type WritePosition } from './write-position.ts'

/** What a read from the standby may lack: commits of the last second (ms). */
const MAX_AGE_MS = 1_000
/** How often the standby is compared with the primary (ms). */
const COMPARE_INTERVAL_MS = 200
/** A standby is given up sooner than a primary: there is another place to read (ms). */
const CONNECT_TIMEOUT_MS = 500

/** Reads of a database that a second one follows (decision 170). */
export type Standby = {
  /**
   * Answers from the standby while it lags by less than a second and has replayed up to `position`; from the
   * primary otherwise, or where the standby fails meanwhile.
   */
  read<T>(
    position: WritePosition | undefined,
    fromStandby: (db: Db) => Promise<T>,
    fromPrimary: () => Promise<T>,
  ): Promise<T>
  /** A recent position of the primary, for a caller that reads without having written; undefined before the first look. */
  recentPosition(): WritePosition | undefined
  /** Covers everything that was committed before the call. */
  findPosition(): Promise<WritePosition>
  close(): Promise<void>
}

type StandbyOptions = {
  url: string
  primary: pg.Pool
  log: Pick<Log, 'warn' | 'info'>
  maxConnections: number
  /** Counts where reads were answered. */
  observe?: (from: 'primary' | 'standby') => void
}

/** Opens the standby's pool and compares it with the primary until it is closed. */
export function openStandby({
  url,
  primary,
  log,
  maxConnections,
  observe = () => {},
}: StandbyOptions): Standby {
  const { db, pool } = connect(url, {
    max: maxConnections,
    applicationName: 'pondasi-standby-reads',
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    timeouts: REQUEST_TIMEOUTS,
  })
  /** Where the primary was when, the last looks. */
  let looks: { at: number; position: WritePosition }[] = []
  let replayed = -1n
  /** The standby has everything that was committed before (`performance.now()`). */
  let coveredUntil = -Infinity
  let isUsed: boolean | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function compare(): Promise<void> {
    const at = performance.now()
    try {
      const [position, standbyPosition] = await Promise.all([
        askPosition(primary, 'pg_current_wal_insert_lsn()'),
        askPosition(pool, REPLAYED),
      ])
      looks = [...looks.filter((look) => at - look.at <= 2 * MAX_AGE_MS), { at, position }]
      replayed = toLogByte(standbyPosition)
      const covered = looks.findLast((look) => toLogByte(look.position) <= replayed)
      coveredUntil = Math.max(coveredUntil, covered?.at ?? -Infinity)
    } catch (err) {
      tell(false, err)
    }
    tell(isCurrent())
    if (!isClosed) timer = setTimeout(() => void compare(), COMPARE_INTERVAL_MS).unref()
  }

  const isCurrent = () => performance.now() - coveredUntil < MAX_AGE_MS

  /** Logs once when reads fall back to the primary, and once when they return. */
  function tell(isInUse: boolean, err?: unknown): void {
    if (isUsed === isInUse || isClosed) return
    if (isInUse) log.info({}, 'the standby is read from')
    else log.warn({ err }, 'the standby is away or behind: all reads go to the primary')
    isUsed = isInUse
  }

  void compare()
  return {
    async read(position, fromStandby, fromPrimary) {
      if (!position || !isCurrent() || toLogByte(position) > replayed) {
        observe('primary')
        return fromPrimary()
      }
      try {
        const answer = await fromStandby(db)
        observe('standby')
        return answer
      } catch (thrown) {
        // Includes reads that replay cancelled because it removed rows they still saw.
        if (!isUnavailable(thrown)) throw thrown
        // A read that has to write first, such as yesterday's figures, is not the standby's fault.
        if (!isReadOnly(thrown)) {
          coveredUntil = -Infinity
          tell(false, thrown)
        }
        observe('primary')
        return fromPrimary()
      }
    },
    recentPosition: () => looks.at(-1)?.position,
    findPosition: () =>
      askPosition(primary, 'pg_current_wal_insert_lsn()').catch(() => BEYOND_EVERYTHING),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await db.destroy()
      // Kysely ends the pool only where it has used it.
      if (!pool.ended) await pool.end()
    },
  }
}

/** A standby that has become the primary has everything. */
const REPLAYED =
  'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end'

async function askPosition(pool: pg.Pool, expression: string): Promise<WritePosition> {
  const { rows } = await pool.query<{ position: WritePosition }>(
    `select (${expression})::text as position`,
  )
  return rows[0]!.position
}
