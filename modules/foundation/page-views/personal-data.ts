import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from './store.ts'

/** The pages that an account viewed while signed in. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const pageViews = await store.listByAccount(db, accountId)
  return {
    kunjungan: pageViews.map(({ at, path, referrer, agent }) => ({
      pada: toIsoTime(at),
      halaman: path,
      datang_dari: referrer,
      peramban: agent,
    })),
  }
}

export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeByAccount(db, accountId))
