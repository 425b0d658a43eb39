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
    .select('undone_at as undoneAt')
    .$narrowType<Pick<PaymentConfirmation, 'invoiceStatus' | 'orderStatus'>>()
    .orderBy('nr', 'desc')
    .limit(1)

/** The newest confirmation of an invoice, taken back or not. */
export const findLastConfirmation = (
  db: Db,
  invoiceId: string,
): Promise<PaymentConfirmation | undefined> =>
  selectConfirmations(db).where('invoice_id', '=', invoiceId).executeTakeFirst()

/** The newest of all confirmations of an order's invoices. */
export const findLastConfirmationOfOrder = (
  db: Db,
  orderId: string,
): Promise<PaymentConfirmation | undefined> =>
  selectConfirmations(db)
    .where(
      'invoice_id',
      'in',
      db.selectFrom('invoice').select('id').where('order_id', '=', orderId),
    )
    .executeTakeFirst()

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
