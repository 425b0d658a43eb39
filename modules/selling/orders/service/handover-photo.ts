import type { StreamedFile } from '#platform/contract/call.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import { findPhotoId } from '../store/delivery-proofs.ts'

/** The photo of a handover; of one account's delivery where that is given. Throws 404. */
export async function openHandoverPhoto(
  deps: AppDeps,
  deliveryId: string,
  accountId?: string,
): Promise<StreamedFile> {
  const photoId = await findPhotoId(deps.db, deliveryId, accountId)
  if (!photoId) throw notFound()
  return openStoredFile(deps, photoId)
}
