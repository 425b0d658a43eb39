import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { buildRecordsInsert } from '#platform/database/records-insert.ts'
import { sen, type Money } from '#platform/money.ts'
import type { BankCode, Charge, ChargeMethod } from '#platform/payment-gateway/port.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import { paymentEvents, type PaymentEvent } from './payment-events.ts'

/** What a payment is for: an invoice and its order, or a bundle of several. */
type PaidFor =
  | { orderId: string; invoiceId: string; bundleId: null }
  | { orderId: null; invoiceId: null; bundleId: string }

/** A payment through the gateway. `charge` is null until the gateway has opened it. */
export type PaymentRecord = PaidFor & {
  id: string
  method: ChargeMethod
  bank: BankCode | null
  amount: Money
  status: PaymentStatus
  createdAt: Date
  settledAt: Date | null
  charge: Charge | null
}

/** Whether the payment has expired, although it is not marked as ended yet. */
export const isOver = ({ charge }: Pick<PaymentRecord, 'charge'>, now: Date): boolean =>
  charge !== null && charge.expiresAt <= now

export type NewPayment = PaidFor &
  Pick<PaymentRecord, 'id' | 'method' | 'bank' | 'amount' | 'createdAt'> & {
    by: PaymentEvent['by']
  }

/** Payments and their first events, not yet sent: a gateway collects whole rupiah. */
export const buildPaymentInserts = (payments: readonly NewPayment[]) => ({
  asked_payment: buildRecordsInsert(
    'payment',
    payments.map((payment) => ({
      id: payment.id,
      invoice_id: payment.invoiceId,
      order_id: payment.orderId,
      bundle_id: payment.bundleId,
      method: payment.method,
      bank: payment.bank,
      amount: computeTransferAmount({ amount: payment.amount, uniqueCode: 0 }),
      status: 'pending',
      created_at: payment.createdAt,
    })),
  ),
  asked_payment_event: paymentEvents.buildInsert(
    payments.map(({ id: ownerId, createdAt: at, by }) => ({
      ownerId,
      from: null,
      to: 'pending',
      at,
      by,
      note: null,
    })),
  ),
})

const selectPayments = (db: Db) => db.selectFrom('payment').selectAll('payment')

type PaymentQueryRow = Awaited<
  ReturnType<ReturnType<typeof selectPayments>['executeTakeFirstOrThrow']>
>

const toPayment = (row: PaymentQueryRow): PaymentRecord => ({
  id: row.id,
  // The table's checks make sure that it is one of the two.
  ...({ orderId: row.order_id, invoiceId: row.invoice_id, bundleId: row.bundle_id } as PaidFor),
  method: row.method as ChargeMethod,
  bank: row.bank as BankCode | null,
  amount: sen(row.amount),
  status: row.status as PaymentStatus,
  createdAt: row.created_at,
  settledAt: row.settled_at,
  charge:
    row.gateway_id && row.expires_at
      ? {
          gatewayId: row.gateway_id,
          accountNumber: row.account_number,
          billerCode: row.biller_code,
          qrText: row.qr_text,
          paymentUrl: row.payment_url,
          expiresAt: row.expires_at,
        }
      : null,
})

export async function findPayment(db: Db, id: string): Promise<PaymentRecord | undefined> {
  const row = await selectPayments(db).where('id', '=', id).executeTakeFirst()
  return row && toPayment(row)
}

/** The newest payment of an invoice. */
export async function findLatestPayment(
  db: Db,
  invoiceId: string,
): Promise<PaymentRecord | undefined> {
  const row = await selectPayments(db)
    .where('invoice_id', '=', invoiceId)
    .orderBy('nr', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toPayment(row)
}

/** The newest payment of a bundle. */
export async function findLatestOfBundle(
  db: Db,
  bundleId: string,
): Promise<PaymentRecord | undefined> {
  const row = await selectPayments(db)
    .where('bundle_id', '=', bundleId)
    .orderBy('nr', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toPayment(row)
}

/** An account's payments, oldest first. */
export async function listOfAccount(db: Db, accountId: string): Promise<PaymentRecord[]> {
  const rows = await selectPayments(db)
    .leftJoin('sales_order', 'sales_order.id', 'payment.order_id')
    .leftJoin('payment_bundle', 'payment_bundle.id', 'payment.bundle_id')
    .where((eb) =>
      eb.or([
        eb('sales_order.account_id', '=', accountId),
        eb('payment_bundle.account_id', '=', accountId),
      ]),
    )
    .orderBy('payment.nr')
    .execute()
  return rows.map(toPayment)
}

export async function listPendingOfOrder(db: Db, orderId: string): Promise<PaymentRecord[]> {
  const rows = await selectPayments(db)
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .execute()
  return rows.map(toPayment)
}

export async function listPendingOfBundles(
  db: Db,
  bundleIds: readonly string[],
): Promise<PaymentRecord[]> {
  if (bundleIds.length === 0) return []
  const rows = await selectPayments(db)
    .where('bundle_id', 'in', [...bundleIds])
    .where('status', '=', 'pending')
    .execute()
  return rows.map(toPayment)
}

/** The bundles of an order for which the gateway still collects. */
export async function listCollectedBundles(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('payment_bundle_invoice as bundled', 'bundled.bundle_id', 'payment.bundle_id')
    .select('bundled.bundle_id as id')
    .where('bundled.order_id', '=', orderId)
    .where('payment.status', '=', 'pending')
    .execute()
  return rows.map(({ id }) => id)
}

/** Saves what the gateway has opened; false where that is saved, or nothing is waited for any more. */
export async function saveCharge(
  db: Db,
  id: string,
  gateway: string,
  charge: Charge,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({
      gateway,
      gateway_id: charge.gatewayId,
      account_number: charge.accountNumber,
      biller_code: charge.billerCode,
      qr_text: charge.qrText,
      payment_url: charge.paymentUrl,
      expires_at: charge.expiresAt,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('gateway_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Saves a new status and its event. From `endsAt` on, money is late. */
export async function savePaymentStatus(
  tx: Db,
  payment: PaymentRecord,
  { to, ...event }: Omit<PaymentEvent, 'from'>,
  endsAt?: Date,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      status: to,
      ...(to === 'settled' ? { settled_at: event.at } : {}),
      ...(endsAt && payment.charge && endsAt < payment.charge.expiresAt
        ? { expires_at: endsAt }
        : {}),
    })
    .where('id', '=', payment.id)
    .execute()
  await paymentEvents.insert(tx, payment.id, { from: payment.status, to, ...event })
}

/**
 * Claims payments that the gateway has been silent about, the longest unasked first, and marks them as asked.
 * Concurrent processes claim different ones.
 */
export async function claimSilentPayments(
  db: Db,
  { now, askedBefore, limit }: { now: Date; askedBefore: Date; limit: number },
): Promise<PaymentRecord[]> {
  const { rows } = await sql<{ id: string }>`
    update payment set asked_at = ${now} where id in (
      select id from payment
      where status = 'pending' and created_at < ${askedBefore} and (asked_at is null or asked_at < ${askedBefore})
      order by asked_at nulls first, created_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  if (rows.length === 0) return []
  const found = await selectPayments(db)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return found.map(toPayment)
}
