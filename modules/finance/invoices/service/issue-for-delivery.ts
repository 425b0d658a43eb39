import { days, hours } from '#platform/clock.ts'
import { announce } from '#platform/database/live-updates.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatDate, formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { MESSAGE_HOLD_MS } from '#modules/selling/orders/rules/undo-step.ts'
import { addNote, lockOrderIfExists, systemActor } from '#modules/selling/orders/service/orders.ts'
import { splitOffDelivery } from '../delivery-invoice-rules.ts'
import { queueIssuedEmail } from '../emails.ts'
import { computeTermsDue, toPaymentTopic } from '../rules.ts'
import { findDraftOfOrder } from '../service.ts'
import * as store from '../store/delivery-invoices.ts'
import { lowerAmount } from '../store/amounts.ts'

/**
 * Issues the invoice of a delivery, once its departure cannot be taken back any more, out of what its order was not
 * invoiced for. Does nothing where that departure was taken back, or everything that it carried is invoiced. Idempotent.
 * Job.
 */
export const issueForDelivery = (
  deps: AppDeps,
  { deliveryId }: { deliveryId: string },
): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const found = await store.findDelivery(deps.db, deliveryId)
    const order = found && (await lockOrderIfExists(deps, found.orderId))
    const delivery = order && (await store.findDelivery(deps.db, deliveryId))
    const draft = order && (await findDraftOfOrder(deps, order.id))
    if (!order || !draft || !delivery || delivery.isInvoiced) return
    const issuedAt = deps.clock.now()
    const leftBefore = new Date(issuedAt.getTime() - MESSAGE_HOLD_MS)
    const hasLeft = delivery.status === 'on_the_way' || delivery.status === 'received'
    if (!hasLeft || !delivery.shippedAt || delivery.shippedAt > leftBefore) return
    const source = { orderId: order.id, deliveryId, leftBefore }
    const parts = splitOffDelivery(await store.loadUninvoiced(deps.db, source))
    if (!parts || parts.total === 0) return
    const { termsDays } = draft
    const number = await takeDocumentNumber(deps.db, 'INV', issuedAt)
    const dueAt = computeTermsDue(issuedAt, termsDays ?? 0)
    const id = await store.insertDeliveryInvoice(deps.db, {
      number,
      orderId: order.id,
      accountId: draft.accountId,
      companyId: draft.companyId,
      deliveryId,
      issuedAt,
      dueAt,
      termsDays,
      parts,
      by: systemActor,
      note: `Untuk pengiriman ${delivery.number}.`,
    })
    await lowerAmount(deps.db, draft.id, parts.total)
    const amount = formatRupiah(moneyToJson(parts.total))
    const note = `Tagihan ${number} untuk pengiriman ${delivery.number}: ${amount}, jatuh tempo ${formatDate(dueAt)}.`
    await addNote(deps, order, systemActor, note)
    const issued = { id, number, amount, dueAt, deliveryNumber: delivery.number }
    await queueIssuedEmail(deps, order, issued)
    await announce(deps.db, toPaymentTopic(order.id))
  })

/** How far back deliveries are looked for whose job has gone (ms). */
const LOOK_BACK_MS = days(60)

/** Issues what a lost job has left out. Idempotent. */
export async function issueMissing(deps: AppDeps): Promise<void> {
  const now = deps.clock.now().getTime()
  const [from, before] = [new Date(now - LOOK_BACK_MS), new Date(now - hours(1))]
  for (const deliveryId of await store.listUninvoiced(deps.db, from, before))
    await issueForDelivery(deps, { deliveryId })
}
