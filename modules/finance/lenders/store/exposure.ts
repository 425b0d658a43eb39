import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import { ageBands, toDueRange, type AgeBand } from '#modules/finance/invoices/ageing-rules.ts'
import type { Exposure } from '../rules/exposure.ts'

type ExposureQuery = { search?: string | undefined; limit: number | null; offset: number }
type ExposureRow = Omit<Exposure, 'terms' | 'ageing'> & {
  termsLimit: number
  termsUsed: number
  total: number
  allLimits: number
  allUsed: number
} & Record<`age ${AgeBand}`, number>

const sumByAge = (now: Date) =>
  sql.join(
    ageBands.map((band) => {
      const { from, before } = toDueRange(band, now)
      return sql`coalesce(sum(amount) filter (where ${from ? sql`due_at >= ${from}` : sql`true`}
        and ${before ? sql`due_at < ${before}` : sql`true`}), 0)::bigint as ${sql.ref(`age ${band}`)}`
    }),
  )

/** Companies with a limit or something owed on terms, who owe most first, and the sums of all of them. */
export async function listExposures(
  db: Db,
  { search, limit, offset }: ExposureQuery,
  now: Date,
): Promise<{ rows: Exposure[]; total: number; limit: number; used: number }> {
  const ages = sql.join(
    ageBands.map(
      (band) =>
        sql`coalesce(${sql.ref(`owing.age ${band}`)}, 0)::bigint as ${sql.ref(`age ${band}`)}`,
    ),
  )
  const { rows } = await sql<ExposureRow>`
    with owing as (
      select company_id, sum(amount)::bigint as used, ${sumByAge(now)} from invoice
      where terms_days is not null and status in ('draft', 'unpaid', 'proof_submitted', 'overdue')
        and company_id is not null
      group by company_id
    ), lending as (
      select company_id, sum(coalesce(offered, 0))::bigint as amount, sum(usage.used)::bigint as used,
        jsonb_agg(jsonb_build_object('lender', lender, 'applicationId', id,
          'limit', coalesce(offered, 0), 'used', usage.used) order by lender) as lenders
      from lender_application as application
        left join lender_limit_drawn as drawn on drawn.application_id = application.id
        cross join lateral (
          select sum_limit_use(application.used, drawn.amount, drawn.waiting) as used) as usage
      where status = 'active' group by company_id
    ), exposure as (
      select company.id as "companyId", company.name as company, credit.grade,
        coalesce(credit.status, 'none') as status,
        coalesce(credit.amount, 0)::bigint as "termsLimit", coalesce(owing.used, 0)::bigint as "termsUsed",
        ${ages}, coalesce(lending.lenders, '[]') as lenders,
        (coalesce(credit.amount, 0) + coalesce(lending.amount, 0))::bigint as "limit",
        (coalesce(owing.used, 0) + coalesce(lending.used, 0))::bigint as used
      from company left join credit_limit as credit on credit.company_id = company.id
        left join owing on owing.company_id = company.id
        left join lending on lending.company_id = company.id
      where (credit.company_id is not null or owing.company_id is not null or lending.company_id is not null)
        and ${search ? sql`company.name ilike ${toContainsPattern(search)}` : sql`true`}
    )
    -- The sums come with every page, also with one that has no rows.
    select page.*, sums.total, sums."allLimits", sums."allUsed"
    from (select count(*)::integer as total, coalesce(sum("limit"), 0)::bigint as "allLimits",
        coalesce(sum(used), 0)::bigint as "allUsed" from exposure) as sums
      left join (select * from exposure order by used desc, company, "companyId"
        limit ${limit} offset ${offset}) as page on true
    order by page.used desc, page.company, page."companyId"`.execute(db)
  const [{ total, allLimits, allUsed }] = rows as [ExposureRow]
  return {
    rows: rows.filter(({ companyId }) => companyId !== null).map(toExposure),
    total,
    limit: allLimits,
    used: allUsed,
  }
}

const toExposure = ({ termsLimit, termsUsed, ...row }: ExposureRow): Exposure => ({
  companyId: row.companyId,
  company: row.company,
  grade: row.grade,
  status: row.status,
  terms: { limit: termsLimit, used: termsUsed },
  ageing: Object.fromEntries(ageBands.map((band) => [band, row[`age ${band}`]])) as Record<
    AgeBand,
    number
  >,
  lenders: row.lenders,
  limit: row.limit,
  used: row.used,
})
