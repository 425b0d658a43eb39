import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from './store.ts'

/** Faults that happened while an account was signed in. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const events = await store.listByUser(db, accountId)
  return {
    laporan_galat: events.map(({ at, error_class, context }) => ({
      pada: toIsoTime(at),
      galat: error_class,
      tempat: context,
    })),
  }
}

export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeByUser(db, accountId))
