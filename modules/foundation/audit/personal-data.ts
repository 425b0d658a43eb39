import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from './store/entries.ts'

/** The entity type under which accounts-admin records changes of an account. */
const ACCOUNT_ENTITY_TYPE = 'akun'

/**
 * Lists what staff did to an account, without the names of staff, which are their personal data.
 */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const entries = await store.listByEntity(db, ACCOUNT_ENTITY_TYPE, accountId)
  return {
    tindakan_tim_toko: entries.map(({ at, action, after }) => ({
      pada: toIsoTime(at),
      tindakan: action,
      keterangan: after,
    })),
  }
}

/** Replaces the account's name in the log. What was done to the account stays recorded. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.relabelEntity(db, ACCOUNT_ENTITY_TYPE, accountId, 'Akun ditutup'))
