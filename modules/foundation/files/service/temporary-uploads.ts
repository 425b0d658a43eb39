import { MAX_PICTURE_BYTES } from '../picture-rules.ts'
import { z } from 'zod'
import type { UploadedFile, StreamedFile } from '#platform/contract/call.ts'
import { withTransaction, type Db } from '#platform/database/database.ts'
import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { fitUpload } from '#platform/http/uploads/validate-upload.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import {
  assertUploadQuota,
  ALL_FILE_KINDS,
  MAX_UPLOAD_BYTES,
  TEMPORARY_UPLOAD_TTL_MS,
  resolveUploadRule,
  uploadPurposes,
  type UploadPurpose,
} from '../rules.ts'
import { openStoredFile, readStoredFile, storeFile } from './stored-files.ts'
import * as store from '../store.ts'

/** The uploads' rules that staff configured, by purpose. */
export const uploadRulesSetting = defineSetting(
  'files.uploads',
  z.partialRecord(
    z.enum(uploadPurposes),
    z.object({
      kinds: z.array(z.enum(ALL_FILE_KINDS)).min(1).optional(),
      maxBytes: z.int().min(1024).max(MAX_UPLOAD_BYTES).optional(),
    }),
  ),
  {},
)

/** Loads the effective rule of an upload. */
export const loadUploadRule = async (db: Db, purpose: UploadPurpose) =>
  resolveUploadRule(purpose, (await loadSetting(db, uploadRulesSetting))[purpose])

/**
 * Stores a file until a form attaches it; a picture is made small enough. Dispatch has checked its content by
 * `widestRule`. Throws 413 and 415 by the purpose's rule, 422 `file.too_many`.
 */
export async function uploadTemporary(
  ctx: BuyerContext,
  purpose: UploadPurpose,
  sent: UploadedFile,
) {
  const { kinds, maxBytes } = await loadUploadRule(ctx.db, purpose)
  const file = await fitUpload('file', sent, {
    max: maxBytes,
    maxPicture: MAX_PICTURE_BYTES,
    kinds,
  })
  const ownerId = ctx.buyer.accountId
  return withTransaction(ctx, async (ctx) => {
    await store.lockTemporary(ctx.db, ownerId)
    assertUploadQuota(await store.countTemporary(ctx.db, ownerId))
    const id = await storeFile(ctx, { file, purpose, ownerId, isTemporary: true })
    const { name, kind, size } = (await store.findById(ctx.db, id))!
    return { id, name, kind, size }
  })
}

/** Deletes a temporary upload. Throws 404, 409 `file.in_use` once a form has attached it. */
export async function remove(ctx: BuyerContext, id: string): Promise<void> {
  const stored = await findOwn(ctx, id)
  if (stored.attachedAt || !(await store.removeTemporary(ctx.db, id)))
    throw new Refusal('file.in_use', 'Berkas ini sudah dipakai, jadi tidak bisa dihapus.', 409)
  await ctx.files.remove(stored.place)
}

/** Reads a buyer's own file. Throws 404. */
export async function readOwnFile(ctx: BuyerContext, id: string): Promise<StreamedFile> {
  await findOwn(ctx, id)
  return openStoredFile(ctx, id)
}

/** Reads a buyer's temporary upload of that purpose, with its bytes. Throws 404. */
export async function readTemporaryUpload(ctx: BuyerContext, id: string, purpose: UploadPurpose) {
  const stored = await findOwn(ctx, id)
  if (stored.attachedAt || stored.purpose !== purpose) throw notFound()
  const { name, kind, size } = stored
  return { file: { id, name, kind, size }, bytes: (await readStoredFile(ctx, id)).bytes }
}

/** The kind of the content of each of a buyer's own files; those of others are missing. */
export const findUploadKinds = async ({ db, buyer }: BuyerContext, ids: readonly string[]) =>
  new Map(await store.listKinds(db, buyer.accountId, ids))

/** A digest of the content of each of a buyer's own files; those of others are missing. */
export const findUploadDigests = async ({ db, buyer }: BuyerContext, ids: readonly string[]) =>
  new Map(await store.listDigests(db, buyer.accountId, ids))

async function findOwn({ db, buyer }: BuyerContext, id: string) {
  const stored = await store.findById(db, id)
  if (stored?.ownerId !== buyer.accountId) throw notFound()
  return stored
}

/**
 * Attaches temporary uploads of an account, in the caller's transaction, so that they are no longer
 * deleted. Throws 422 `file.gone` at `field` if one is missing, attached, of another purpose or of
 * another account.
 */
export async function attachUploads(
  { db, clock }: AppDeps,
  ownerId: string,
  request: { ids: readonly string[]; upload: UploadPurpose; field: string },
): Promise<void> {
  const ids = [...new Set(request.ids)]
  if (ids.length === 0) return
  const attachedCount = await store.attach(db, {
    ids,
    ownerId,
    purpose: request.upload,
    at: clock.now(),
  })
  if (attachedCount === ids.length) return
  const message = 'Berkas ini tidak ada lagi. Unggah sekali lagi.'
  throw Refusal.field(request.field, 'file.gone', message)
}

/** Deletes expired temporary uploads; runs each night. Returns how many. */
export async function purgeTemporaryUploads({ db, clock, files }: AppDeps): Promise<number> {
  const removed = await store.removeTemporaryBefore(
    db,
    new Date(clock.now().getTime() - TEMPORARY_UPLOAD_TTL_MS),
  )
  for (const { place: storageKey } of removed) await files.remove(storageKey)
  return removed.length
}
