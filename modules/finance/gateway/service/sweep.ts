import { minutes } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { GatewayError } from '#platform/payment-gateway/port.ts'
import { findLatestOfOrder } from '#modules/finance/invoices/service.ts'
import { lockOrderIfExists } from '#modules/selling/orders/service/orders.ts'
import {
  findPayment,
  listPendingOfOrder,
  takeSilentPayments,
  type PaymentRecord,
} from '../store/payments.ts'
import { closePayments } from './close-payments.ts'
import { openPayment } from './open-payment.ts'
import { recordGatewayEvent } from './settle-events.ts'

/** How long a payment may be silent before the gateway is asked, and how often it is asked (ms). */
const ASK_AFTER_MS = minutes(5)
/** How many payments one run asks about. */
const BATCH = 100
/** How long after its end a payment is given up (ms): the gateway may still tell of money that came in time. */
const GRACE_MS = minutes(10)

/** Asks the gateway about payments that stayed silent, and ends those that nobody can pay any more. Job. */
export async function sweepPayments(deps: AppDeps): Promise<void> {
  const now = deps.clock.now()
  const askedBefore = new Date(now.getTime() - ASK_AFTER_MS)
  const payments = await takeSilentPayments(deps.db, { now, askedBefore, limit: BATCH })
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

/** Asks about the payments of one order that are still pending. A gateway that does not answer is not waited for. */
export async function askAboutOrder(deps: AppDeps, orderId: string): Promise<void> {
  for (const payment of await listPendingOfOrder(deps.db, orderId)) {
    if (!payment.charge) continue
    try {
      await recordEvents(deps, payment.id, payment.charge.gatewayId)
    } catch (thrown) {
      if (!(thrown instanceof GatewayError)) throw thrown
      deps.log.warn({ code: thrown.code, paymentId: payment.id }, 'gateway not asked')
    }
  }
}

async function recordEvents(deps: AppDeps, reference: string, gatewayId: string): Promise<void> {
  for (const event of await deps.gateway.query({ reference, gatewayId }))
    await recordGatewayEvent(deps, event, JSON.stringify({ asked: event }))
}

async function askGateway(deps: AppDeps, payment: PaymentRecord): Promise<void> {
  const { id, charge } = payment
  if (charge) await recordEvents(deps, id, charge.gatewayId)
  else await openPayment(deps, { paymentId: id })
  await closeIfOver(deps, payment)
}

/** Ends a pending payment whose invoice waits for nothing any more, or whose time is over. */
const closeIfOver = (deps: AppDeps, { id, orderId }: PaymentRecord): Promise<void> =>
  withTransaction(deps, async (deps) => {
    await lockOrderIfExists(deps, orderId)
    const payment = await findPayment(deps.db, id)
    if (payment?.status !== 'pending') return
    const invoice = await findLatestOfOrder(deps, orderId)
    const isAwaited = invoice?.status === 'unpaid' || invoice?.status === 'proof_submitted'
    const endsAt = payment.charge?.expiresAt.getTime() ?? Number.POSITIVE_INFINITY
    if (!isAwaited || endsAt + GRACE_MS < deps.clock.now().getTime())
      await closePayments(deps, orderId)
  })
