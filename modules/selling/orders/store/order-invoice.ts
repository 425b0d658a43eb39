import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen } from '#platform/money.ts'
import { currentInvoiceOrder } from '../sql.ts'

/**
 * The invoice of an order that is looked after first, with its proof, and the transfer for several invoices that the proof
 * is of.
 */
export async function findCurrentInvoice(db: Db, orderId: string) {
  const row = await db
    .selectFrom('invoice')
    .leftJoin('stored_file', 'stored_file.id', 'invoice.proof_file_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payment_bundle as bundle')
          .innerJoin('payment_bundle_invoice as bundled', 'bundled.bundle_id', 'bundle.id')
          .select('bundle.number')
          .select(sql<number>`transfer_amount(bundle.amount, bundle.unique_code)`.as('to_send'))
          .select((each) =>
            each
              .selectFrom('payment_bundle_invoice as member')
              .select((all) => all.fn.countAll<number>().as('count'))
              .whereRef('member.bundle_id', '=', 'bundle.id')
              .as('invoices'),
          )
          .whereRef('bundled.invoice_id', '=', 'invoice.id')
          .where('bundled.is_open', '=', true)
          .where('bundle.proof_sent_at', 'is not', null)
          .as('together'),
      (join) => join.onTrue(),
    )
    .select([
      'invoice.id',
      'invoice.number',
      'invoice.status',
      'invoice.payment_type',
      'invoice.amount',
      'invoice.late_fee',
      'invoice.unique_code',
      'invoice.refusal_reason',
      'invoice.proof_sent_at',
      'invoice.proof_note',
      'stored_file.name as file_name',
      'stored_file.kind as file_kind',
      'together.number as bundle_number',
      'together.to_send as bundle_to_send',
      'together.invoices as bundle_invoices',
    ])
    .select(sql<number>`transfer_amount(invoice.amount, invoice.unique_code)`.as('to_send'))
    .where('invoice.order_id', '=', orderId)
    .orderBy(currentInvoiceOrder)
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      number: row.number,
      status: row.status,
      paymentType: row.payment_type,
      amount: sen(row.amount),
      lateFee: sen(row.late_fee),
      uniqueCode: row.unique_code,
      /** What its transfer asks for. */
      toSend: sen(row.to_send),
      refusalReason: row.refusal_reason,
      bundle:
        row.bundle_number === null
          ? null
          : {
              number: row.bundle_number,
              invoices: Number(row.bundle_invoices),
              toSend: sen(row.bundle_to_send!),
            },
      proof:
        row.file_name && row.file_kind && row.proof_sent_at
          ? {
              name: row.file_name,
              kind: row.file_kind,
              sentAt: row.proof_sent_at,
              note: row.proof_note,
            }
          : null,
    }
  )
}

export type OrderInvoice = NonNullable<Awaited<ReturnType<typeof findCurrentInvoice>>>

/** The invoices of an order whose deliveries are invoiced, oldest first; a draft is what is not invoiced yet. */
export const listDeliveryInvoices = (db: Db, orderId: string) =>
  db
    .selectFrom('invoice')
    .leftJoin('delivery_order', 'delivery_order.id', 'invoice.delivery_id')
    .select(['invoice.id', 'invoice.number', 'invoice.status', 'invoice.amount'])
    .select(['invoice.due_at as dueAt', 'delivery_order.number as deliveryNumber'])
    .where('invoice.order_id', '=', orderId)
    .orderBy('invoice.issued_at')
    .orderBy('invoice.number')
    .execute()

export type DeliveryInvoiceRow = Awaited<ReturnType<typeof listDeliveryInvoices>>[number]
