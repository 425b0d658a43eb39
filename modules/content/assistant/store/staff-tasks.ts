import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'

/** Conversations in which a buyer waits for a person, longest first. */
export const listWaiting = (db: Db, { assignee, limit }: StaffTaskFilter) =>
  db
    .selectFrom('chat_thread as t')
    .leftJoin('account', 'account.id', 't.account_id')
    .select(['t.id', 't.nr', 't.handler'])
    .select(sql<Date>`t.waits_since`.as('since'))
    .select(sql<string | null>`coalesce(account.name, t.dialogue ->> 'name')`.as('buyer'))
    .where('t.waits_since', 'is not', null)
    .where('t.ended_at', 'is', null)
    .$if(assignee === null, (query) => query.where('t.handler_id', 'is', null))
    .$if(!!assignee, (query) => query.where('t.handler_id', '=', assignee!.id))
    .orderBy('t.waits_since')
    .orderBy('t.id')
    .limit(limit)
    .execute()
