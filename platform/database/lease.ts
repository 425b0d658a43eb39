import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** How long a lease lasts without being renewed, and how often its holder renews it (ms). */
const LEASE_MS = 3_000
const RENEW_MS = 1_000

/** What one process of all does. */
export type Lease = {
  /** Whether this process is the one. False once it can no longer know. */
  readonly isHeld: boolean
  /** Gives it up, so that another process has it at once. */
  release(): Promise<void>
}

/**
 * Elects one process to hold a lease, renewed every second. If the holder ends or loses the database, another takes
 * over after three seconds; the holder notices earlier by its own clock. `onTaken` is called each time that this
 * process takes the lease.
 */
export function holdLease(db: Db, name: string, onTaken: () => void): Lease {
  const holder = randomUUID()
  let heldUntil = 0
  let isReleased = false
  let renewing = Promise.resolve()
  /** One statement at a time: a slow database must not be asked by a crowd of them. */
  let isRenewing = false
  const timer = setInterval(renew, RENEW_MS).unref()
  renew()

  function renew(): void {
    if (isRenewing || isReleased) return
    isRenewing = true
    renewing = askOnce().finally(() => (isRenewing = false))
  }

  async function askOnce(): Promise<void> {
    const wasHeld = isHeld()
    const askedAt = performance.now()
    const isOurs = await take().catch(() => false)
    if (!isOurs) return
    heldUntil = askedAt + LEASE_MS
    if (!wasHeld && !isReleased) onTaken()
  }

  /** Writes nothing where another process holds it. */
  async function take(): Promise<boolean> {
    const until = sql`clock_timestamp() + ${`${LEASE_MS} milliseconds`}::interval`
    const { rows } = await sql`
      insert into lease as known (name, holder, until) values (${name}, ${holder}, ${until})
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where known.holder = excluded.holder or known.until < clock_timestamp()
      returning name`.execute(db)
    return rows.length > 0
  }

  function isHeld(): boolean {
    return !isReleased && performance.now() < heldUntil
  }

  return {
    get isHeld() {
      return isHeld()
    },
    async release() {
      isReleased = true
      clearInterval(timer)
      await renewing
      await sql`delete from lease where name = ${name} and holder = ${holder}`
        .execute(db)
        .catch(() => {})
    },
  }
}
