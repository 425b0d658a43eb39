import type { Db } from '#platform/database/database.ts'
import type { AccountActor, AccountStatus } from '../rules.ts'

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
