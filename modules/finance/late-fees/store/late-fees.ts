import { sql } from 'kysely'
import { startOfJakartaDay } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { LateFeePeriod } from '../rules/late-fee.ts'

/** What was charged, in its order. */
export async function listCharged(db: Db, invoiceId: string): Promise<LateFeePeriod[]> {
  const rows = await db
    .selectFrom('late_fee')
    .select([sql<string>`from_day::text`.as('from'), sql<string>`through_day::text`.as('to')])
    .select([sql<number>`days`.as('days'), sql<number>`percent_per_day::float`.as('percentPerDay')])
    .select('amount')
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'charged')
    .orderBy('nr')
    .execute()
  return rows.map((row) => ({ ...row, amount: sen(row.amount) }))
}

/** What was charged and waived, newest first. */
export const listOfInvoice = (db: Db, invoiceId: string) =>
  db
    .selectFrom('late_fee')
    .select(['id', 'kind', 'amount', 'at', 'by_name as by', 'reason'])
    .select([
      sql<string | null>`from_day::text`.as('from'),
      sql<string | null>`through_day::text`.as('to'),
    ])
    .$narrowType<{ kind: 'charged' | 'waived' }>()
    .where('invoice_id', '=', invoiceId)
    .orderBy('nr', 'desc')
    .limit(200)
    .execute()

/** What was charged for days after a day (sen), less what was waived since: never more than the fee that is left. */
export async function sumChargedAfter(db: Db, invoiceId: string, day: string): Promise<Money> {
  const { rows } = await sql<{ amount: number }>`
    select least(invoice.late_fee, coalesce(sum(fee.amount), 0))::bigint as amount
    from invoice left join late_fee as fee on fee.invoice_id = invoice.id and fee.kind = 'charged'
      and fee.from_day > ${day}::date
    where invoice.id = ${invoiceId}::uuid group by invoice.id`.execute(db)
  return sen(rows[0]?.amount ?? 0)
}

/** What was waived (sen). */
export async function sumWaived(db: Db, invoiceId: string): Promise<Money> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from late_fee
    where invoice_id = ${invoiceId}::uuid and kind = 'waived'`.execute(db)
  return sen(rows[0]!.amount)
}

type Recorded = { at: Date; by: string }

export const insertCharged = (
  tx: Db,
  invoiceId: string,
  periods: readonly LateFeePeriod[],
  { at, by }: Recorded,
) =>
  tx
    .insertInto('late_fee')
    .values(
      periods.map(({ from, to, days, percentPerDay, amount }) => ({
        invoice_id: invoiceId,
        kind: 'charged',
        from_day: from,
        through_day: to,
        days,
        percent_per_day: percentPerDay,
        amount,
        at,
        by_name: by,
      })),
    )
    .execute()

export const insertWaived = (
  tx: Db,
  invoiceId: string,
  { amount, reason, at, by }: Recorded & { amount: Money; reason: string },
) =>
  tx
    .insertInto('late_fee')
    .values({ invoice_id: invoiceId, kind: 'waived', amount, reason, at, by_name: by })
    .execute()

/**
 * Whether a payment of the invoice is on its way at its present amount due: a code or number that can still be
 * paid, or an open bundle.
 */
export async function isBeingPaid(db: Db, invoiceId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isPaid: boolean }>`
    select exists (select from payment where invoice_id = ${invoiceId}::uuid and status = 'pending'
        and (expires_at is null or expires_at > ${now}))
      or exists (select from payment_bundle_invoice where invoice_id = ${invoiceId}::uuid and is_open)
      as "isPaid"`.execute(db)
  return rows[0]!.isPaid
}

/** Overdue invoices whose delay has days that were not counted, by their orders. */
export async function listToCharge(
  db: Db,
  today: string,
  after: string | null,
  limit: number,
): Promise<{ id: string; orderId: string }[]> {
  const { rows } = await sql<{ id: string; orderId: string }>`
    select id, order_id as "orderId" from invoice
    where status = 'overdue'
      and due_at < ${startOfJakartaDay(today)} and not late_fee_stopped
      and (late_fee_through is null or late_fee_through < ${today}::date)
      ${after === null ? sql`` : sql`and id > ${after}::uuid`}
    order by id limit ${limit}`.execute(db)
  return rows
}
