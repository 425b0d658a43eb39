import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { announce } from '#platform/database/live-updates.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { listByIds } from '#modules/finance/invoices/service.ts'
import {
  describeReceived,
  splitReceived,
} from '#modules/finance/payments/rules/payment-difference.ts'
import {
  settleInvoice,
  type ReceivedMoney,
} from '#modules/finance/payments/service/settle-invoice.ts'
import { describePaymentType } from '#modules/selling/orders/rules/payment-types.ts'
import { lockOrderIfExists, systemActor } from '#modules/selling/orders/service/orders.ts'
import { judgeEvent, type Verdict } from '../rules/verdict.ts'
import {
  isNotificationStored,
  type NewNotification,
  type ProviderEvent,
} from '../store/notifications.ts'
import { findPayment, savePaymentStatus, type PaymentRecord } from '../store/payments.ts'
import { recordBundleEvent } from './bundle-events.ts'
import { closePayments } from './close-payments.ts'
import { storeEvent } from './store-event.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What was made of an event; `repeated`: it was known already, and nothing has changed. */
export type EventOutcome = Verdict | 'repeated'

/**
 * Stores an event of the gateway with its verdict, and does what follows from it: payment, invoice, order and
 * message in one transaction, so that all of it happens once or not at all.
 */
export async function recordGatewayEvent(
  deps: AppDeps,
  event: ProviderEvent,
): Promise<EventOutcome> {
  const payment = await findPaymentOfEvent(deps, event)
  if (payment)
    return withTransaction(deps, (deps) =>
      payment.bundleId === null
        ? recordEvent(deps, payment, event)
        : recordBundleEvent(deps, payment, event),
    )
  const stored: NewNotification = {
    ...event,
    paymentId: null,
    receivedAt: deps.clock.now(),
    // What is not money is of no use without its payment.
    verdict: event.status === 'settled' ? 'unknown' : 'noted',
  }
  const isNew = await withTransaction(deps, (deps) => storeEvent(deps, stored))
  return isNew ? 'unknown' : 'repeated'
}

/** The payment that an event is about; undefined where its gateway does not collect that one. */
async function findPaymentOfEvent(deps: AppDeps, { reference, gateway }: ProviderEvent) {
  const payment = UUID.test(reference) ? await findPayment(deps.db, reference) : undefined
  const isOfPaper = gateway === deps.paper?.provider
  return payment && (payment.method === 'paper') === isOfPaper ? payment : undefined
}

async function recordEvent(
  deps: AppDeps,
  { id, orderId }: PaymentRecord & { orderId: string },
  event: ProviderEvent,
): Promise<EventOutcome> {
  // The order's row is always locked first, so that expiry, buyer, staff and gateway take turns.
  const order = await lockOrderIfExists(deps, orderId)
  if (await isNotificationStored(deps.db, event.gateway, event.eventId)) return 'repeated'
  const payment = await findPayment(deps.db, id)
  const [invoice] = payment?.invoiceId ? await listByIds(deps, [payment.invoiceId]) : []
  if (!order || !payment || !invoice) throw new Error(`payment ${id} without an order`)
  const verdict = judgeEvent(event, {
    status: payment.status,
    amount: payment.amount,
    expiresAt: payment.charge?.expiresAt ?? null,
    invoiceStatus: invoice.status,
    orderStatus: order.status,
  })
  const receivedAt = deps.clock.now()
  await storeEvent(deps, { ...event, paymentId: id, receivedAt, verdict })
  if (verdict === 'settled') await settlePayment(deps, payment, { order, invoice })
  if (verdict === 'failed' || verdict === 'expired')
    await savePaymentStatus(deps.db, payment, {
      to: verdict,
      at: receivedAt,
      by: systemActor,
      note: null,
    })
  await announce(deps.db, toPaymentTopic(orderId))
  return verdict
}

type Settled = Parameters<typeof settleInvoice>

/** Settles the payment: its invoice is paid, its order processed, its buyer notified. The caller has locked the order. */
export async function settlePayment(
  deps: AppDeps,
  payment: PaymentRecord,
  { order, invoice }: { order: Settled[1]; invoice: Settled[2] },
  actor: Settled[3] = systemActor,
  received: ReceivedMoney = { amount: payment.amount },
): Promise<void> {
  const at = deps.clock.now()
  await savePaymentStatus(deps.db, payment, { to: 'settled', at, by: actor, note: null })
  const name = describePaymentType(payment.method, payment.bank)
  const differences = splitReceived(invoice, received.amount, received.treatment)
  const note = differences.some(({ kind }) => kind !== 'unique_code')
    ? `${name}: ${describeReceived(received.amount, differences)}`
    : `${name} dibayar.`
  await settleInvoice(deps, order, invoice, actor, note, received)
  await closePayments(deps, order.id)
}
