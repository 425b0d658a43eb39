import { sql } from 'kysely'
import { MAX_EXACT_COUNT } from '#platform/database/bounded-count.ts'
import { isBarcode, padBarcode } from '#platform/barcode.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import { DELIVERED_DAYS, LOW_STOCK_DAYS } from '../rules.ts'

type GoodsRow = {
  sku: string
  barcode: string | null
  name: string
  unit: string
  free: Record<string, number>
}

/** Goods whose name or SKU has every word, the exact SKU or barcode first; with what is free by warehouse code. */
export async function findGoods(db: Db, search: string, limit: number): Promise<GoodsRow[]> {
  const words = search.split(/\s+/).map(toContainsPattern)
  const barcode = isBarcode(search) ? padBarcode(search) : null
  const isExact = sql`(sku = upper(${search}) or coalesce(lpad(barcode, 14, '0') = ${barcode}::text, false))`
  const { rows } = await sql<GoodsRow>`
    with found as (
      select variant.id, variant.sku, variant.barcode, product.name || ' ' || variant.name as name, variant.unit
      from variant join product on product.id = variant.product_id
      where ${isExact}
        or concat_ws(' ', product.name, variant.name, variant.sku) ilike all(${words}::text[])
      order by ${isExact} desc, product.active and variant.active desc, name, variant.id
      limit ${limit}
    )
    select found.sku, found.barcode, found.name, found.unit, coalesce((
      select jsonb_object_agg(warehouse.code, stock.on_hand - stock.held)
      from current_stock as stock join warehouse on warehouse.id = stock.warehouse_id
      where stock.variant_id = found.id), '{}') as free
    from found
    order by ${isExact} desc, found.name`.execute(db)
  return rows
}

export type LowStockFilter = { since: Date; warehouse?: string | undefined }
export type LowStockRow = {
  id: number
  productId: number
  sku: string
  name: string
  unit: string
  free: number
  minOrder: number
  delivered: number
  warehouses: { code: string; name: string; free: number }[]
}

/** What was never in stock is ordered when it is sold, and does not run low. */
const lowStock = ({ since, warehouse }: LowStockFilter) => sql`
  with chosen as (
    select id, code, name from warehouse where ${warehouse ?? null}::text is null or code = ${warehouse ?? null}
  ), level as (
    select variant_id, sum(on_hand - held) as free, sum(on_hand) as on_hand
    from current_stock where warehouse_id in (select id from chosen) group by variant_id
  ), left_with_orders as (
    select variant_id, -sum(change) as delivered from stock_move
    where kind = 'delivery' and at >= ${since} and warehouse_id in (select id from chosen)
    group by variant_id
  ), low as (
    select variant.id, variant.product_id, variant.sku, product.name || ' ' || variant.name as name,
      variant.unit, variant.min_order, level.free, coalesce(delivered, 0) as delivered
    from level
      join variant on variant.id = level.variant_id and variant.active
      join product on product.id = variant.product_id and product.active
      left join left_with_orders on left_with_orders.variant_id = level.variant_id
    where (level.free < variant.min_order
        or level.free * ${DELIVERED_DAYS}::numeric < coalesce(delivered, 0) * ${LOW_STOCK_DAYS}::numeric)
      and (level.on_hand > 0 or exists (select from stock_move where variant_id = variant.id))
  )`

/** A page of the goods that run low: first what lasts the fewest days, then what does not move. */
export async function findLow(
  db: Db,
  filter: LowStockFilter,
  page: number,
  count: number,
): Promise<LowStockRow[]> {
  const { rows } = await sql<LowStockRow>`
    ${lowStock(filter)}
    select low.id, low.product_id as "productId", low.sku, low.name, low.unit, low.free,
      low.min_order as "minOrder", low.delivered, (
        select jsonb_agg(jsonb_build_object('code', chosen.code, 'name', chosen.name,
          'free', coalesce(stock.on_hand - stock.held, 0)) order by chosen.id)
        from chosen left join current_stock as stock
          on stock.warehouse_id = chosen.id and stock.variant_id = low.id) as warehouses
    from low
    order by low.free / nullif(low.delivered, 0) nulls last, low.free, low.id
    limit ${count} offset ${page * count}`.execute(db)
  return rows
}

/** How many goods run low, counted exactly up to `MAX_EXACT_COUNT`. */
export async function countLow(db: Db, filter: LowStockFilter) {
  const { rows } = await sql<{ size: number }>`
    ${lowStock(filter)}
    select count(*) as size from (select from low limit ${MAX_EXACT_COUNT + 1}) as counted`.execute(
    db,
  )
  const { size } = rows[0]!
  return { total: Math.min(size, MAX_EXACT_COUNT), totalIsExact: size <= MAX_EXACT_COUNT }
}
