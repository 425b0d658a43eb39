import type { Db } from '#platform/database/database.ts'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'

/** Negotiations that wait for the shop's answer, oldest bid first. */
export const listWaiting = (db: Db, { assignee, limit }: StaffTaskFilter) =>
  db
    .selectFrom('negotiation as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .leftJoin('company as c', 'c.id', 'n.company_id')
    .select(['n.id', 'n.number', 'n.round', 'n.value', 'n.handler', 'n.updated_at as updatedAt'])
    .select(['a.name as buyer', 'c.name as company'])
    .where('n.status', '=', 'submitted')
    .$if(assignee === null, (query) => query.where('n.handler_id', 'is', null))
    .$if(!!assignee, (query) => query.where('n.handler_id', '=', assignee!.id))
    .orderBy('n.updated_at')
    .orderBy('n.id')
    .limit(limit)
    .execute()
