import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { StockLine } from './rules.ts'

/** A warehouse with what is free of a variant in it, in the variant's unit. */
export type Place = {
  warehouseId: number
  code: string
  name: string
  cityId: string
  latitude: number
  longitude: number
  free: number
}

/** Where variants lie, and how much of each is neither sold nor held. */
export async function places(
  db: Db,
  variantIds: number[],
): Promise<(Place & { variantId: number })[]> {
  const { rows } = await sql<Place & { variantId: number }>`
    select stock.variant_id as "variantId", warehouse.id as "warehouseId", warehouse.code, warehouse.name,
      warehouse.city_id as "cityId", warehouse.latitude, warehouse.longitude,
      stock.on_hand - stock.held as free
    from stock join warehouse on warehouse.id = stock.warehouse_id
    where stock.variant_id = any(${variantIds}::int[])
    order by stock.variant_id, warehouse.id`.execute(db)
  return rows
}

/**
 * Locks the rows of lines until the transaction ends, always by variant and then warehouse, so
 * that two orders never wait for each other in a ring. Answers what is free in each.
 */
export async function lock(tx: Db, lines: readonly StockLine[]) {
  const { rows } = await sql<{ variantId: number; warehouseId: number; free: number }>`
    select stock.variant_id as "variantId", stock.warehouse_id as "warehouseId",
      stock.on_hand - stock.held as free
    from stock
    where (stock.variant_id, stock.warehouse_id) in (
      select * from unnest(${lines.map((line) => line.variantId)}::int[], ${lines.map((line) => line.warehouseId)}::int[]))
    order by stock.variant_id, stock.warehouse_id
    for update`.execute(tx)
  return rows
}

/** Adds to what is on hand and to what is held, per line: `hand` and `held` are -1, 0 or 1. */
export async function move(
  tx: Db,
  lines: readonly StockLine[],
  { hand, held }: { hand: -1 | 0; held: -1 | 1 },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update stock set on_hand = stock.on_hand + ${hand}::int * line.quantity,
      held = stock.held + ${held}::int * line.quantity
    from unnest(${lines.map((line) => line.variantId)}::int[], ${lines.map((line) => line.warehouseId)}::int[],
      ${lines.map((line) => line.quantity)}::numeric[]) as line (variant_id, warehouse_id, quantity)
    where stock.variant_id = line.variant_id and stock.warehouse_id = line.warehouse_id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** What a variant is called, its unit, and what is free of it over all warehouses. */
export async function leftOf(db: Db, variantId: number) {
  const { rows } = await sql<{ name: string; unit: string; free: number }>`
    select product.name || ' ' || variant.name as name, variant.unit,
      coalesce((select sum(on_hand - held) from stock where variant_id = variant.id), 0) as free
    from variant join product on product.id = variant.product_id
    where variant.id = ${variantId}`.execute(db)
  return rows[0]
}
