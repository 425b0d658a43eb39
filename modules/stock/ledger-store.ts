import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Lists are counted exactly up to here. */
const MOST_COUNTED = 10_000

export type MoveRow = {
  id: number
  at: Date
  sku: string
  name: string
  unit: string
  warehouse: string
  kind: 'receipt' | 'adjustment' | 'delivery'
  change: number
  onHand: number
  reason: string
  reference: string | null
  by: string
}

type Narrowed = { sku?: string | undefined; warehouse?: string | undefined }

const found = ({ sku, warehouse }: Narrowed) => sql`
  stock_move as move
    join variant on variant.id = move.variant_id
    join product on product.id = variant.product_id
    join warehouse on warehouse.id = move.warehouse_id
  where (${sku ?? null}::text is null or move.variant_id = (select id from variant where sku = ${sku ?? null}))
    and (${warehouse ?? null}::text is null or warehouse.code = ${warehouse ?? null})`

/** A page of the moves that match, newest first. */
export async function moves(
  db: Db,
  { page, count, ...narrowed }: Narrowed & { page: number; count: number },
): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select move.id, move.at, variant.sku, product.name || ' ' || variant.name as name, variant.unit,
      warehouse.name as warehouse, move.kind, move.change, move.on_hand as "onHand", move.reason,
      move.reference, move.by_name as "by"
    from ${found(narrowed)} order by move.id desc limit ${count} offset ${page * count}`.execute(db)
  return rows
}

/** How many moves match, up to the most that are counted. */
export async function countMoves(db: Db, narrowed: Narrowed) {
  const { rows } = await sql<{ size: number }>`
    select count(*) as size from (select 1 from ${found(narrowed)} limit ${MOST_COUNTED + 1}) as counted`.execute(
    db,
  )
  const { size } = rows[0]!
  return { total: Math.min(size, MOST_COUNTED), totalIsExact: size <= MOST_COUNTED }
}

export const warehouses = (db: Db) =>
  db.selectFrom('warehouse').select(['code', 'name']).orderBy('id').execute()
