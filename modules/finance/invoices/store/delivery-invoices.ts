import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import type { DeliveryInvoiceParts, UninvoicedOrder } from '../delivery-invoice-rules.ts'
import { invoiceEvents, type InvoiceEvent } from './invoice-events.ts'
import type { InvoiceRecord } from './invoices.ts'

/** A delivery of an order, as far as its invoice needs it; undefined for a missing one. */
export const findDelivery = (db: Db, id: string) =>
  db
    .selectFrom('delivery_order')
    .select(['id', 'number', 'status', 'order_id as orderId', 'shipped_at as shippedAt'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('invoice')
            .select('invoice.id')
            .whereRef('invoice.delivery_id', '=', 'delivery_order.id')
            .where('invoice.status', '<>', 'void'),
        )
        .as('isInvoiced'),
    )
    .where('id', '=', id)
    .executeTakeFirst()

/** Deliveries that left in a time and have no invoice, of orders whose deliveries are invoiced. */
export async function listUninvoiced(db: Db, from: Date, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select delivery.id from delivery_order as delivery join sales_order as o on o.id = delivery.order_id
    where o.invoices_deliveries and delivery.shipped_at >= ${from} and delivery.shipped_at < ${before}
      and delivery.status in ('on_the_way', 'received')
      and not exists (select from invoice where delivery_id = delivery.id and status <> 'void')
      and exists (select from invoice where order_id = o.id and status = 'draft' and amount > 0)
    order by delivery.shipped_at, delivery.id limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

type LineRow = Record<'quantity' | 'total' | 'base' | 'tax' | 'now', number> & { lineId: string }
type FreightRow = Record<'freight' | 'freightBase' | 'freightTax', number>

/**
 * What an order is not invoiced for yet, refused goods that were credited included, without what is not delivered any more,
 * and how much of it a delivery has taken along: no more than has left for good by `leftBefore`. Without a delivery none of it.
 */
export async function loadUninvoiced(
  db: Db,
  {
    orderId,
    deliveryId,
    leftBefore,
  }: { orderId: string; deliveryId: string | null; leftBefore: Date },
): Promise<UninvoicedOrder> {
  const { rows: lines } = await sql<LineRow>`
    select line.id as "lineId", line.quantity - line.cancelled - coalesce(billed.quantity, 0) as quantity,
      line.total - line.cancelled_total - coalesce(billed.total, 0) as total,
      line.tax_base - line.cancelled_base - coalesce(billed.base, 0) as base,
      line.tax - line.cancelled_tax - coalesce(billed.tax, 0) as tax,
      greatest(0, least(coalesce(part.quantity - part.refused, 0),
        coalesce(gone.quantity, 0) - coalesce(billed.quantity, 0),
        line.quantity - line.cancelled - coalesce(billed.quantity, 0))) as now
    from sales_order_line as line
      left join delivery_order_line as part
        on part.delivery_order_id = ${deliveryId}::uuid and part.order_line_id = line.id
      cross join lateral (
        select sum(each.quantity - coalesce(refused.quantity, 0)) as quantity,
          sum(each.total - coalesce(refused.total, 0))::bigint as total,
          sum(each.tax_base - coalesce(refused.tax_base, 0))::bigint as base,
          sum(each.tax - coalesce(refused.tax, 0))::bigint as tax
        from invoice_line as each join invoice on invoice.id = each.invoice_id
          left join lateral (select * from refused_line
            where invoice_id = each.invoice_id and order_line_id = each.order_line_id) as refused on true
        where each.order_line_id = line.id and invoice.status <> 'void') as billed
      cross join lateral (
        select sum(each.quantity - each.refused) as quantity
        from delivery_order_line as each join delivery_order as delivery on delivery.id = each.delivery_order_id
        where each.order_line_id = line.id and delivery.status in ('on_the_way', 'received')
          and delivery.shipped_at <= ${leftBefore}) as gone
    where line.order_id = ${orderId}::uuid order by line.position`.execute(db)
  const { rows: freights } = await sql<FreightRow>`
    select o.freight_total - coalesce(billed.freight, 0) as freight,
      o.tax_base - lines.base - coalesce(billed.base, 0) as "freightBase",
      o.tax - lines.tax - coalesce(billed.tax, 0) as "freightTax"
    from sales_order as o
      cross join lateral (
        select sum(tax_base)::bigint as base, sum(tax)::bigint as tax from sales_order_line where order_id = o.id) as lines
      cross join lateral (
        select sum(invoice.freight_total - coalesce(refused.freight, 0))::bigint as freight,
          sum(invoice.tax_base - part.base - coalesce(refused.tax_base, 0))::bigint as base,
          sum(invoice.tax - part.tax - coalesce(refused.tax, 0))::bigint as tax
        from invoice cross join lateral (
          select coalesce(sum(tax_base), 0) as base, coalesce(sum(tax), 0) as tax
          from invoice_line where invoice_id = invoice.id) as part
          left join lateral (
            select * from refused_freight where invoice_id = invoice.id) as refused on true
        where invoice.order_id = o.id and invoice.delivery_id is not null and invoice.status <> 'void') as billed
    where o.id = ${orderId}::uuid`.execute(db)
  const { freight, freightBase, freightTax } = freights[0]!
  return {
    lines: lines.map(({ lineId, quantity, now, total, base, tax }) => ({
      lineId,
      quantity: roundToThousandths(quantity),
      now: roundToThousandths(now),
      total: sen(total),
      base: sen(base),
      tax: sen(tax),
    })),
    freight: sen(freight),
    freightBase: sen(freightBase),
    freightTax: sen(freightTax),
  }
}

type NewDeliveryInvoice = Pick<
  InvoiceRecord,
  'number' | 'orderId' | 'accountId' | 'companyId' | 'issuedAt' | 'dueAt' | 'termsDays'
> & { deliveryId: string; parts: DeliveryInvoiceParts; by: InvoiceEvent['by']; note: string }

/** Inserts the invoice of a delivery with its lines and first event; returns its id. */
export async function insertDeliveryInvoice(
  tx: Db,
  { parts, by, note, ...invoice }: NewDeliveryInvoice,
): Promise<string> {
  const { id } = await tx
    .insertInto('invoice')
    .values({
      number: invoice.number,
      order_id: invoice.orderId,
      account_id: invoice.accountId,
      company_id: invoice.companyId,
      delivery_id: invoice.deliveryId,
      status: 'unpaid',
      payment_type: 'tempo',
      amount: parts.total,
      unique_code: 0,
      issued_at: invoice.issuedAt,
      due_at: invoice.dueAt,
      terms_days: invoice.termsDays,
      goods_total: parts.goods,
      freight_total: parts.freight,
      tax_exclusive: parts.exclusive,
      tax_base: parts.base,
      tax: parts.tax,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = parts.lines.map((line) => ({
    invoice_id: id,
    order_line_id: line.lineId,
    quantity: line.quantity,
    total: line.total,
    tax_exclusive: line.exclusive,
    tax_base: line.base,
    tax: line.tax,
  }))
  await tx.insertInto('invoice_line').values(lines).execute()
  await invoiceEvents.insert(tx, id, { from: null, to: 'unpaid', at: invoice.issuedAt, by, note })
  return id
}

/** The amounts of a delivery's invoice before credit notes and fees (sen), and its lines. */
export async function loadMade(db: Db, invoiceId: string) {
  const [made, lines] = await Promise.all([
    db
      .selectFrom('invoice')
      .select(['goods_total as goods', 'freight_total as freight', 'tax_exclusive as exclusive'])
      .select(['tax_base as base', 'tax'])
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('invoice_line')
      .select(['order_line_id as lineId', 'quantity', 'total'])
      .where('invoice_id', '=', invoiceId)
      .execute(),
  ])
  const toMoney = (amount: number | null): Money => sen(amount ?? 0)
  return {
    goods: toMoney(made.goods),
    freight: toMoney(made.freight),
    exclusive: toMoney(made.exclusive),
    base: toMoney(made.base),
    tax: toMoney(made.tax),
    lines: lines.map((line) => ({ ...line, total: sen(line.total) })),
  }
}
