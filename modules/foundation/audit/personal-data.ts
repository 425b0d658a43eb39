import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from './store.ts'

/** As what the accounts desk writes an account down. */
const ACCOUNT_ENTITY_TYPE = 'akun'

/** What staff did to somebody's account; who of them did it is that person's own. */
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

/** The log goes on to say what was done to the account, no longer whose it was. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.relabelEntity(db, ACCOUNT_ENTITY_TYPE, accountId, 'Akun ditutup'))
