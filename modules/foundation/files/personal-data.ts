import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { uploadRules, type UploadPurpose } from './rules.ts'
import { enqueueDeletion } from './service/delete-files.ts'
import * as store from './store.ts'

/** The files that an account sent, for its data export. */
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

/**
 * Deletes an account's temporary uploads. Attached files belong to the record that they are
 * attached to.
 */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  await enqueueDeletion(db, await store.removeTemporaryByOwner(db, accountId))
}
