import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { minutes } from '#platform/clock.ts'
import { announce } from '#platform/database/live-updates.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { WriteBatch } from '#platform/database/write-batch.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { GatewayError } from '#platform/payment-gateway/port.ts'
import { lockOrderIfExists, systemActor } from '#modules/selling/orders/service/orders.ts'
import {
  buildPaymentInserts,
  findPayment,
  saveCharge,
  savePaymentStatus,
  type NewPayment,
} from '../store/payments.ts'

/** A payment is not opened any more when less than this is left to pay it (ms). */
const SHORTEST_LIFE_MS = minutes(1)
/** How long a page waits for the gateway (ms); the job goes on after that. */
const PAGE_TIMEOUT_MS = 2_500

const openJob = (paymentId: string): Job => ({ name: 'gateway.open', payload: { paymentId } })

/** The writes of payments that wait to be opened, to be sent with their orders'. */
export const paymentWrites = (payments: readonly NewPayment[]): WriteBatch[] =>
  payments.length === 0
    ? []
    : [
        {
          statements: buildPaymentInserts(payments),
          jobs: payments.map(({ id }) => openJob(id)),
        },
      ]

/**
 * Opens a payment at the gateway, outside every transaction. Does nothing where it is open already or no longer
 * wanted; asked twice, the gateway opens it once. Job. Throws GatewayError where it may work later.
 */
export async function openPayment(
  deps: AppDeps,
  { paymentId }: { paymentId: string },
  signal?: AbortSignal,
): Promise<void> {
  const payment = await findPayment(deps.db, paymentId)
  if (payment?.status !== 'pending' || payment.charge) return
  const order = await withTransaction(deps, (deps) => lockOrderIfExists(deps, payment.orderId))
  // An order that waits for its approval is opened when somebody wants to pay it.
  if (order?.status !== 'awaiting_payment' || !order.expiresAt) return
  if (order.expiresAt.getTime() < deps.clock.now().getTime() + SHORTEST_LIFE_MS) return
  const { method, bank, amount } = payment
  const request = {
    reference: payment.id,
    method,
    bank,
    amount,
    expiresAt: order.expiresAt,
    buyerName: order.buyerName,
    description: order.number,
  }
  try {
    const charge = await deps.gateway.create(request, signal)
    if (await saveCharge(deps.db, payment.id, deps.gateway.provider, charge))
      await announce(deps.db, toPaymentTopic(order.id))
    else await closeUnwanted(deps, payment.id, charge.gatewayId)
  } catch (thrown) {
    if (!(thrown instanceof GatewayError) || thrown.isRetryable) throw thrown
    deps.log.warn({ code: thrown.code, paymentId }, 'gateway refused a payment')
    await failPayment(deps, paymentId, order.id)
  }
}

/** The buyer has chosen something else while the gateway was opening it. */
async function closeUnwanted({ db, gateway }: AppDeps, id: string, gatewayId: string) {
  const payment = await findPayment(db, id)
  if (payment?.status === 'pending' && payment.charge) return
  await gateway.expire({ reference: id, gatewayId })
}

const failPayment = (deps: AppDeps, paymentId: string, orderId: string): Promise<void> =>
  withTransaction(deps, async (deps) => {
    await lockOrderIfExists(deps, orderId)
    const payment = await findPayment(deps.db, paymentId)
    if (payment?.status !== 'pending') return
    const at = deps.clock.now()
    await savePaymentStatus(deps.db, payment, { to: 'failed', at, by: systemActor, note: null })
    await announce(deps.db, toPaymentTopic(orderId))
  })

/** Opens a payment while its buyer waits, for a moment; whatever fails, the job tries again. */
export async function openPaymentSoon(deps: AppDeps, paymentId: string): Promise<void> {
  try {
    await openPayment(deps, { paymentId }, AbortSignal.timeout(PAGE_TIMEOUT_MS))
  } catch (thrown) {
    if (!(thrown instanceof GatewayError)) throw thrown
    deps.log.warn({ code: thrown.code, paymentId }, 'gateway did not open a payment')
  }
}
