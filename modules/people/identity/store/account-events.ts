import type { Db } from '#platform/database/database.ts'
import type { AccountActor, AccountStatus } from '../rules/accounts.ts'

/** Records a transition of an account's status. */
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

/** The recorded transitions of an account, in order. */
export const listByAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('account_event')
    .select(['to_status', 'at', 'actor', 'actor_name', 'note'])
    .$narrowType<{ to_status: AccountStatus; actor: AccountActor }>()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/** Removes the owner's name and all notes from an account's events. */
export async function anonymize(tx: Db, accountId: string, name: string): Promise<void> {
  const own = tx.updateTable('account_event').where('account_id', '=', accountId)
  await own.set({ note: null }).execute()
  await own.set({ actor_name: name }).where('actor', '<>', 'staff').execute()
}
