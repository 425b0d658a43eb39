import type pg from 'pg'

/** What the orders of a filled database can be filtered and searched by. */
export type OrderSamples = {
  number: string
  name: string
  phone: string
  plate: string
  product: string
  sku: string
  delivery: string
  invoice: string
  rupiah: string
  day: string
  deliveryDay: string
  /** The account with the most orders, and one with few. */
  largeAccount: string
  smallAccount: string
  largeAccountEmail: string
  newestId: string
  middleId: string
}

/** Reads an order in the middle of the list, and its details. */
export async function readOrderSamples(pool: pg.Pool): Promise<OrderSamples> {
  const { rows } = await pool.query<OrderSamples>(`
    with sample as (select * from sales_order where number = (
      select number from sales_order where number like 'BENCH/%' order by number desc
      offset (select count(*) / 3 from sales_order) limit 1)),
    largest as (select account_id as id from sales_order group by account_id order by count(*) desc limit 1)
    select o.number, account.name, account.phone, line.sku,
      line.product_name as product, coalesce(drive.plate, 'B 1234 KXR') as plate,
      coalesce(drive.number, '') as delivery, invoice.number as invoice, (o.total / 100)::text as rupiah,
      (o.placed_at at time zone 'Asia/Jakarta')::date::text as day, o.delivery ->> 'date' as "deliveryDay",
      (select id from largest) as "largeAccount", o.account_id as "smallAccount",
      (select email from account where id = (select id from largest)) as "largeAccountEmail",
      o.id as "middleId", (select id from sales_order order by placed_at desc limit 1) as "newestId"
    from sample as o join account on account.id = o.account_id
      join sales_order_line as line on line.order_id = o.id and line.position = 1
      join invoice on invoice.order_id = o.id
      left join delivery_order as drive on drive.order_id = o.id
    limit 1`)
  return rows[0]!
}
