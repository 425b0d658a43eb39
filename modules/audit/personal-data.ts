import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import * as store from './store.ts'

/** As what the accounts desk writes an account down. */
const ACCOUNT = 'akun'

/** What staff did to somebody's account; who of them did it is that person's own. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const entries = await store.ofThing(db, ACCOUNT, accountId)
  return {
    tindakan_tim_toko: entries.map(({ at, action, after }) => ({
      pada: isoTime(at),
      tindakan: action,
      keterangan: after,
    })),
  }
}

/** The log goes on to say what was done to the account, no longer whose it was. */
export const forget = async ({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> =>
  void (await store.rename(db, ACCOUNT, accountId, 'Akun ditutup'))
