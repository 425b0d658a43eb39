import { days, hours } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import { sum } from '#platform/money.ts'
import { issueCreditNotes } from '#modules/finance/credit-notes/service.ts'
import { raiseDraft } from '#modules/finance/invoices/service/raise-draft.ts'
import { openRefund } from '#modules/finance/refunds/service/open-refund.ts'
import { addNote, lockOrderIfExists, systemActor } from '#modules/selling/orders/service/orders.ts'
import { queueReducedEmail } from '../emails.ts'
import * as store from '../store/refused-goods.ts'

/**
 * Credits what was refused of an invoiced delivery, with the freight where all of it was: off the open invoice, or as a
 * refund of a paid one. It is not invoiced any more then, and will be when it goes again. Does nothing where the receipt was taken back,
 * or the goods are on their way again. An invoice whose proof is being checked waits for the night. Idempotent. Job.
 */
export async function creditRefused(
  deps: AppDeps,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  try {
    await withTransaction(deps, (deps) => credit(deps, deliveryId))
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.code !== 'credit.unpaid') throw thrown
    deps.log.info({ deliveryId }, 'refused goods are credited later')
  }
}

async function credit(deps: AppDeps, deliveryId: string): Promise<void> {
  const delivery = await store.findDelivery(deps.db, deliveryId)
  const order = delivery && (await lockOrderIfExists(deps, delivery.orderId))
  if (!order) return
  const lines = await store.listOverInvoiced(deps.db, deliveryId)
  if (lines.length === 0) return
  const notes = await issueCreditNotes(deps, order, {
    lines,
    // The drive has been driven, unless all that it brought went back.
    withFreight: delivery.status === 'returned',
    reason: `Barang ditolak saat ${delivery.number} sampai`,
    source: { refusedDeliveryId: deliveryId },
    by: systemActor,
  })
  await raiseDraft(deps, order.id, sum(notes.map(({ total }) => total)))
  for (const note of notes)
    if (!note.offInvoice)
      await openRefund(deps, {
        order,
        invoiceId: note.invoiceId,
        cause: 'returned',
        by: systemActor,
        amount: note.total,
        creditNoteId: note.id,
      })
  await addNote(deps, order, systemActor, 'Barang yang ditolak ditagih lagi bila dikirim lagi.')
  for (const note of notes) await queueReducedEmail(deps, order, delivery.number, note)
}

/** How far back deliveries are looked for whose job has gone, or had to wait (ms). */
const LOOK_BACK_MS = days(60)

/** Credits what a lost job has left out, or a proof that was being checked. Idempotent. */
export async function creditMissing(deps: AppDeps): Promise<void> {
  const now = deps.clock.now().getTime()
  const [from, before] = [new Date(now - LOOK_BACK_MS), new Date(now - hours(1))]
  for (const deliveryId of await store.listUncredited(deps.db, from, before))
    await creditRefused(deps, { deliveryId })
}
