import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen } from '#platform/money.ts'
import { paymentIdSql } from './ledger.ts'
import type { BookedCredit, BookedInvoice } from '../rules/bookings.ts'

type DueKind =
  | 'invoice_issued'
  | 'invoice_paid'
  | 'invoice_void'
  | 'invoice_refunded'
  | 'credit_note'
  | 'credit_note_paid'
  | 'late_fee'
  | 'late_fee_waived'

export type DueSource = { kind: DueKind; sourceId: string }

/** Whether anything waits to be booked. */
export async function hasDue(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    due: boolean
  }>`select exists (select from ledger_due) as due`.execute(db)
  return rows[0]!.due
}

/**
 * Takes at most `limit` of what waits, each once. One transaction does so at a time; who comes meanwhile waits for
 * it, and so never reads a ledger without what that one is booking.
 */
export async function claimDue(tx: Db, limit: number): Promise<DueSource[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ledger', 0))`.execute(tx)
  const { rows } = await sql<DueSource>`
    with taken as (
      delete from ledger_due where ctid = any(array(select ctid from ledger_due limit ${limit})) returning kind, source_id
    )
    select distinct kind, source_id as "sourceId" from taken`.execute(tx)
  return rows
}

/** Takes a payment out of what waits to be booked; false where it did not wait any more. */
export async function removeDuePayment(tx: Db, invoiceId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('ledger_due')
    .where('kind', '=', 'invoice_paid')
    .where('source_id', '=', invoiceId)
    .returning('kind')
    .execute()
  return removed.length > 0
}

type DueRow = { number: string; buyerId: string; at: Date }
type AmountsRow = Record<
  'amount' | 'lateFee' | 'goods' | 'goodsTax' | 'freight' | 'freightTax',
  number
>
type DifferencesRow = Record<'retained' | 'overpaid' | 'writtenOff', number>

export type DueInvoice = DueRow & { id: string; voidedAt: Date | null } & {
  paidAt: Date | null
  /** The id that a payment is booked under. An invoice paid again after an undone payment gets a new one. */
  paymentId: string
  refundedAt: Date | null
  booked: BookedInvoice
}

/** The invoices with what they are made of. */
export async function listDueInvoices(db: Db, ids: readonly string[]): Promise<DueInvoice[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<
    Omit<DueInvoice, 'booked'> & AmountsRow & DifferencesRow & Pick<BookedInvoice, 'paidInto'>
  >`select invoice.id, invoice.number, invoice.account_id as "buyerId", invoice.issued_at as at,
      invoice.paid_at as "paidAt", ${paymentIdSql} as "paymentId", invoice.refunded_at as "refundedAt",
      (select max(at) from invoice_event where invoice_id = invoice.id and to_status = 'void') as "voidedAt",
      invoice.amount - invoice.late_fee as amount, invoice.late_fee as "lateFee", difference.*,
      case when invoice.payment_type in ('va', 'qris', 'paper') then 'gateway'
        when invoice.payment_type in ('credilinq', 'koinworks', 'modal-rakyat') then 'lenders'
        else 'bank' end as "paidInto",
      made.goods_total as goods, made.freight_total as freight, made.goods_tax as "goodsTax",
      made.tax - made.goods_tax as "freightTax"
    from invoice join invoiced_amount as made on made.invoice_id = invoice.id
      cross join lateral (
        select coalesce(sum(amount) filter (where kind in ('unique_code', 'retained')), 0)::bigint as retained,
          coalesce(sum(amount) filter (where kind = 'credited'), 0)::bigint as overpaid,
          coalesce(-sum(amount) filter (where kind = 'written_off'), 0)::bigint as "writtenOff"
        from payment_difference where invoice_id = invoice.id) as difference
    where invoice.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(
    ({ id, number, buyerId, at, paidAt, paymentId, refundedAt, voidedAt, ...row }) => ({
      id,
      number,
      buyerId,
      at,
      paidAt,
      paymentId,
      refundedAt,
      voidedAt,
      booked: {
        ...toParts(row),
        amount: sen(row.amount),
        lateFee: sen(row.lateFee),
        retained: sen(row.retained),
        overpaid: sen(row.overpaid),
        writtenOff: sen(row.writtenOff),
        paidInto: row.paidInto,
      },
    }),
  )
}

export type DueCredit = DueRow & {
  id: string
  /** From before refunds were documents of their own: its money went back as it was issued. */
  wasPaidAtOnce: boolean
  /** Taken off an open invoice: nothing goes back. */
  isOffInvoice: boolean
  booked: BookedCredit
}

/** The credit notes with what they take back. */
export async function listDueCredits(db: Db, ids: readonly string[]): Promise<DueCredit[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Omit<DueCredit, 'booked'> & AmountsRow>`
    select note.id, note.number, note.account_id as "buyerId", note.issued_at as at, note.goods, note.freight,
      lines.tax as "goodsTax", note.tax - lines.tax as "freightTax",
      exists (select from refund where credit_note_id = note.id and status = 'paid' and preparer is null)
        as "wasPaidAtOnce", note.off_invoice as "isOffInvoice"
    from credit_note as note
      cross join lateral (select coalesce(sum(tax), 0) as tax from credit_note_line where credit_note_id = note.id) as lines
    where note.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ id, number, buyerId, at, wasPaidAtOnce, isOffInvoice, ...row }) => ({
    id,
    number,
    buyerId,
    at,
    wasPaidAtOnce,
    isOffInvoice,
    booked: toParts(row),
  }))
}

const toParts = (
  row: Pick<AmountsRow, 'goods' | 'goodsTax' | 'freight' | 'freightTax'>,
): BookedCredit => ({
  goods: sen(row.goods),
  goodsTax: sen(row.goodsTax),
  freight: sen(row.freight),
  freightTax: sen(row.freightTax),
})
