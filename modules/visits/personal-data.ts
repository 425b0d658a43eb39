import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'

/** Which pages somebody opened while they were signed in. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const visits = await db
    .selectFrom('visit')
    .select(['at', 'path', 'referrer', 'agent'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
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
  void (await db.deleteFrom('visit').where('account_id', '=', accountId).execute())
