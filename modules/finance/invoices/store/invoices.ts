import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { InvoiceActor, InvoiceStatus } from '../rules.ts'

/** An invoice as the stories know it. Money in sen; the unique code in whole rupiah. */
export type InvoiceRecord = {
  id: string
  number: string
  status: InvoiceStatus
  orderId: string
  orderNumber: string
  accountId: string
  paymentType: string
  amount: Money
  uniqueCode: number
  issuedAt: Date
  dueAt: Date
  refusalReason: string | null
  proof: { fileId: string; name: string; sentAt: Date } | null
}

const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoice')
    .innerJoin('sales_order', 'sales_order.id', 'invoice.order_id')
    .leftJoin('stored_file', 'stored_file.id', 'invoice.proof_file_id')
    .select([
      'invoice.id',
      'invoice.number',
      'invoice.status',
      'invoice.order_id',
      'sales_order.number as order_number',
      'invoice.account_id',
      'invoice.payment_type',
      'invoice.amount',
      'invoice.unique_code',
      'invoice.issued_at',
      'invoice.due_at',
      'invoice.refusal_reason',
      'invoice.proof_sent_at',
      'stored_file.name as proof_name',
      'invoice.proof_file_id',
    ])

type InvoiceQueryRow = Awaited<
  ReturnType<ReturnType<typeof selectInvoices>['executeTakeFirstOrThrow']>
>

const toInvoice = (row: InvoiceQueryRow): InvoiceRecord => ({
  id: row.id,
  number: row.number,
  status: row.status as InvoiceStatus,
  orderId: row.order_id,
  orderNumber: row.order_number,
  accountId: row.account_id,
  paymentType: row.payment_type,
  amount: sen(row.amount),
  uniqueCode: row.unique_code,
  issuedAt: row.issued_at,
  dueAt: row.due_at,
  refusalReason: row.refusal_reason,
  proof:
    row.proof_file_id && row.proof_name && row.proof_sent_at
      ? { fileId: row.proof_file_id, name: row.proof_name, sentAt: row.proof_sent_at }
      : null,
})

/** A buyer's own invoice; undefined for a missing one and for somebody else's. */
export async function findBuyerInvoice(
  db: Db,
  id: string,
  accountId: string,
): Promise<InvoiceRecord | undefined> {
  const row = await selectInvoices(db)
    .where('invoice.id', '=', id)
    .where('invoice.account_id', '=', accountId)
    .executeTakeFirst()
  return row && toInvoice(row)
}

/** The newest invoice of an order; undefined where none was issued. */
export async function findLatestOfOrder(
  db: Db,
  orderId: string,
): Promise<InvoiceRecord | undefined> {
  const row = await selectInvoices(db)
    .where('invoice.order_id', '=', orderId)
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toInvoice(row)
}

/** The invoices of a buyer's own order, newest first; undefined where the order is not theirs. */
export async function listOfOrder(db: Db, orderId: string, accountId: string) {
  const rows = await db
    .selectFrom('sales_order')
    .leftJoin('invoice', 'invoice.order_id', 'sales_order.id')
    .select(['invoice.id', 'invoice.number', 'invoice.status'])
    .where('sales_order.id', '=', orderId)
    .where('sales_order.account_id', '=', accountId)
    .orderBy('invoice.issued_at', 'desc')
    .execute()
  if (rows.length === 0) return undefined
  return rows.flatMap(({ id, number, status }) =>
    id && number && status ? [{ id, number, status }] : [],
  )
}

export type NewInvoice = Pick<
  InvoiceRecord,
  | 'id'
  | 'number'
  | 'status'
  | 'orderId'
  | 'accountId'
  | 'paymentType'
  | 'amount'
  | 'uniqueCode'
  | 'issuedAt'
  | 'dueAt'
>

/** An invoice and its beginning, neither where another open transfer asks for its figure. */
export const buildInvoiceInserts = (tx: Db, invoice: NewInvoice, by: NewInvoiceEvent['by']) => ({
  issued: tx
    .insertInto('invoice')
    .values({
      id: invoice.id,
      number: invoice.number,
      order_id: invoice.orderId,
      account_id: invoice.accountId,
      status: invoice.status,
      payment_type: invoice.paymentType,
      amount: invoice.amount,
      unique_code: invoice.uniqueCode,
      issued_at: invoice.issuedAt,
      due_at: invoice.dueAt,
    })
    .onConflict((conflict) => conflict.doNothing()),
  issued_event: sql`
    insert into invoice_event (invoice_id, to_status, at, actor_kind, actor_name)
    select ${invoice.id}::uuid, ${invoice.status}, ${invoice.issuedAt}::timestamptz, ${by.kind}, ${by.name}
    from issued`,
})

/** What a transfer asks for, as the unique index counts it. */
const transferAmountSql = sql<number>`amount + unique_code * 100`

/** Figures between two bounds (sen, both included) that open transfers ask for. */
export async function listOpenAmounts(db: Db, from: number, to: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invoice')
    .select(transferAmountSql.as('figure'))
    .where(sql<boolean>`${transferAmountSql} between ${from} and ${to}`)
    // Written out, so that the planner sees the partial index of the same words.
    .where(
      sql<boolean>`status in ('unpaid', 'proof_submitted') and payment_type = 'transfer' and unique_code > 0`,
    )
    .execute()
  return rows.map((row) => row.figure)
}

/** Columns that a step changes besides the state. */
export type InvoiceChanges = {
  proof?: { fileId: string; note: string | null; sentAt: Date }
  refusalReason?: string | null
  dueAt?: Date
  paidAt?: Date
}

/** Saves the state that a step led to, with what came along. */
export async function saveStatus(
  tx: Db,
  id: string,
  status: InvoiceStatus,
  changes: InvoiceChanges,
): Promise<void> {
  const { proof, refusalReason, dueAt, paidAt } = changes
  await tx
    .updateTable('invoice')
    .set({
      status,
      ...(proof
        ? { proof_file_id: proof.fileId, proof_note: proof.note, proof_sent_at: proof.sentAt }
        : {}),
      ...(refusalReason === undefined ? {} : { refusal_reason: refusalReason }),
      ...(dueAt ? { due_at: dueAt } : {}),
      ...(paidAt ? { paid_at: paidAt } : {}),
    })
    .where('id', '=', id)
    .execute()
}

export type NewInvoiceEvent = {
  from: InvoiceStatus | null
  to: InvoiceStatus
  at: Date
  by: { kind: InvoiceActor; name: string }
  note: string | null
}

/** Writes down a step of an invoice. */
export async function insertEvent(
  tx: Db,
  invoiceId: string,
  { from, to, at, by, note }: NewInvoiceEvent,
): Promise<void> {
  await tx
    .insertInto('invoice_event')
    .values({
      invoice_id: invoiceId,
      from_status: from,
      to_status: to,
      at,
      actor_kind: by.kind,
      actor_name: by.name,
      note,
    })
    .execute()
}
