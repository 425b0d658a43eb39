import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { announce } from '#platform/database/live-updates.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { listOpenBundlesOf, saveBundleStatus } from '#modules/finance/payments/service/bundles.ts'
import { systemActor } from '#modules/selling/orders/service/orders.ts'
import {
  findPayment,
  listCollectedBundles,
  listPendingOfBundles,
  listPendingOfOrder,
  savePaymentStatus,
  type PaymentRecord,
} from '../store/payments.ts'
import type { PaymentEvent } from '../store/payment-events.ts'
import { getGateway } from './get-gateway.ts'

/**
 * Ends what an order still waits for, alone and in a bundle, in the caller's transaction; the gateway is notified
 * afterwards. What is paid from now on is late. The caller has locked the order.
 */
export async function closePayments(
  deps: AppDeps,
  orderId: string,
  by: PaymentEvent['by'] = systemActor,
): Promise<void> {
  const pending = await listPendingOfOrder(deps.db, orderId)
  for (const payment of pending) await endPayment(deps, payment, by)
  if (pending.length > 0) await announce(deps.db, toPaymentTopic(orderId))
  const openBundles = await listOpenBundlesOf(deps.db, [orderId])
  const bundleIds = [
    ...openBundles.map(({ id }) => id),
    ...(await listCollectedBundles(deps.db, orderId)),
  ]
  for (const id of new Set(bundleIds)) await closeBundle(deps, id, 'withdrawn', by)
}

/** Ends a bundle that is still open, and what the gateway collects for it, as above. */
export async function closeBundle(
  deps: AppDeps,
  bundleId: string,
  status: 'withdrawn' | 'expired',
  by: PaymentEvent['by'] = systemActor,
): Promise<void> {
  await saveBundleStatus(deps.db, bundleId, ['open'], status)
  for (const payment of await listPendingOfBundles(deps.db, [bundleId]))
    await endPayment(deps, payment, by)
  await announce(deps.db, toPaymentTopic(bundleId))
}

async function endPayment(
  deps: AppDeps,
  payment: PaymentRecord,
  by: PaymentEvent['by'],
): Promise<void> {
  const at = deps.clock.now()
  await savePaymentStatus(deps.db, payment, { to: 'expired', at, by, note: null }, at)
  if (payment.charge)
    await enqueue(deps.db, { name: 'gateway.expire', payload: { paymentId: payment.id } })
}

/** Tells the gateway to take no more money for a payment that has ended. Job. */
export async function expireAtGateway(
  deps: AppDeps,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const payment = await findPayment(deps.db, paymentId)
  if (!payment?.charge || payment.status === 'pending') return
  await getGateway(deps, payment.method).expire({
    reference: payment.id,
    gatewayId: payment.charge.gatewayId,
  })
}
