import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** A quantity on hand that an import has counted, and the one that stood there then. */
export type StagedCount = { variantId: number; code: string; before: number; after: number }

/** Adds missing rows of variants and warehouses, with nothing on hand. */
export async function insertEmptyRows(
  db: Db,
  rows: readonly { variantId: number; code: string }[],
): Promise<void> {
  await sql`
    insert into stock (variant_id, warehouse_id, on_hand)
    select row."variantId", warehouse.id, 0
    from json_to_recordset(${JSON.stringify(rows)}::json) as row ("variantId" int, code text)
    join warehouse using (code) order by 1, 2 on conflict do nothing`.execute(db)
}

/** Stages counts; `reason` is what the ledger of movements will say. */
export async function insertStaged(
  tx: Db,
  counts: readonly StagedCount[],
  reason: object,
): Promise<void> {
  await sql`
    insert into staged_stock (variant_id, warehouse_id, on_hand, before, reason)
    select row."variantId", warehouse.id, row.after, row.before, ${JSON.stringify(reason)}::jsonb
    from json_to_recordset(${JSON.stringify(counts)}::json)
      as row ("variantId" int, code text, before numeric, after numeric)
    join warehouse using (code)`.execute(tx)
}

/**
 * Keeps other transactions from writing stock until this one ends, unless others keep this one waiting for
 * too long; false then. Writers queue behind a waiting lock, so its wait is part of theirs.
 */
export async function tryLockAgainstWriters(tx: Db, maxWaitMs: number): Promise<boolean> {
  const { rows } = await sql<{ limit: string }>`
    select current_setting('lock_timeout') as limit, set_config('lock_timeout', ${String(maxWaitMs)}, true)`.execute(
    tx,
  )
  try {
    await sql`lock table stock in share mode`.execute(tx)
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code === LOCK_NOT_AVAILABLE) return false
    throw thrown
  }
  await sql`select set_config('lock_timeout', ${rows[0]!.limit}, true)`.execute(tx)
  return true
}

const LOCK_NOT_AVAILABLE = '55P03'

/** Keeps imports from staging counts until the transaction ends. Waits for one that is closing its own. */
export const lockAgainstStaging = (tx: Db) =>
  sql`lock table stock in row exclusive mode`.execute(tx)

/** The first staged count that no longer holds: its row has changed since, or more is reserved than was counted. */
export async function findContradicted(tx: Db) {
  const { rows } = await sql<{ variantId: number; isReserved: boolean }>`
    select stock.variant_id as "variantId", stock.on_hand = staged_stock.before as "isReserved"
    from staged_stock join stock using (variant_id, warehouse_id)
    where stock.on_hand <> staged_stock.before or stock.held > staged_stock.on_hand limit 1`.execute(
    tx,
  )
  return rows[0]
}

export type StagedKey = { variantId: number; warehouseId: number; reason: object }

/** Locks staged counts of variants and their rows of stock, in the usual order of locking. */
export async function lockStaged(tx: Db, variantIds: readonly number[]): Promise<StagedKey[]> {
  const { rows } = await sql<StagedKey>`
    ${selectStaged} where variant_id = any(${variantIds}::int[])
    order by variant_id, warehouse_id for update`.execute(tx)
  return rows
}

/** Locks staged counts after the given one, skipping those that are already locked. */
export async function lockStagedAfter(
  tx: Db,
  { variantId, warehouseId }: { variantId: number; warehouseId: number },
  limit: number,
): Promise<StagedKey[]> {
  const { rows } = await sql<StagedKey>`
    ${selectStaged} where (variant_id, warehouse_id) > (${variantId}::int, ${warehouseId}::int)
    order by variant_id, warehouse_id limit ${limit} for update skip locked`.execute(tx)
  return rows
}

const selectStaged = sql`
  select variant_id as "variantId", warehouse_id as "warehouseId", reason
  from staged_stock join stock using (variant_id, warehouse_id)`

export async function hasStaged(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from staged_stock) as found`.execute(db)
  return rows[0]!.found
}

/**
 * Moves locked counts of one reason (JSON) into `stock`. The reason of the caller's own movements stays as it
 * was.
 */
export async function moveStaged(
  tx: Db,
  reason: string,
  keys: readonly StagedKey[],
): Promise<void> {
  const { rows } = await sql<{ stated: string }>`
    select coalesce(current_setting('stock.why', true), '') as stated`.execute(tx)
  await state(tx, reason, 'on')
  await sql`
    with settled as (
      delete from staged_stock where (variant_id, warehouse_id) in (
        select * from unnest(${keys.map(({ variantId }) => variantId)}::int[],
          ${keys.map(({ warehouseId }) => warehouseId)}::int[]))
      returning variant_id, warehouse_id, on_hand)
    update stock set on_hand = settled.on_hand from settled
    where stock.variant_id = settled.variant_id and stock.warehouse_id = settled.warehouse_id`.execute(
    tx,
  )
  await state(tx, rows[0]!.stated, 'off')
}

const state = (tx: Db, reason: string, settling: 'on' | 'off') =>
  sql`select set_config('stock.why', ${reason}, true), set_config('stock.settling', ${settling}, true)`.execute(
    tx,
  )
