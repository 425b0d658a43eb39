import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { Paging } from '#platform/paging.ts'
import type { SubmissionStatus } from '../rules.ts'

export type ReviewQueueQuery = Paging & {
  search?: string | undefined
  status?: SubmissionStatus | undefined
}

const selectMatching = (db: Db, { search, status }: Pick<ReviewQueueQuery, 'search' | 'status'>) =>
  db
    .selectFrom('kyc_submission as s')
    .innerJoin('company as c', 'c.id', 's.company_id')
    .$if(status !== undefined, (query) => query.where('s.status', '=', status!))
    .$if(status === undefined, (query) => query.where('s.status', 'in', ['submitted', 'in_review']))
    .$if(Boolean(search), (query) => query.where('c.name', 'ilike', toContainsPattern(search!)))

/** A page of the review queue, longest waiting first. */
export const listQueue = (db: Db, query: ReviewQueueQuery) =>
  selectMatching(db, query)
    .select(['s.id', 's.attempt', 's.status', 's.submitted_at as submittedAt', 's.reviewer'])
    .select('c.name as company')
    .select(
      sql<number>`(select count(*) from kyc_document d where d.submission_id = s.id)`.as(
        'documents',
      ),
    )
    .$narrowType<{ status: SubmissionStatus }>()
    .orderBy(
      's.submitted_at',
      query.status === 'approved' || query.status === 'rejected' ? 'desc' : 'asc',
    )
    .orderBy('s.id')
    .limit(query.count)
    .offset(query.page * query.count)
    .execute()

export async function countQueue(db: Db, query: Pick<ReviewQueueQuery, 'search' | 'status'>) {
  const { total } = await selectMatching(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { total, totalIsExact: true }
}

/** The contact of a company: its oldest account, a closed one only where there is no other. */
export const findContact = (db: Db, companyId: string) =>
  db
    .selectFrom('account as a')
    .innerJoin('company as c', 'c.id', 'a.company_id')
    .select(['a.id', 'a.name', 'a.email', 'a.phone', 'c.name as companyName'])
    .where('a.company_id', '=', companyId)
    .orderBy(sql`a.status = 'closed'`)
    .orderBy('a.created_at')
    .executeTakeFirstOrThrow()

/** A village with its district, city and province by name; null without an id. */
export async function findRegionName(
  db: Db,
  villageId: string | undefined,
): Promise<string | null> {
  if (!villageId) return null
  const region = await db
    .selectFrom('village as v')
    .innerJoin('district as d', 'd.id', 'v.district_id')
    .innerJoin('city as c', 'c.id', 'd.city_id')
    .innerJoin('province as p', 'p.id', 'c.province_id')
    .select(['v.name as village', 'd.name as district', 'c.name as city', 'p.name as province'])
    .where('v.id', '=', villageId)
    .executeTakeFirst()
  return region ? [region.village, region.district, region.city, region.province].join(', ') : null
}
