import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** A page that was opened, without its query; `accountId` where the reader is signed in. */
export type PageView = {
  at: Date
  path: string
  accountId: string | null
  referrer: string | null
  agent: string
}

/** Writes visits down in one statement. Who closed their account meanwhile is nobody. */
export const insertAll = (db: Db, pageViews: readonly PageView[]) =>
  db
    .insertInto('visit')
    .values(
      pageViews.map(({ accountId, ...pageView }) => ({
        ...pageView,
        account_id: sql<string | null>`(select id from account
          where id = ${accountId}::uuid and status <> 'closed')`,
      })),
    )
    .execute()

/** Forgets visits that are older than that. */
export const removeBefore = (db: Db, before: Date) =>
  db.deleteFrom('visit').where('at', '<', before).execute()

/** Which pages somebody opened while they were signed in, the newest first. */
export const listByAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('visit')
    .select(['at', 'path', 'referrer', 'agent'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()

/** Deletes which pages somebody opened. */
export const removeByAccount = (db: Db, accountId: string) =>
  db.deleteFrom('visit').where('account_id', '=', accountId).execute()
