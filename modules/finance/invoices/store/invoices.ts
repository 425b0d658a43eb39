import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { InvoiceStatus } from '../rules.ts'

/** Money in sen; the unique code in whole rupiah. */
export type InvoiceRecord = {
  id: string
  number: string
  status: InvoiceStatus
  orderId: string
  orderNumber: string
  /** The delivery that it is for; null where it is for the whole order. */
  delivery: { id: string; number: string } | null
  accountId: string
  companyId: string | null
  buyerName: string
  poNumber: string | null
  paymentType: string
  /** On credit terms: for how many days. */
  termsDays: number | null
  /** The amount due (sen), its late fee included. */
  amount: Money
  /** What its delay has cost so far, and the last day (Jakarta) of it that was counted. */
  lateFee: Money
  lateFeeThrough: string | null
  /** Whether staff have decided that its delay costs nothing more. */
  isLateFeeStopped: boolean
  uniqueCode: number
  /** What came in for it; null until it is paid. */
  received: Money | null
  issuedAt: Date
  dueAt: Date
  paidAt: Date | null
  /** When it became overdue; null where it never did. */
  overdueAt: Date | null
  refusalReason: string | null
  proof: {
    fileId: string
    name: string
    kind: string
    note: string | null
    sentAt: Date
  } | null
}

/** Who reads: their own invoices, and those of the company that they oversee. */
export type InvoiceReader = { accountId: string; companyId: string | null }

export const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoice')
    .innerJoin('sales_order', 'sales_order.id', 'invoice.order_id')
    .innerJoin('account', 'account.id', 'invoice.account_id')
    .leftJoin('stored_file', 'stored_file.id', 'invoice.proof_file_id')
    .leftJoin('delivery_order', 'delivery_order.id', 'invoice.delivery_id')
    .select([
      // A closed account loses its name; the order's documents still show it.
      sql<string>`coalesce(sales_order.buyer_name, account.name)`.as('buyer_name'),
      'invoice.company_id',
      'invoice.paid_at',
      'invoice.overdue_at',
      'sales_order.po_number',
      'invoice.id',
      'invoice.number',
      'invoice.status',
      'invoice.order_id',
      'sales_order.number as order_number',
      'invoice.delivery_id',
      'delivery_order.number as delivery_number',
      'invoice.account_id',
      'invoice.payment_type',
      'invoice.terms_days',
      'invoice.amount',
      'invoice.late_fee',
      sql<string | null>`invoice.late_fee_through::text`.as('late_fee_through'),
      'invoice.late_fee_stopped',
      'invoice.unique_code',
      'invoice.received',
      'invoice.issued_at',
      'invoice.due_at',
      'invoice.refusal_reason',
      'invoice.proof_sent_at',
      'invoice.proof_note',
      'stored_file.name as proof_name',
      'stored_file.kind as proof_kind',
      'invoice.proof_file_id',
    ])

type InvoiceQueryRow = Awaited<
  ReturnType<ReturnType<typeof selectInvoices>['executeTakeFirstOrThrow']>
>

export const toInvoice = (row: InvoiceQueryRow): InvoiceRecord => ({
  id: row.id,
  number: row.number,
  status: row.status as InvoiceStatus,
  orderId: row.order_id,
  orderNumber: row.order_number,
  delivery:
    row.delivery_id && row.delivery_number
      ? { id: row.delivery_id, number: row.delivery_number }
      : null,
  accountId: row.account_id,
  companyId: row.company_id,
  buyerName: row.buyer_name,
  poNumber: row.po_number,
  paymentType: row.payment_type,
  termsDays: row.terms_days,
  amount: sen(row.amount),
  lateFee: sen(row.late_fee),
  lateFeeThrough: row.late_fee_through,
  isLateFeeStopped: row.late_fee_stopped,
  uniqueCode: row.unique_code,
  received: row.received === null ? null : sen(row.received),
  issuedAt: row.issued_at,
  dueAt: row.due_at,
  paidAt: row.paid_at,
  overdueAt: row.overdue_at,
  refusalReason: row.refusal_reason,
  proof:
    row.proof_file_id && row.proof_name && row.proof_kind && row.proof_sent_at
      ? {
          fileId: row.proof_file_id,
          name: row.proof_name,
          kind: row.proof_kind,
          note: row.proof_note,
          sentAt: row.proof_sent_at,
        }
      : null,
})

/** An invoice of this reader; undefined for a missing one and for another buyer's. */
export async function findReadableInvoice(
  db: Db,
  id: string,
  { accountId, companyId }: InvoiceReader,
): Promise<InvoiceRecord | undefined> {
  const row = await selectInvoices(db)
    .where('invoice.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('invoice.account_id', '=', accountId),
        ...(companyId ? [eb('invoice.company_id', '=', companyId)] : []),
      ]),
    )
    .executeTakeFirst()
  return row && toInvoice(row)
}

/** Invoices by their ids, in no order. */
export async function listByIds(db: Db, ids: readonly string[]): Promise<InvoiceRecord[]> {
  if (ids.length === 0) return []
  const rows = await selectInvoices(db)
    .where('invoice.id', 'in', [...ids])
    .execute()
  return rows.map(toInvoice)
}

/** A credit note of an invoice (sen), taken off the amount due or paid back. */
export type InvoiceCredit = {
  number: string
  reason: string
  total: Money
  offInvoice: boolean
  issuedAt: Date
}

/** The credit notes of an invoice, oldest first. */
export async function listCredits(db: Db, invoiceId: string): Promise<InvoiceCredit[]> {
  const rows = await db
    .selectFrom('credit_note')
    .select(['number', 'reason', 'total', 'off_invoice as offInvoice', 'issued_at as issuedAt'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  return rows.map((row) => ({ ...row, total: sen(row.total) }))
}

/** Columns that a step changes besides the status. */
export type InvoiceChanges = {
  proof?: { fileId: string; note: string | null; sentAt: Date }
  refusalReason?: string | null
  dueAt?: Date
  /** Null once its payment was taken back. */
  paidAt?: Date | null
  /** What came in for it (sen). */
  received?: Money | null
}

/** Saves a new status with the columns that change with it. */
export async function saveStatus(
  tx: Db,
  id: string,
  status: InvoiceStatus,
  changes: InvoiceChanges,
): Promise<void> {
  const { proof, refusalReason, dueAt, paidAt, received } = changes
  await tx
    .updateTable('invoice')
    .set({
      status,
      ...(proof
        ? { proof_file_id: proof.fileId, proof_note: proof.note, proof_sent_at: proof.sentAt }
        : {}),
      ...(refusalReason === undefined ? {} : { refusal_reason: refusalReason }),
      ...(dueAt ? { due_at: dueAt } : {}),
      ...(paidAt === undefined ? {} : { paid_at: paidAt }),
      ...(received === undefined ? {} : { received }),
    })
    .where('id', '=', id)
    .execute()
}
