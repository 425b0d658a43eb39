import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { GatewayEvent } from '#platform/payment-gateway/port.ts'
import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { waitingVerdicts, type Verdict, type WaitingVerdict } from '../rules/verdict.ts'

/** An event, with the gateway that told it and what it said. */
export type ProviderEvent = GatewayEvent & { gateway: string; raw: string }

export type NewNotification = ProviderEvent & {
  paymentId: string | null
  receivedAt: Date
  verdict: Verdict
}

/** Stores a notification, and returns its id; undefined where it is stored already. */
export async function insertNotification(
  tx: Db,
  event: NewNotification,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('payment_notification')
    .values({
      gateway: event.gateway,
      event_id: event.eventId,
      payment_id: event.paymentId,
      reference: event.reference,
      status: event.status,
      amount: event.amount,
      happened_at: event.at,
      received_at: event.receivedAt,
      verdict: event.verdict,
      raw: event.raw,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .returning(sql<string>`id::text`.as('id'))
    .executeTakeFirst()
  return row?.id
}

export const isNotificationStored = async (
  db: Db,
  gateway: string,
  eventId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('payment_notification')
    .select('id')
    .where('gateway', '=', gateway)
    .where('event_id', '=', eventId)
    .executeTakeFirst()) !== undefined

/** Money that waits for finance, or did. */
export type WaitingMoney = {
  id: string
  verdict: WaitingVerdict
  amount: Money | null
  happenedAt: Date
  receivedAt: Date
  reference: string
  gateway: string
  paymentId: string | null
  expected: Money | null
  method: string | null
  bank: string | null
  bundleId: string | null
  /** Of its order, or of its bundle. */
  orderId: string | null
  orderNumber: string | null
  buyer: string | null
  orderStatus: OrderStatus | null
  invoiceStatus: InvoiceStatus | null
  resolution: 'accepted' | 'returned' | null
  resolvedAt: Date | null
  resolvedBy: string | null
  resolutionNote: string | null
}

const selectWaiting = sql`
  select n.id::text as id, n.verdict, n.amount, n.happened_at as "happenedAt", n.received_at as "receivedAt",
    n.reference, n.gateway, n.payment_id as "paymentId", payment.amount as expected, payment.method, payment.bank,
    payment.bundle_id as "bundleId", o.id as "orderId", coalesce(o.number, bundle.number) as "orderNumber",
    coalesce(company.name, o.buyer_name, account.name) as buyer,
    case when bundle.id is null then o.status else 'awaiting_payment' end as "orderStatus",
    case when bundle.id is null then invoice.status when bundle.status in ('open', 'expired') then 'unpaid'
      when bundle.status = 'paid' then 'paid' else 'void' end as "invoiceStatus", n.resolution, n.resolved_at as "resolvedAt", n.resolved_by as "resolvedBy",
    n.resolution_note as "resolutionNote"
  from payment_notification as n
    left join payment on payment.id = n.payment_id
    left join sales_order as o on o.id = payment.order_id
    left join invoice on invoice.id = payment.invoice_id
    left join payment_bundle as bundle on bundle.id = payment.bundle_id
    left join account on account.id = coalesce(o.account_id, bundle.account_id)
    left join company on company.id = o.company_id`

const isWaitingSql = sql`n.resolved_at is null
  and n.verdict in (${sql.join(waitingVerdicts.map((verdict) => sql.lit(verdict)))})`

const toWaiting = (row: WaitingMoney): WaitingMoney => ({
  ...row,
  amount: row.amount === null ? null : sen(row.amount),
  expected: row.expected === null ? null : sen(row.expected),
})

/** What waits, the oldest first; or what was resolved, the newest first. */
export async function listWaitingMoney(
  db: Db,
  { isResolved, limit }: { isResolved: boolean; limit: number },
): Promise<WaitingMoney[]> {
  const { rows } = isResolved
    ? await sql<WaitingMoney>`${selectWaiting} where n.resolved_at is not null
        order by n.resolved_at desc, n.id limit ${limit}`.execute(db)
    : await sql<WaitingMoney>`${selectWaiting} where ${isWaitingSql}
        order by n.received_at, n.id limit ${limit}`.execute(db)
  return rows.map(toWaiting)
}

export async function findWaitingMoney(db: Db, id: string): Promise<WaitingMoney | undefined> {
  const { rows } = await sql<WaitingMoney>`${selectWaiting}
    where n.id = ${id}::bigint and n.verdict in (${sql.join(waitingVerdicts.map((verdict) => sql.lit(verdict)))})`.execute(
    db,
  )
  return rows[0] && toWaiting(rows[0])
}

/** Money of an order that finance has not decided about, the newest first. */
export async function listWaitingOfOrder(db: Db, orderId: string): Promise<WaitingMoney[]> {
  const { rows } = await sql<WaitingMoney>`${selectWaiting}
    where o.id = ${orderId} and ${isWaitingSql} order by n.received_at desc, n.id desc`.execute(db)
  return rows.map(toWaiting)
}

/** Money of a bundle that finance has not decided about, the newest first. */
export async function listWaitingOfBundle(db: Db, bundleId: string): Promise<WaitingMoney[]> {
  const { rows } = await sql<WaitingMoney>`${selectWaiting}
    where payment.bundle_id = ${bundleId} and ${isWaitingSql} order by n.received_at desc, n.id desc`.execute(
    db,
  )
  return rows.map(toWaiting)
}

/** Records what finance did; false where somebody else has. */
export async function saveResolution(
  tx: Db,
  id: string,
  resolution: { kind: 'accepted' | 'returned'; at: Date; by: string; note: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_notification')
    .set({
      resolution: resolution.kind,
      resolved_at: resolution.at,
      resolved_by: resolution.by,
      resolution_note: resolution.note,
    })
    .where('id', '=', sql<number>`${id}::bigint`)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
