import { announce } from '#platform/database/live-updates.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import {
  lockBundle,
  settleBundle,
  type LockedBundle,
} from '#modules/finance/payments/service/bundles.ts'
import { systemActor, type OrderEventActor } from '#modules/selling/orders/service/orders.ts'
import { describeBundleForJudge, judgeEvent, type Verdict } from '../rules/verdict.ts'
import { isNotificationStored, type ProviderEvent } from '../store/notifications.ts'
import { findPayment, savePaymentStatus, type PaymentRecord } from '../store/payments.ts'
import { closePayments } from './close-payments.ts'
import { storeEvent } from './store-event.ts'

/**
 * Stores an event about the payment of several invoices, and settles all of them or none, in the caller's transaction.
 */
export async function recordBundleEvent(
  deps: AppDeps,
  { id, bundleId }: PaymentRecord & { bundleId: string },
  event: ProviderEvent,
): Promise<Verdict | 'repeated'> {
  const locked = await lockBundle(deps, bundleId)
  if (await isNotificationStored(deps.db, event.gateway, event.eventId)) return 'repeated'
  const payment = await findPayment(deps.db, id)
  if (!payment) throw new Error(`payment ${id} has gone`)
  const verdict = judgeEvent(event, {
    status: payment.status,
    amount: payment.amount,
    expiresAt: payment.charge?.expiresAt ?? null,
    ...describeBundleForJudge(locked.bundle.status, locked.canSettle),
  })
  const at = deps.clock.now()
  const stored = { ...event, paymentId: id, receivedAt: at, verdict }
  await storeEvent(deps, stored)
  if (verdict === 'settled') await settleBundlePayment(deps, payment, locked)
  if (verdict === 'failed' || verdict === 'expired')
    await savePaymentStatus(deps.db, payment, { to: verdict, at, by: systemActor, note: null })
  await announce(deps.db, toPaymentTopic(bundleId))
  return verdict
}

/** The payment is settled, and with it every invoice of its bundle, which is locked and can be settled. */
export async function settleBundlePayment(
  deps: AppDeps,
  payment: PaymentRecord,
  locked: LockedBundle,
  actor: OrderEventActor = systemActor,
): Promise<void> {
  const at = deps.clock.now()
  await savePaymentStatus(deps.db, payment, { to: 'settled', at, by: actor, note: null })
  await settleBundle(deps, locked, actor)
  for (const { orderId } of locked.bundled) await closePayments(deps, orderId)
}
