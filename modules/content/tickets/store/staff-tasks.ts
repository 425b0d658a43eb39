import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'
import type { TicketTopic } from '../rules/topics.ts'

/** Tickets that wait for an answer, longest first. */
export const listOpen = (db: Db, { assignee, limit }: StaffTaskFilter) =>
  db
    .selectFrom('support_ticket as t')
    .innerJoin('account', 'account.id', 't.account_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select(['t.id', 't.number', 't.topic', 't.handler', 't.updated_at as since'])
    .$narrowType<{ topic: TicketTopic }>()
    .select(sql<string>`coalesce(company.name, account.name)`.as('buyer'))
    .where('t.status', '=', 'open')
    .$if(assignee === null, (query) => query.where('t.handler_id', 'is', null))
    .$if(!!assignee, (query) => query.where('t.handler_id', '=', assignee!.id))
    .orderBy('t.updated_at')
    .orderBy('t.id')
    .limit(limit)
    .execute()
