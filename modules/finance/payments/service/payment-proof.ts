import type { UploadedFile, StreamedFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { openStoredFile, storeFile } from '#modules/foundation/files/service/stored-files.ts'
import * as invoices from '#modules/finance/invoices/service.ts'
import { isUnderway } from '#modules/selling/orders/rules/order-status.ts'
import { isLenderType } from '#modules/selling/orders/rules/payment-types.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { queueProofRejectedEmail } from '../emails.ts'
import { canSendProof, explainProofClosed, paidByLender } from '../rules/proof.ts'
import { findProvenBundle, reopenBundle } from './bundle-proof.ts'
import { lockBundle } from './bundles.ts'
import { lockOrderAndInvoice } from './order-and-invoice.ts'

/**
 * Stores the proof of a transfer; the order then waits for finance. A second proof is refused while the
 * first is checked, so that what finance sees does not change meanwhile. Throws 404, 409 `invoice.state`
 * or `order.state`.
 */
export async function sendProof(
  ctx: BuyerContext,
  id: string,
  { file, note }: { file: UploadedFile; note: string | undefined },
) {
  const { orderId } = await invoices.findOwnInvoice(ctx, id)
  await withTransaction(ctx, async (ctx) => {
    // The order's row is always locked first, so that expiry, buyer and staff take turns.
    const order = await orders.lockOrder(ctx, orderId)
    const invoice = await invoices.findOwnInvoice(ctx, id)
    if (!canSendProof(invoice.status))
      throw new Refusal('invoice.state', explainProofClosed(invoice.status), 409, {
        detail: { state: invoice.status },
      })
    if (isLenderType(invoice.paymentType)) throw paidByLender()
    const actor = { kind: 'buyer', name: ctx.buyer.name } as const
    // Goods on credit terms are under way before they are paid.
    if (!isUnderway(order.status))
      await orders.transition(ctx, order, 'awaiting_confirmation', actor, note || null)
    const sentAt = ctx.clock.now()
    const fileId = await storeFile(ctx, {
      file,
      purpose: 'payment-proof',
      ownerId: ctx.buyer.accountId,
    })
    await invoices.transition(ctx, invoice, 'proof_submitted', actor, note || null, {
      proof: { fileId, note: note || null, sentAt },
      refusalReason: null,
    })
    await announceTask(ctx, 'payment-proof')
  })
  return invoices.getHeader(ctx, id)
}

/**
 * Rejects a proof of payment, for every invoice of a bundle; the buyer gets a new deadline. Throws 404, 409
 * `order.state`.
 */
export const rejectProof = (
  ctx: StaffContext,
  orderId: string,
  { reason, invoiceId }: { reason: string; invoiceId?: string | undefined },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const bundleId = await findProvenBundle(ctx, orderId, invoiceId)
    if (!bundleId) {
      await sendBack(ctx, await lockOrderAndInvoice(ctx, orderId, invoiceId), reason)
      return
    }
    const { bundle, bundled } = await lockBundle(ctx, bundleId)
    const deadlines = []
    for (const each of bundled) deadlines.push(await sendBack(ctx, each, reason))
    await reopenBundle(ctx, bundle, deadlines)
  })

/** Sends the proof of one invoice back. Returns until when its order waits for another one; null where it is under way. */
async function sendBack(
  ctx: StaffContext,
  { order, invoice }: Awaited<ReturnType<typeof lockOrderAndInvoice>>,
  reason: string,
): Promise<Date | null> {
  const actor = toStaffActor(ctx)
  const stays = isUnderway(order.status) && invoice.status === 'proof_submitted'
  const reopenedOrder = stays
    ? order
    : await orders.transition(ctx, order, 'awaiting_payment', actor, `Bukti ditolak: ${reason}`)
  const dueAt = reopenedOrder.expiresAt ?? invoice.dueAt
  await invoices.transition(ctx, invoice, 'unpaid', actor, reason, {
    refusalReason: reason,
    dueAt,
  })
  await recordOrderAudit(ctx, order, 'Tolak bukti transfer', {
    before: { order: order.status, invoice: invoice.status },
    after: { order: reopenedOrder.status, invoice: 'unpaid', reason },
  })
  await queueProofRejectedEmail(ctx, order, reason, dueAt)
  return reopenedOrder.expiresAt
}

/** The proof as it was sent. Throws 404 where there is none. */
export async function openProof(ctx: StaffContext, orderId: string): Promise<StreamedFile> {
  const invoice = await invoices.findCurrentOfOrder(ctx, orderId)
  if (!invoice?.proof) throw notFound()
  return openStoredFile(ctx, invoice.proof.fileId)
}

/** The buyer's own proof as they sent it. Throws 404 where there is none. */
export async function openOwnProof(ctx: BuyerContext, id: string): Promise<StreamedFile> {
  const { proof } = await invoices.findOwnInvoice(ctx, id)
  if (!proof) throw notFound()
  return openStoredFile(ctx, proof.fileId)
}
