import { sql } from 'kysely'
import { MAX_EXACT_COUNT } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import type { Paging } from '#platform/paging.ts'

/** Sets what the trigger on `stock` stores with every movement until the transaction ends. */
export async function setMovementReason(tx: Db, reason: object): Promise<void> {
  await sql`select set_config('stock.why', ${JSON.stringify(reason)}, true)`.execute(tx)
}

export type StockMovementRow = {
  id: number
  at: Date
  sku: string
  name: string
  unit: string
  warehouse: string
  kind: 'receipt' | 'adjustment' | 'delivery' | 'transfer' | 'return'
  change: number
  onHand: number
  reason: string
  reference: string | null
  by: string
}

type MovementFilter = { sku?: string | undefined; warehouse?: string | undefined }

const matchingMovements = ({ sku, warehouse }: MovementFilter) => sql`
  stock_move as move
    join variant on variant.id = move.variant_id
    join product on product.id = variant.product_id
    join warehouse on warehouse.id = move.warehouse_id
  where (${sku ?? null}::text is null or move.variant_id = (select id from variant where sku = ${sku ?? null}))
    and (${warehouse ?? null}::text is null or warehouse.code = ${warehouse ?? null})`

/** A page of the matching movements, newest first. */
export async function findMovements(
  db: Db,
  { page, count, ...filter }: MovementFilter & Paging,
): Promise<StockMovementRow[]> {
  const { rows } = await sql<StockMovementRow>`
    select move.id, move.at, variant.sku, product.name || ' ' || variant.name as name, variant.unit,
      warehouse.name as warehouse, move.kind, move.change, move.on_hand as "onHand", move.reason,
      move.reference, move.by_name as "by"
    from ${matchingMovements(filter)} order by move.id desc limit ${count} offset ${page * count}`.execute(
    db,
  )
  return rows
}

/** How many movements match, counted exactly up to `MAX_EXACT_COUNT`. */
export async function countMovements(db: Db, filter: MovementFilter) {
  const { rows } = await sql<{ size: number }>`
    select count(*) as size from (select 1 from ${matchingMovements(filter)} limit ${MAX_EXACT_COUNT + 1}) as counted`.execute(
    db,
  )
  const { size } = rows[0]!
  return { total: Math.min(size, MAX_EXACT_COUNT), totalIsExact: size <= MAX_EXACT_COUNT }
}

export const findWarehouses = (db: Db) =>
  db.selectFrom('warehouse').select(['code', 'name']).orderBy('id').execute()
