import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** A viewed page, without its query; `accountId` is null for visitors. */
export type PageView = {
  at: Date
  path: string
  accountId: string | null
  referrer: string | null
  agent: string
}

/** Stores page views in one statement; those of accounts closed meanwhile become anonymous. */
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

export const removeBefore = (db: Db, before: Date) =>
  db.deleteFrom('visit').where('at', '<', before).execute()

/** The pages that an account viewed while signed in, newest first. */
export const listByAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('visit')
    .select(['at', 'path', 'referrer', 'agent'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()

export const removeByAccount = (db: Db, accountId: string) =>
  db.deleteFrom('visit').where('account_id', '=', accountId).execute()
