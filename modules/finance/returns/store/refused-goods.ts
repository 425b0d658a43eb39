import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { roundToThousandths } from '#platform/quantity.ts'

/** A delivery of an order, as far as what was refused of it matters; undefined for a missing one. */
export const findDelivery = (db: Db, id: string) =>
  db
    .selectFrom('delivery_order')
    .select(['id', 'number', 'status', 'order_id as orderId'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Goods of a delivery that were invoiced and refused, and are on no other delivery since. */
const overInvoicedSql = sql`
  select line.order_line_id as "lineId",
    least(part.refused, line.quantity - coalesce(credited.quantity, 0), billed.quantity - gone.quantity) as quantity
  from invoice join invoice_line as line on line.invoice_id = invoice.id
    join delivery_order as delivery on delivery.id = invoice.delivery_id
    join delivery_order_line as part
      on part.delivery_order_id = delivery.id and part.order_line_id = line.order_line_id
    left join lateral (
      select sum(each.quantity) as quantity from credit_note as note
        join credit_note_line as each on each.credit_note_id = note.id
      where note.invoice_id = invoice.id and each.order_line_id = line.order_line_id) as credited on true
    cross join lateral (
      select sum(each.quantity - coalesce(refused.quantity, 0)) as quantity
      from invoice_line as each join invoice as other on other.id = each.invoice_id
        left join lateral (select * from refused_line
          where invoice_id = each.invoice_id and order_line_id = each.order_line_id) as refused on true
      where each.order_line_id = line.order_line_id and other.status <> 'void') as billed
    cross join lateral (
      select coalesce(sum(each.quantity - each.refused), 0) as quantity
      from delivery_order_line as each join delivery_order as other on other.id = each.delivery_order_id
      where each.order_line_id = line.order_line_id and other.status in ('on_the_way', 'received')) as gone
  where invoice.status <> 'void' and delivery.status in ('received', 'returned') and part.refused > 0
    and least(part.refused, line.quantity - coalesce(credited.quantity, 0), billed.quantity - gone.quantity) > 0`

/** What of a delivery is to be credited because it was invoiced and refused. */
export async function listOverInvoiced(
  db: Db,
  deliveryId: string,
): Promise<{ lineId: string; quantity: number }[]> {
  const { rows } = await sql<{ lineId: string; quantity: number }>`
    ${overInvoicedSql} and invoice.delivery_id = ${deliveryId}::uuid`.execute(db)
  return rows.map(({ lineId, quantity }) => ({ lineId, quantity: roundToThousandths(quantity) }))
}

/** Deliveries received in a time with goods that were invoiced and refused, and are not credited. */
export async function listUncredited(db: Db, from: Date, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select delivery.id from delivery_order as delivery join sales_order as o on o.id = delivery.order_id
    where o.invoices_deliveries and delivery.received_at >= ${from} and delivery.received_at < ${before}
      and exists (${overInvoicedSql} and invoice.delivery_id = delivery.id)
    order by delivery.received_at, delivery.id limit 500`.execute(db)
  return rows.map(({ id }) => id)
}
