import type { BuyerContext } from '#platform/http/context.ts'
import { runIdempotently } from '#platform/http/idempotency.ts'
import { findUploadDigests } from '#modules/foundation/files/service/temporary-uploads.ts'
import { requestReturn, type ReturnRequest } from './buyer-service.ts'

/**
 * Asks for a return once for a key. Who sends it again after a lost answer uploads the pictures again, under other
 * ids: by their contents it is the same request. Throws as `requestReturn` and `runIdempotently` do.
 */
export async function requestReturnOnce(
  ctx: BuyerContext,
  orderId: string,
  input: ReturnRequest,
): ReturnType<typeof requestReturn> {
  const { claim } = ctx
  if (!claim) return requestReturn(ctx, orderId, input)
  const digests = await findUploadDigests(ctx, input.pictures)
  const pictures = input.pictures.map((id) => digests.get(id) ?? id)
  return runIdempotently(ctx.db, { ...claim, body: { orderId, ...input, pictures } }, (db) =>
    requestReturn({ ...ctx, db }, orderId, input),
  )
}
