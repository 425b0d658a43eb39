import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { uploads, type Upload } from './rules.ts'
import * as store from './store.ts'

/** The job that takes files away whose record is gone. */
export const ERASE = 'files.erase'

/** Which files somebody sent. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const files = await store.everyOf(db, accountId)
  return {
    berkas_terkirim: files.map((file) => ({
      nama: file.name,
      jenis: file.kind,
      ukuran_byte: file.size,
      untuk: purposeName(file.purpose),
      dikirim_pada: isoTime(file.created_at),
      dipakai_pada: file.attached_at && isoTime(file.attached_at),
    })),
  }
}

const purposeName = (purpose: string): string =>
  purpose === 'payment-proof' ? 'Bukti pembayaran' : (uploads[purpose as Upload]?.label ?? purpose)

/** Deletes somebody's files that no form has taken up. */
export async function forget({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> {
  await erase(db, await store.removeLooseOf(db, accountId))
}

/** Deletes files that the caller’s module has let go of, in the caller's transaction. */
export async function discard({ db }: Pick<Tools, 'db'>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await erase(db, await store.remove(db, ids))
}

/** Nothing brings bytes back that a transaction would want again: they go once it has ended well. */
async function erase(db: Tools['db'], gone: readonly { place: string }[]): Promise<void> {
  if (gone.length > 0)
    await enqueue(db, { name: ERASE, payload: { places: gone.map(({ place }) => place) } })
}

/** Takes files away; one that is gone stays gone. Run by the worker. */
export async function eraseFiles(
  { files }: Tools,
  { places }: { places: readonly string[] },
): Promise<void> {
  for (const place of places) await files.remove(place)
}
