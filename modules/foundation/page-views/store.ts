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

/**
 * Stores page views; those of accounts closed meanwhile become anonymous. The rows are one parameter, so
 * that thousands of them are one short statement, which is the same for any number.
 */
export const insertAll = (db: Db, pageViews: readonly PageView[]) =>
  sql`
    insert into visit (at, path, account_id, referrer, agent)
    select viewed.at, viewed.path,
      (select id from account where id = viewed."accountId" and status <> 'closed'),
      viewed.referrer, viewed.agent
    from json_to_recordset(${JSON.stringify(pageViews)}::json) as viewed
      (at timestamptz, path text, "accountId" uuid, referrer text, agent text)`.execute(db)

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
