import type { Db } from '#platform/database/database.ts'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'

/** Open purchase orders, oldest first. */
export const listOpen = (db: Db, { assignee, limit }: StaffTaskFilter) =>
  db
    .selectFrom('upo as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .select(['u.id', 'u.number', 'u.project', 'u.handler', 'u.created_at as createdAt'])
    .select('c.name as company')
    .where('u.status', 'in', ['new', 'in_progress'])
    .$if(assignee === null, (query) => query.where('u.handler_id', 'is', null))
    .$if(!!assignee, (query) => query.where('u.handler_id', '=', assignee!.id))
    .orderBy('u.created_at')
    .orderBy('u.id')
    .limit(limit)
    .execute()
