import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { PaymentConfirmation } from './rules/undo-payment.ts'

export async function insertConfirmation(
  tx: Db,
  { id, confirmedAt, ...before }: Omit<PaymentConfirmation, 'undoneAt'>,
): Promise<void> {
  await tx
    .insertInto('payment_confirmation')
    .values({
      id,
      invoice_id: before.invoiceId,
      confirmed_at: confirmedAt,
      bank_line_id: before.bankLineId === null ? null : sql<number>`${before.bankLineId}::bigint`,
      bundle_id: before.bundle?.id ?? null,
      payment_type: before.bundle?.paymentType ?? null,
      unique_code: before.bundle?.uniqueCode ?? null,
      invoice_status: before.invoiceStatus,
      refusal_reason: before.refusalReason,
      order_status: before.orderStatus,
      order_expires_at: before.orderExpiresAt,
    })
    .execute()
}

const selectConfirmations = (db: Db) =>
  db
    .selectFrom('payment_confirmation')
    .select(['id', 'invoice_id as invoiceId', 'confirmed_at as confirmedAt'])
    .select(sql<string | null>`bank_line_id::text`.as('bankLineId'))
    .select(['invoice_status as invoiceStatus', 'refusal_reason as refusalReason'])
    .select(['order_status as orderStatus', 'order_expires_at as orderExpiresAt'])
    .select(['undone_at as undoneAt', 'bundle_id as bundleId'])
    .select(['payment_type as paymentType', 'unique_code as uniqueCode'])
    .$narrowType<Pick<PaymentConfirmation, 'invoiceStatus' | 'orderStatus'>>()
    .orderBy('nr', 'desc')
    .limit(1)

type ConfirmationRow = Awaited<
  ReturnType<ReturnType<typeof selectConfirmations>['executeTakeFirstOrThrow']>
>

function toConfirmation(row: ConfirmationRow): PaymentConfirmation {
  const { bundleId, paymentType, uniqueCode, ...confirmation } = row
  const isOfBundle = bundleId !== null && paymentType !== null && uniqueCode !== null
  return { ...confirmation, bundle: isOfBundle ? { id: bundleId, paymentType, uniqueCode } : null }
}

/** The newest confirmation of an invoice, taken back or not. */
export async function findLastConfirmation(
  db: Db,
  invoiceId: string,
): Promise<PaymentConfirmation | undefined> {
  const row = await selectConfirmations(db).where('invoice_id', '=', invoiceId).executeTakeFirst()
  return row && toConfirmation(row)
}

/** The newest of all confirmations of an order's invoices. */
export async function findLastConfirmationOfOrder(
  db: Db,
  orderId: string,
): Promise<PaymentConfirmation | undefined> {
  const ofOrder = db.selectFrom('invoice').select('id').where('order_id', '=', orderId)
  const row = await selectConfirmations(db).where('invoice_id', 'in', ofOrder).executeTakeFirst()
  return row && toConfirmation(row)
}

/** The bundle that a confirmation has settled; undefined where it was of one invoice. */
export async function findBundleOfConfirmation(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_confirmation')
    .select('bundle_id as bundleId')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.bundleId ?? undefined
}

/** The invoices that a line on a bank account has paid, with their orders, in the order in which they are locked. */
export const listOrdersPaidBy = (
  db: Db,
  bankLineId: string,
): Promise<{ orderId: string; invoiceId: string }[]> =>
  db
    .selectFrom('payment_confirmation as confirmation')
    .innerJoin('invoice', 'invoice.id', 'confirmation.invoice_id')
    .select(['invoice.order_id as orderId', 'invoice.id as invoiceId'])
    .where('confirmation.bank_line_id', '=', sql<number>`${bankLineId}::bigint`)
    .where('confirmation.undone_at', 'is', null)
    .orderBy('invoice.order_id')
    .execute()

export const saveUndone = (tx: Db, id: string, at: Date) =>
  tx.updateTable('payment_confirmation').set({ undone_at: at }).where('id', '=', id).execute()
