import type { Db } from '#platform/database/database.ts'
import type { AccountActor, AccountStatus } from '../rules/accounts.ts'

/** Writes a step of an account's state table down. */
export const insert = (
  db: Db,
  accountId: string,
  event: {
    from: AccountStatus
    to: AccountStatus
    at: Date
    actor: AccountActor
    name: string
    note?: string | undefined
  },
) =>
  db
    .insertInto('account_event')
    .values({
      account_id: accountId,
      from_status: event.from,
      to_status: event.to,
      at: event.at,
      actor: event.actor,
      actor_name: event.name,
      note: event.note ?? null,
    })
    .execute()

/** The steps of an account's state table that were written down, in order. */
export const listByAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('account_event')
    .select(['to_status', 'at', 'actor', 'actor_name', 'note'])
    .$narrowType<{ to_status: AccountStatus; actor: AccountActor }>()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/** Takes its owner's name, and what was said of them, from an account's steps. */
export async function anonymize(tx: Db, accountId: string, name: string): Promise<void> {
  const own = tx.updateTable('account_event').where('account_id', '=', accountId)
  await own.set({ note: null }).execute()
  await own.set({ actor_name: name }).where('actor', '<>', 'staff').execute()
}
