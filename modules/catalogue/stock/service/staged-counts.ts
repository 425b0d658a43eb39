import { setTimeout } from 'node:timers/promises'
import { toIsoTime } from '#platform/clock.ts'
import { withSavepoint } from '#platform/database/savepoint.ts'
import { type Db, inTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { MovementReason } from './movements.ts'
import * as store from '../store/staged-stock.ts'

export { insertEmptyRows, lockAgainstStaging } from '../store/staged-stock.ts'

/** Counts settled in one transaction: an order waits for it if it needs one of them. */
const SETTLE_BATCH_SIZE = 200
/** How long an attempt to close counts may wait for running orders, and new orders with it (ms). */
const CLOSE_WAIT_MS = 150
const CLOSE_PAUSE_MS = 100
const MAX_CLOSE_ATTEMPTS = 100
/** How often settling comes back to counts that others had locked, and after how long (ms). */
const MAX_SETTLE_ATTEMPTS = 100
const SETTLE_PAUSE_MS = 50

/**
 * Stages counted quantities on hand in the caller's transaction: they become visible all at once, with its
 * commit, and no order waits meanwhile. The rows must exist (`insertEmptyRows`), and no other counts may be
 * staged. `closeCounts` comes last before the commit, `settleCounts` after it.
 */
export async function stageCounts(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  counts: readonly store.StagedCount[],
  reason: MovementReason,
): Promise<void> {
  if (counts.length > 0)
    await store.insertStaged(db, counts, { ...reason, at: toIsoTime(clock.now()) })
}

/**
 * Compares the staged counts with what orders, deliveries and staff did since, while none of them can write
 * stock. Returns a count that no longer holds. Until the commit, `alsoLock` included, writers of stock wait.
 */
export async function closeCounts(tx: Db, alsoLock: (tx: Db) => Promise<unknown>) {
  if (!(await store.hasStaged(tx))) return void (await alsoLock(tx))
  for (let attempt = 1; attempt <= MAX_CLOSE_ATTEMPTS; attempt++) {
    const isClosed = await withSavepoint(tx, async () => {
      await alsoLock(tx)
      return store.tryLockAgainstWriters(tx, CLOSE_WAIT_MS)
    })
    if (isClosed) return store.findContradicted(tx)
    await setTimeout(CLOSE_PAUSE_MS)
  }
  throw lockNotAvailable('stock is written without a pause')
}

/** Throws as a lock that is not available while the counts of another import are being settled. */
export async function assertNothingStaged(tx: Db): Promise<void> {
  if (await store.hasStaged(tx))
    throw lockNotAvailable('counts of another import are being settled')
}

/** A job that fails with this is tried again. */
const lockNotAvailable = (message: string) => Object.assign(new Error(message), { code: '55P03' })

/**
 * Moves all staged counts into the rows of stock, in the order of variant ids and in short transactions. It
 * passes over rows that others have locked and comes back to them, so that it is never part of a deadlock.
 */
export async function settleCounts(db: Db): Promise<void> {
  for (let attempt = 1; await store.hasStaged(db); attempt++) {
    if (attempt > MAX_SETTLE_ATTEMPTS) throw new Error('staged stock stays locked')
    if (attempt > 1) await setTimeout(SETTLE_PAUSE_MS)
    let last = { variantId: 0, warehouseId: 0 }
    for (let keys: store.StagedKey[]; (keys = await settleBatch(db, last)).length > 0;)
      last = keys.at(-1)!
  }
}

const settleBatch = (db: Db, last: { variantId: number; warehouseId: number }) =>
  inTransaction(db, async (tx) =>
    settle(tx, await store.lockStagedAfter(tx, last, SETTLE_BATCH_SIZE)),
  )

/** Moves what is staged for variants into their rows, in the caller's transaction. */
export const settleVariants = async (tx: Db, variantIds: readonly number[]) =>
  settle(tx, await store.lockStaged(tx, variantIds))

/** As `settleVariants`, and nothing is staged until the transaction ends: the caller may write the rows. */
export async function writeUnstaged(tx: Db, variantIds: readonly number[]): Promise<void> {
  await store.lockAgainstStaging(tx)
  await settleVariants(tx, variantIds)
}

async function settle(tx: Db, keys: store.StagedKey[]): Promise<store.StagedKey[]> {
  for (const [reason, members] of Map.groupBy(keys, (key) => JSON.stringify(key.reason)))
    await store.moveStaged(tx, reason, members)
  return keys
}
