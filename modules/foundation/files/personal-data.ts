import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { uploadRules, type UploadPurpose } from './rules.ts'
import * as store from './store.ts'

/** The job that takes files away whose record is gone. */
export const DELETE_FILES_JOB = 'files.erase'

/** Which files somebody sent. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const files = await store.listByOwner(db, accountId)
  return {
    berkas_terkirim: files.map((file) => ({
      nama: file.name,
      jenis: file.kind,
      ukuran_byte: file.size,
      untuk: describePurpose(file.purpose),
      dikirim_pada: toIsoTime(file.created_at),
      dipakai_pada: file.attached_at && toIsoTime(file.attached_at),
    })),
  }
}

const describePurpose = (purpose: string): string =>
  purpose === 'payment-proof'
    ? 'Bukti pembayaran'
    : (uploadRules[purpose as UploadPurpose]?.label ?? purpose)

/** Deletes somebody's files that no form has taken up. */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  await enqueueDeletion(db, await store.removeTemporaryByOwner(db, accountId))
}

/** Deletes files that the caller’s module has let go of, in the caller's transaction. */
export async function discardFiles(
  { db }: Pick<AppDeps, 'db'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await enqueueDeletion(db, await store.remove(db, ids))
}

/** Nothing brings bytes back that a transaction would want again: they go once it has ended well. */
async function enqueueDeletion(
  db: AppDeps['db'],
  removed: readonly { place: string }[],
): Promise<void> {
  if (removed.length > 0)
    await enqueue(db, {
      name: DELETE_FILES_JOB,
      payload: { places: removed.map(({ place: storageKey }) => storageKey) },
    })
}

/** Takes files away; one that is gone stays gone. Run by the worker. */
export async function deleteFiles(
  { files }: AppDeps,
  { places }: { places: readonly string[] },
): Promise<void> {
  for (const storageKey of places) await files.remove(storageKey)
}
