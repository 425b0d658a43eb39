import { minutes } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { GatewayError } from '#platform/payment-gateway/port.ts'
import { openInvoiceStatuses } from '#modules/finance/invoices/ageing-rules.ts'
import { listByIds } from '#modules/finance/invoices/service.ts'
import {
  expireBundles,
  listOpenBundlesOf,
  lockBundle,
} from '#modules/finance/payments/service/bundles.ts'
import { lockOrderIfExists } from '#modules/selling/orders/service/orders.ts'
import {
  findPayment,
  listPendingOfBundles,
  listPendingOfOrder,
  claimSilentPayments,
  type PaymentRecord,
} from '../store/payments.ts'
import { closeBundle, closePayments } from './close-payments.ts'
import { getGateway } from './get-gateway.ts'
import { openPayment } from './open-payment.ts'
import { recordGatewayEvent } from './settle-events.ts'

/** How long a payment may be silent before the gateway is asked, and how often it is asked (ms). */
const ASK_AFTER_MS = minutes(5)
/** How many payments one run asks about. */
const BATCH = 100
/** How long after its end a payment is given up (ms): the gateway may still report money that came in time. */
const GRACE_MS = minutes(10)

/** Asks the gateway about payments that stayed silent, and ends those that nobody can pay any more. Job. */
export async function sweepPayments(deps: AppDeps): Promise<void> {
  const now = deps.clock.now()
  const askedBefore = new Date(now.getTime() - ASK_AFTER_MS)
  const payments = await claimSilentPayments(deps.db, { now, askedBefore, limit: BATCH })
  await expireBundles(deps.db, new Date(now.getTime() - GRACE_MS))
  for (const payment of payments) {
    try {
      await askGateway(deps, payment)
    } catch (thrown) {
      if (!(thrown instanceof GatewayError)) throw thrown
      deps.log.warn({ code: thrown.code, paymentId: payment.id }, 'gateway not asked')
      // The others would wait for the same silence.
      if (thrown.isRetryable) return
    }
  }
}

/**
 * Asks about the payments of one order that are still pending, alone and in a bundle. A gateway that does not answer is
 * not waited for.
 */
export async function askAboutOrder(deps: AppDeps, orderId: string): Promise<void> {
  const bundles = await listOpenBundlesOf(deps.db, [orderId])
  const pending = [
    ...(await listPendingOfOrder(deps.db, orderId)),
    ...(await listPendingOfBundles(
      deps.db,
      bundles.map(({ id }) => id),
    )),
  ]
  for (const payment of pending) {
    if (!payment.charge) continue
    try {
      await recordEvents(deps, payment, payment.charge.gatewayId)
    } catch (thrown) {
      if (!(thrown instanceof GatewayError)) throw thrown
      deps.log.warn({ code: thrown.code, paymentId: payment.id }, 'gateway not asked')
    }
  }
}

async function recordEvents(
  deps: AppDeps,
  { id: reference, method }: PaymentRecord,
  gatewayId: string,
): Promise<void> {
  const gateway = getGateway(deps, method)
  for (const event of await gateway.query({ reference, gatewayId }))
    await recordGatewayEvent(deps, {
      ...event,
      gateway: gateway.provider,
      raw: JSON.stringify({ asked: event }),
    })
}

async function askGateway(deps: AppDeps, payment: PaymentRecord): Promise<void> {
  const { id, charge } = payment
  if (charge) await recordEvents(deps, payment, charge.gatewayId)
  else await openPayment(deps, { paymentId: id })
  await closeIfOver(deps, payment)
}

/** Ends a pending payment whose invoice, or bundle, waits for nothing any more, or whose time is over. */
const closeIfOver = (deps: AppDeps, { id, orderId, bundleId }: PaymentRecord): Promise<void> =>
  withTransaction(deps, async (deps) => {
    if (bundleId !== null) return closeBundleIfOver(deps, bundleId)
    await lockOrderIfExists(deps, orderId)
    const payment = await findPayment(deps.db, id)
    if (payment?.status !== 'pending') return
    const [invoice] = await listByIds(deps, [payment.invoiceId!])
    const isAwaited = invoice !== undefined && openInvoiceStatuses.includes(invoice.status)
    const endsAt = payment.charge?.expiresAt.getTime() ?? Number.POSITIVE_INFINITY
    if (!isAwaited || endsAt + GRACE_MS < deps.clock.now().getTime())
      await closePayments(deps, orderId)
  })

async function closeBundleIfOver(deps: AppDeps, bundleId: string): Promise<void> {
  const { bundle } = await lockBundle(deps, bundleId)
  if (bundle.status !== 'open') await closeBundle(deps, bundleId, 'expired')
}
