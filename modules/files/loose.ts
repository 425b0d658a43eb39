import { z } from 'zod'
import type { UploadedFile } from '#platform/contract/call.ts'
import { withTransaction, type Db } from '#platform/database/database.ts'
import type { BuyerContext, Tools } from '#platform/http/context.ts'
import { checkNameAndSize } from '#platform/http/uploads/check.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { defineSetting, settingOf } from '#modules/settings/service.ts'
import {
  checkLoose,
  EVERY_KIND,
  LARGEST,
  LOOSE_FOR,
  ruleOf,
  uploadNames,
  type Upload,
} from './rules.ts'
import { keepFile, openFile } from './service.ts'
import * as store from './store.ts'

/** What staff changed of the uploads' rules, by upload. */
export const uploadSetting = defineSetting(
  'files.uploads',
  z.partialRecord(
    z.enum(uploadNames),
    z.object({
      kinds: z.array(z.enum(EVERY_KIND)).min(1).optional(),
      maxBytes: z.int().min(1024).max(LARGEST).optional(),
    }),
  ),
  {},
)

/** The rule that an upload goes by now. */
export const uploadRule = async (db: Db, upload: Upload) =>
  ruleOf(upload, (await settingOf(db, uploadSetting))[upload])

/**
 * Keeps a file until a form takes it up. Dispatch has inspected its content by the widest rule (see
 * `sending` in the contract). Throws 413 and 415 by the upload's rule, 422 `file.too_many`.
 */
export async function send(ctx: BuyerContext, upload: Upload, file: UploadedFile) {
  const { kinds, maxBytes } = await uploadRule(ctx.db, upload)
  checkNameAndSize('file', file, { max: maxBytes, kinds })
  const ownerId = ctx.buyer.accountId
  return withTransaction(ctx, async (ctx) => {
    await store.lockLoose(ctx.db, ownerId)
    checkLoose(await store.countLoose(ctx.db, ownerId))
    const id = await keepFile(ctx, { file, purpose: upload, ownerId, loose: true })
    const { name, kind, size } = (await store.byId(ctx.db, id))!
    return { id, name, kind, size }
  })
}

/** Takes a loose file back. Throws 404, 409 `file.in_use` once a form has taken it up. */
export async function remove(ctx: BuyerContext, id: string): Promise<void> {
  const found = await own(ctx, id)
  if (found.attachedAt || !(await store.removeLoose(ctx.db, id)))
    throw new Refusal('file.in_use', 'Berkas ini sudah dipakai, jadi tidak bisa dihapus.', 409)
  await ctx.files.remove(found.place)
}

/** A buyer's own file, byte for byte. Throws 404. */
export async function openOwn(ctx: BuyerContext, id: string): Promise<Uint8Array> {
  await own(ctx, id)
  return (await openFile(ctx, id)).bytes
}

/**
 * A file that its sender has sent for something and that no form has taken up yet, with its bytes.
 * Throws 404.
 */
export async function openLoose(ctx: BuyerContext, id: string, upload: Upload) {
  const found = await own(ctx, id)
  if (found.attachedAt || found.purpose !== upload) throw notFound()
  const { name, kind, size } = found
  return { file: { id, name, kind, size }, bytes: (await openFile(ctx, id)).bytes }
}

async function own({ db, buyer }: BuyerContext, id: string) {
  const found = await store.byId(db, id)
  if (found?.ownerId !== buyer.accountId) throw notFound()
  return found
}

/**
 * Takes loose files of an account up into a thing of theirs, in the caller's transaction. Throws
 * 422 at `field` where one is gone, of another purpose, another's, or taken up before.
 */
export async function attach(
  { db, clock }: Tools,
  ownerId: string,
  wanted: { ids: readonly string[]; upload: Upload; field: string },
): Promise<void> {
  const ids = [...new Set(wanted.ids)]
  if (ids.length === 0) return
  const taken = await store.attach(db, { ids, ownerId, purpose: wanted.upload, at: clock.now() })
  if (taken === ids.length) return
  const sentence = 'Berkas ini tidak ada lagi. Unggah sekali lagi.'
  throw Refusal.field(wanted.field, 'file.gone', sentence)
}

/** Removes what no form took up in time; run each night. Answers how many went. */
export async function purgeLoose({ db, clock, files }: Tools): Promise<number> {
  const gone = await store.removeOld(db, new Date(clock.now().getTime() - LOOSE_FOR))
  for (const { place } of gone) await files.remove(place)
  return gone.length
}
