import type { StreamedFile } from '#platform/contract/call.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { discardFiles } from '#modules/foundation/files/service/delete-files.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import { attachUploads } from '#modules/foundation/files/service/temporary-uploads.ts'
import { findPoFile, savePoFile } from '../store/po-files.ts'
import { assertOwnOrder } from './buyer-service.ts'

/**
 * Attaches an upload as the file of an order's purchase order, in the caller's transaction; one that it had is
 * deleted. Throws 422 `file.gone`.
 */
export async function attachPoFile(
  deps: AppDeps,
  orderId: string,
  upload: { id: string; ownerId: string },
): Promise<void> {
  await attachUploads(deps, upload.ownerId, {
    ids: [upload.id],
    upload: 'purchase-order',
    field: 'poFileId',
  })
  const previous = await findPoFile(deps.db, orderId)
  await savePoFile(deps.db, orderId, upload.id)
  if (previous) await discardFiles(deps, [previous.id])
}

/** The file of an order's purchase order, for staff. Throws 404, also where there is none. */
export async function openPoFile(deps: AppDeps, orderId: string): Promise<StreamedFile> {
  const found = await findPoFile(deps.db, orderId)
  if (!found) throw notFound()
  return openStoredFile(deps, found.id)
}

/** The same, of one of the buyer's orders. */
export async function openOwnPoFile(ctx: BuyerContext, orderId: string): Promise<StreamedFile> {
  await assertOwnOrder(ctx, orderId)
  return openPoFile(ctx, orderId)
}
