import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { sen, type Money } from '#platform/money.ts'
import type { RefundCause } from '../rules/refund-cause.ts'
import type { RefundStatus } from '../rules/refund-status.ts'

const selectRefunds = (db: Db) =>
  db
    .selectFrom('refund')
    .innerJoin('sales_order', 'sales_order.id', 'refund.order_id')
    .innerJoin('invoice', 'invoice.id', 'refund.invoice_id')
    .leftJoin('loan', 'loan.id', 'refund.loan_id')
    .leftJoin('refund_proof', 'refund_proof.refund_id', 'refund.id')
    .leftJoin('stored_file', 'stored_file.id', 'refund_proof.file_id')
    .select(['refund.id', 'refund.order_id as orderId', 'sales_order.number as orderNumber'])
    .select(['refund.invoice_id as invoiceId', 'invoice.number as invoiceNumber'])
    .select(['refund.account_id as accountId', 'refund.cause', 'refund.amount', 'refund.status'])
    .select(['refund.credit_note_id as creditNoteId', 'refund.payment_id as paymentId'])
    .select(['refund.destination', 'refund.question', 'refund.prepared_by as preparedBy'])
    .select(['refund.preparer', 'refund.approver', 'refund.paid_at as paidAt', 'refund.reference'])
    .select(['refund.created_at as createdAt', 'refund.updated_at as updatedAt'])
    .select(['refund.loan_id as loanId', 'loan.lender'])
    .select(['refund_proof.file_id as proofId'])
    .select(['stored_file.name as proofName', 'stored_file.kind as proofKind'])
    .$narrowType<{
      status: RefundStatus
      cause: RefundCause
      amount: Money
      lender: LenderCode | null
    }>()

export type RefundRecord = Awaited<
  ReturnType<ReturnType<typeof selectRefunds>['executeTakeFirstOrThrow']>
>

export const find = (db: Db, id: string): Promise<RefundRecord | undefined> =>
  selectRefunds(db).where('refund.id', '=', id).executeTakeFirst()

/** The refunds of an order, oldest first. */
export const listOfOrder = (db: Db, orderId: string): Promise<RefundRecord[]> =>
  selectRefunds(db)
    .where('refund.order_id', '=', orderId)
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .execute()

/** The refunds of an account, oldest first. */
export const listOfAccount = (db: Db, accountId: string): Promise<RefundRecord[]> =>
  selectRefunds(db)
    .where('refund.account_id', '=', accountId)
    .orderBy('refund.created_at')
    .execute()

/** The bank account that an account named last and that nobody asked about, for a refund or a return; null without one. */
export async function findLastDestination(db: Db, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ destination: string }>`
    select destination from (
      select destination, updated_at as named_at from refund
        where account_id = ${accountId}::uuid and loan_id is null and destination is not null
          and status <> 'awaiting_account'
      union all
      select refund_to, created_at from order_return
        where account_id = ${accountId}::uuid and refund_to <> '') as named
    order by named_at desc limit 1`.execute(db)
  return rows[0]?.destination ?? null
}

/** What came in for an invoice, and how much of it goes back already (sen). The caller has locked the order. */
export async function findPaidAndRefunded(
  db: Db,
  invoiceId: string,
): Promise<{ received: Money; refunded: Money }> {
  const { rows } = await sql<{ received: number; refunded: number }>`
    select case when status = 'paid' then coalesce(received, transfer_amount(amount, unique_code)) else 0 end as received,
      (select coalesce(sum(amount), 0) from refund where invoice_id = invoice.id) as refunded
    from invoice where id = ${invoiceId}::uuid`.execute(db)
  return { received: sen(rows[0]!.received), refunded: sen(rows[0]!.refunded) }
}

/** The settled payment of an invoice through this gateway, which may be sent back the way it came. */
export const findSettledPayment = (db: Db, invoiceId: string, gateway: string) =>
  db
    .selectFrom('payment')
    .select(['id', 'method', 'amount', 'gateway_id as gatewayId'])
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'settled')
    .where('gateway', '=', gateway)
    .orderBy('nr', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The gateway's id of a payment. */
export const findGatewayId = async (db: Db, paymentId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('payment')
      .select('gateway_id as gatewayId')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).gatewayId

export type NewRefund = {
  orderId: string
  invoiceId: string
  accountId: string
  cause: RefundCause
  creditNoteId: string | null
  paymentId: string | null
  /** The loan whose lender it goes to; null for the buyer. */
  loanId: string | null
  amount: Money
  status: RefundStatus
  destination: string | null
  at: Date
}

/** Inserts a refund; returns its id. */
export async function insert(tx: Db, { at, ...refund }: NewRefund): Promise<string> {
  const { id } = await tx
    .insertInto('refund')
    .values({
      order_id: refund.orderId,
      invoice_id: refund.invoiceId,
      account_id: refund.accountId,
      cause: refund.cause,
      credit_note_id: refund.creditNoteId,
      payment_id: refund.paymentId,
      loan_id: refund.loanId,
      amount: refund.amount,
      status: refund.status,
      destination: refund.destination,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Columns that a step changes besides the status. */
export type RefundChanges = {
  amount?: Money
  destination?: string | null
  question?: string | null
  payment_id?: null
  loan_id?: null
  prepared_by?: string | null
  preparer?: string | null
  approver?: string | null
  paid_at?: Date
  reference?: string
}

/** Saves a new status with the columns that change with it. */
export async function saveStatus(
  tx: Db,
  id: string,
  status: RefundStatus,
  at: Date,
  changes: RefundChanges,
): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ ...changes, status, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** Saves the proof of a refund's transfer, in place of the one before. */
export const saveProof = (tx: Db, refundId: string, fileId: string) =>
  tx
    .insertInto('refund_proof')
    .values({ refund_id: refundId, file_id: fileId })
    .onConflict((conflict) => conflict.column('refund_id').doUpdateSet({ file_id: fileId }))
    .execute()

/** Lets go of the proofs of an account's refunds; returns the ids of their files. */
export async function removeProofs(tx: Db, accountId: string): Promise<string[]> {
  const removed = await tx
    .deleteFrom('refund_proof')
    .using('refund')
    .whereRef('refund.id', '=', 'refund_proof.refund_id')
    .where('refund.account_id', '=', accountId)
    .returning('refund_proof.file_id as fileId')
    .execute()
  return removed.map(({ fileId }) => fileId)
}

/** Deletes the bank accounts that an account named. */
export async function eraseDestinations(tx: Db, accountId: string): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ destination: null, question: null })
    .where('account_id', '=', accountId)
    .execute()
}
