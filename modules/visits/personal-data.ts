import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import * as store from './store.ts'

/** Which pages somebody opened while they were signed in. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const visits = await store.ofAccount(db, accountId)
  return {
    kunjungan: visits.map(({ at, path, referrer, agent }) => ({
      pada: isoTime(at),
      halaman: path,
      datang_dari: referrer,
      peramban: agent,
    })),
  }
}

/** Deletes which pages somebody opened. */
export const forget = async ({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeOf(db, accountId))
