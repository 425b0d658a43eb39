import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { announce } from '#platform/database/live-updates.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { systemActor } from '#modules/selling/orders/service/orders.ts'
import { findPayment, listPendingOfOrder, savePaymentStatus } from '../store/payments.ts'
import type { PaymentEvent } from '../store/payment-events.ts'

/**
 * Ends what an order still waits for, in the caller's transaction; the gateway is told afterwards. What is paid from
 * now on is late. The caller has locked the order.
 */
export async function closePayments(
  deps: AppDeps,
  orderId: string,
  by: PaymentEvent['by'] = systemActor,
): Promise<void> {
  const at = deps.clock.now()
  const pending = await listPendingOfOrder(deps.db, orderId)
  for (const payment of pending) {
    await savePaymentStatus(deps.db, payment, { to: 'expired', at, by, note: null }, at)
    if (payment.charge)
      await enqueue(deps.db, { name: 'gateway.expire', payload: { paymentId: payment.id } })
  }
  if (pending.length > 0) await announce(deps.db, toPaymentTopic(orderId))
}

/** Tells the gateway to take no more money for a payment that has ended. Job. */
export async function expireAtGateway(
  { db, gateway }: AppDeps,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (!payment?.charge || payment.status === 'pending') return
  await gateway.expire({ reference: payment.id, gatewayId: payment.charge.gatewayId })
}
