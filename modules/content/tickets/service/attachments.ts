import type { UploadedFile } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/database.ts'
import type { Context } from '#platform/http/context.ts'
import { runIdempotently } from '#platform/http/idempotency.ts'
import { fitUpload } from '#platform/http/uploads/validate-upload.ts'
import { MAX_PICTURE_BYTES } from '#modules/foundation/files/picture-rules.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import { loadUploadRule } from '#modules/foundation/files/service/temporary-uploads.ts'
import { ATTACHMENT_FIELDS, type AttachmentField } from '../rules/attachments.ts'

export type Attachments = Partial<Record<AttachmentField, UploadedFile | undefined>>

/** Stores the files of a message. Throws 413 and 415 by the rule of attachments. Returns their ids. */
export async function storeAttachments(
  ctx: Context,
  files: Attachments,
  ownerId?: string,
): Promise<string[]> {
  const { kinds, maxBytes } = await loadUploadRule(ctx.db, 'attachment')
  const rule = { max: maxBytes, maxPicture: MAX_PICTURE_BYTES, kinds }
  const ids: string[] = []
  for (const field of ATTACHMENT_FIELDS) {
    const sent = files[field]
    if (!sent) continue
    const file = await fitUpload(field, sent, rule)
    ids.push(await storeFile(ctx, { file, purpose: 'ticket', ...(ownerId ? { ownerId } : {}) }))
  }
  return ids
}

/**
 * Runs `work` once for the key of the request: by their contents, the same files sent again make the same
 * request. Throws as `runIdempotently` does.
 */
export function runWithFilesOnce<C extends Context, T>(
  ctx: C,
  input: { form: unknown; files: Attachments; id?: string },
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (!ctx.claim) return work(ctx)
  const files = ATTACHMENT_FIELDS.map((field) => input.files[field]?.sha256 ?? null)
  const body = { ...input, files }
  return runIdempotently(ctx.db, { ...ctx.claim, body }, (db: Db) => work({ ...ctx, db }))
}
