import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { minutes } from '#platform/clock.ts'
import { announce } from '#platform/database/live-updates.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { WriteBatch } from '#platform/database/write-batch.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { GatewayError, type PaymentGateway } from '#platform/payment-gateway/port.ts'
import { listByIds } from '#modules/finance/invoices/service.ts'
import { findBundle, lockBundle } from '#modules/finance/payments/service/bundles.ts'
import { lockOrderIfExists, systemActor } from '#modules/selling/orders/service/orders.ts'
import { choosePaymentEnd } from '../rules/payment-choice.ts'
import {
  buildPaymentInserts,
  findPayment,
  saveCharge,
  savePaymentStatus,
  type NewPayment,
  type PaymentRecord,
} from '../store/payments.ts'
import { getGateway } from './get-gateway.ts'

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
  const paidFor = await (payment.bundleId === null
    ? findOpenOrder(deps, payment)
    : findOpenBundle(deps, payment.bundleId))
  if (!paidFor) return
  const { expiresAt, buyerName, buyerPhone, number } = paidFor
  if (expiresAt.getTime() < deps.clock.now().getTime() + SHORTEST_LIFE_MS) return
  const { method, bank, amount } = payment
  const request = {
    reference: payment.id,
    method,
    bank,
    amount,
    expiresAt,
    buyerName,
    buyerPhone,
    description: number,
  }
  try {
    const gateway = getGateway(deps, method)
    const charge = await gateway.create(request, signal)
    if (await saveCharge(deps.db, payment.id, gateway.provider, charge))
      await announce(deps.db, toPaymentTopic(payment.bundleId ?? payment.orderId))
    else await closeUnwanted(deps, gateway, { reference: payment.id, gatewayId: charge.gatewayId })
  } catch (thrown) {
    if (!(thrown instanceof GatewayError) || thrown.isRetryable) throw thrown
    deps.log.warn({ code: thrown.code, paymentId }, 'gateway refused a payment')
    await failPayment(deps, payment)
  }
}

/** An order that is to be paid now, and until when; undefined where it waits for nothing. */
async function findOpenOrder(
  deps: AppDeps,
  { orderId, invoiceId }: { orderId: string; invoiceId: string },
) {
  const order = await withTransaction(deps, (deps) => lockOrderIfExists(deps, orderId))
  const [invoice] = await listByIds(deps, [invoiceId])
  // An order that waits for its approval is opened when somebody wants to pay it.
  const expiresAt = order && choosePaymentEnd(order, invoice?.status, deps.clock.now())
  if (!expiresAt) return undefined
  const { buyerName, buyerPhone, number } = order
  return { expiresAt, buyerName, buyerPhone, number }
}

async function findOpenBundle(deps: AppDeps, bundleId: string) {
  const bundle = await findBundle(deps.db, bundleId)
  return bundle?.status === 'open' ? { ...bundle, buyerPhone: null } : undefined
}

/** The buyer has chosen something else while the gateway was opening it. */
async function closeUnwanted(
  { db }: AppDeps,
  gateway: PaymentGateway,
  ids: { reference: string; gatewayId: string },
) {
  const payment = await findPayment(db, ids.reference)
  if (payment?.status === 'pending' && payment.charge) return
  await gateway.expire(ids)
}

const failPayment = (
  deps: AppDeps,
  { id, orderId, bundleId }: Pick<PaymentRecord, 'id' | 'orderId' | 'bundleId'>,
): Promise<void> =>
  withTransaction(deps, async (deps) => {
    if (orderId) await lockOrderIfExists(deps, orderId)
    if (bundleId) await lockBundle(deps, bundleId)
    const payment = await findPayment(deps.db, id)
    if (payment?.status !== 'pending') return
    const at = deps.clock.now()
    await savePaymentStatus(deps.db, payment, { to: 'failed', at, by: systemActor, note: null })
    await announce(deps.db, toPaymentTopic((bundleId ?? orderId)!))
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
