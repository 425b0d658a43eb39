import type { UploadedFile, StreamedFile } from '#platform/contract/call.ts'
import type { AppDeps, BuyerContext, StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { notFound } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { discardFiles } from '#modules/foundation/files/service/delete-files.ts'
import { openStoredFile, storeFile } from '#modules/foundation/files/service/stored-files.ts'
import * as buyerOrders from '#modules/selling/orders/service/buyer-service.ts'
import { assertTakesProof } from '../rules/refund-proof.ts'
import * as store from '../store/refunds.ts'
import { requireRefund, withLockedRefund } from './locked-refund.ts'

/**
 * Stores the proof of the transfer that sent a refund back. Another one replaces it, so that a wrong file does not
 * stay with the buyer. Throws 404, 409 as `assertTakesProof` does.
 */
export const attachProof = (ctx: StaffContext, id: string, file: UploadedFile): Promise<void> =>
  withLockedRefund(ctx, id, toStaffActor(ctx), async (ctx, { record }) => {
    assertTakesProof({ status: record.status, isThroughGateway: record.paymentId !== null })
    const proofId = await storeFile(ctx, { file, purpose: 'refund-proof' })
    await store.saveProof(ctx.db, id, proofId)
    if (record.proofId) await discardFiles(ctx, [record.proofId])
    await recordAuditEntry(ctx, {
      action: record.proofId ? 'Ganti bukti pengembalian' : 'Unggah bukti pengembalian',
      entityType: 'refund',
      entityId: id,
      entityLabel: record.orderNumber,
      before: { file: record.proofName },
      after: { file: file.name },
    })
  })

async function openProof(deps: AppDeps, { proofId }: store.RefundRecord): Promise<StreamedFile> {
  if (!proofId) throw notFound()
  return openStoredFile(deps, proofId)
}

/** The proof for staff. Throws 404, also where there is none. */
export const openProofForStaff = async (ctx: StaffContext, id: string): Promise<StreamedFile> =>
  openProof(ctx, await requireRefund(ctx, id))

/** The proof of a refund of one of the buyer's orders. Throws 404, also where there is none. */
export async function openOwnProof(
  ctx: BuyerContext,
  { orderId, id }: { orderId: string; id: string },
): Promise<StreamedFile> {
  await buyerOrders.assertOwnOrder(ctx, orderId)
  const record = await requireRefund(ctx, id)
  if (record.orderId !== orderId) throw notFound()
  return openProof(ctx, record)
}
