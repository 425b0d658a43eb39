import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { MAX_EXACT_COUNT } from '#platform/database/bounded-count.ts'
import { bindingOrderStatuses, type OrderStatus } from '../rules/order-status.ts'
import { buyerNameSql } from './order-details.ts'

/** Orders that are named for one variant, the longest waiting first. */
const MAX_ORDERS = 20

/** A variant that orders await from its factory. */
export type AwaitedGoodsRow = {
  variantId: number
  productId: number
  sku: string
  name: string
  unit: string
  brand: string
  awaited: number
  /** The part of orders that are paid or on credit. */
  bound: number
  orderCount: number
  orders: {
    id: string
    number: string
    status: OrderStatus
    buyer: string
    /** `2026-12-04`: the day that the buyer was given when ordering. */
    due: string
    quantity: number
    warehouse: string
  }[]
  /** What is free where no order awaits it. */
  elsewhere: { warehouse: string; name: string; free: number }[]
}

const awaitedLines = sql`
  with awaited as materialized (
    select line.variant_id, line.awaited as quantity, sales_order.id, sales_order.number,
      sales_order.status, sales_order.placed_at, warehouse.code as warehouse,
      coalesce(company.name, ${buyerNameSql}) as buyer,
      ((sales_order.placed_at at time zone 'Asia/Jakarta')::date + line.lead_days)::text as due
    from sales_order_line line
      join sales_order on sales_order.id = line.order_id
      join warehouse on warehouse.id = line.warehouse_id
      join account on account.id = sales_order.account_id
      left join company on company.id = sales_order.company_id
    where line.awaited > 0 and sales_order.status <> 'cancelled'
  )`

/** A page of what orders await from factories, by brand and then by name. */
export async function listAwaitedGoods(
  db: Db,
  page: number,
  count: number,
): Promise<AwaitedGoodsRow[]> {
  const { rows } = await sql<AwaitedGoodsRow>`
    ${awaitedLines}, demand as (
      select variant_id, sum(quantity) as awaited, count(distinct id) as orders,
        coalesce(sum(quantity) filter (where status = any(${[...bindingOrderStatuses]}::text[])), 0) as bound
      from awaited group by variant_id
    )
    select variant.id as "variantId", product.id as "productId", variant.sku, variant.unit,
      product.name || ' ' || variant.name as name, brand.name as brand,
      demand.awaited, demand.bound, demand.orders as "orderCount", (
        select jsonb_agg(jsonb_build_object('id', id, 'number', number, 'status', status, 'buyer', buyer,
          'due', due, 'quantity', quantity, 'warehouse', warehouse) order by placed_at, number)
        from (select * from awaited where variant_id = variant.id
          order by placed_at, number limit ${MAX_ORDERS}) as first) as orders, coalesce((
        select jsonb_agg(jsonb_build_object('warehouse', warehouse.code, 'name', warehouse.name,
          'free', stock.on_hand - stock.held) order by warehouse.id)
        from current_stock as stock join warehouse on warehouse.id = stock.warehouse_id
        where stock.variant_id = variant.id and stock.on_hand > stock.held
          and warehouse.code not in (select warehouse from awaited where variant_id = variant.id)
      ), '[]') as elsewhere
    from demand
      join variant on variant.id = demand.variant_id
      join product on product.id = variant.product_id
      join brand on brand.id = product.brand_id
    order by brand.name, product.name, variant.id
    limit ${count} offset ${page * count}`.execute(db)
  return rows
}

/** How many variants orders await, counted exactly up to `MAX_EXACT_COUNT`. */
export async function countAwaitedGoods(db: Db) {
  const { rows } = await sql<{ size: number }>`
    ${awaitedLines}
    select count(*) as size from (
      select distinct variant_id from awaited limit ${MAX_EXACT_COUNT + 1}) as counted`.execute(db)
  const { size } = rows[0]!
  return { total: Math.min(size, MAX_EXACT_COUNT), totalIsExact: size <= MAX_EXACT_COUNT }
}
