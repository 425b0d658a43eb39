import type { Db } from '#platform/database/database.ts'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'

/** Submissions to review, oldest first. */
export const listWaiting = (db: Db, { assignee, limit }: StaffTaskFilter) =>
  db
    .selectFrom('kyc_submission as s')
    .innerJoin('company as c', 'c.id', 's.company_id')
    .select(['s.id', 's.attempt', 's.reviewer', 's.submitted_at as submittedAt'])
    .select('c.name as company')
    .where('s.status', 'in', ['submitted', 'in_review'])
    .where('s.submitted_at', 'is not', null)
    .$narrowType<{ submittedAt: Date }>()
    .$if(assignee === null, (query) => query.where('s.reviewer', 'is', null))
    .$if(!!assignee, (query) => query.where('s.reviewer', '=', assignee!.name))
    .orderBy('s.submitted_at')
    .orderBy('s.id')
    .limit(limit)
    .execute()
