import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { unmatchedVerdicts, type UnmatchedVerdict } from '../rules/verdict.ts'

/** A notification of money that no invoice took by itself, and what finance decided about it. */
export type UnmatchedPaymentRecord = {
  id: string
  verdict: UnmatchedVerdict
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

const selectUnmatched = sql`
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

const hasUnmatchedVerdictSql = sql`n.verdict in (${sql.join(unmatchedVerdicts.map((verdict) => sql.lit(verdict)))})`

const isUnmatchedSql = sql`n.resolved_at is null and ${hasUnmatchedVerdictSql}`

const toUnmatched = (row: UnmatchedPaymentRecord): UnmatchedPaymentRecord => ({
  ...row,
  amount: row.amount === null ? null : sen(row.amount),
  expected: row.expected === null ? null : sen(row.expected),
})

/** What is still unmatched, the oldest first; or what was resolved, the newest first. */
export async function listUnmatchedPayments(
  db: Db,
  { isResolved, limit }: { isResolved: boolean; limit: number },
): Promise<UnmatchedPaymentRecord[]> {
  const { rows } = isResolved
    ? await sql<UnmatchedPaymentRecord>`${selectUnmatched} where n.resolved_at is not null
        order by n.resolved_at desc, n.id limit ${limit}`.execute(db)
    : await sql<UnmatchedPaymentRecord>`${selectUnmatched} where ${isUnmatchedSql}
        order by n.received_at, n.id limit ${limit}`.execute(db)
  return rows.map(toUnmatched)
}

export async function findUnmatchedPayment(
  db: Db,
  id: string,
): Promise<UnmatchedPaymentRecord | undefined> {
  const { rows } = await sql<UnmatchedPaymentRecord>`${selectUnmatched}
    where n.id = ${id}::bigint and ${hasUnmatchedVerdictSql}`.execute(db)
  return rows[0] && toUnmatched(rows[0])
}

/** Money of an order that finance has not decided about, the newest first. */
export async function listUnmatchedOfOrder(
  db: Db,
  orderId: string,
): Promise<UnmatchedPaymentRecord[]> {
  const { rows } = await sql<UnmatchedPaymentRecord>`${selectUnmatched}
    where o.id = ${orderId} and ${isUnmatchedSql} order by n.received_at desc, n.id desc`.execute(
    db,
  )
  return rows.map(toUnmatched)
}

/** Money of a bundle that finance has not decided about, the newest first. */
export async function listUnmatchedOfBundle(
  db: Db,
  bundleId: string,
): Promise<UnmatchedPaymentRecord[]> {
  const { rows } = await sql<UnmatchedPaymentRecord>`${selectUnmatched}
    where payment.bundle_id = ${bundleId} and ${isUnmatchedSql} order by n.received_at desc, n.id desc`.execute(
    db,
  )
  return rows.map(toUnmatched)
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
