import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { Paging } from '#platform/paging.ts'
import type { LenderApplicationStatus } from '../rules/lenders.ts'
import type { LenderApplicationRecord } from './applications.ts'

export type LenderApplicationFilter = {
  lender?: LenderCode | undefined
  status?: LenderApplicationStatus | undefined
  /** A part of the company's name. */
  search?: string | undefined
}

/** An application as it is listed. */
export type ListedApplication = Pick<
  LenderApplicationRecord,
  'id' | 'lender' | 'companyId' | 'status' | 'answers' | 'offered' | 'createdAt' | 'submittedAt'
>

const selectListed = (db: Db, { lender, status, search }: LenderApplicationFilter) =>
  db
    .selectFrom('lender_application as application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .$if(lender !== undefined, (query) => query.where('application.lender', '=', lender!))
    .$if(status !== undefined, (query) => query.where('application.status', '=', status!))
    .$if(search !== undefined && search !== '', (query) =>
      query.where('company.name', 'ilike', toContainsPattern(search!)),
    )

/** A page of applications with their companies, newest first. */
export const listForStaff = (db: Db, filter: LenderApplicationFilter, { page, count }: Paging) =>
  selectListed(db, filter)
    .select(['application.id', 'application.lender', 'application.company_id as companyId'])
    .select(['application.status', 'application.answers', 'application.offered'])
    .select(['application.created_at as createdAt', 'application.submitted_at as submittedAt'])
    .select('company.name as company')
    .$narrowType<ListedApplication>()
    .orderBy('application.nr', 'desc')
    .limit(count)
    .offset(page * count)
    .execute()

export const countForStaff = (db: Db, filter: LenderApplicationFilter) =>
  countUpTo(db, selectListed(db, filter).select('application.id'))

/** The company of an application, and who began it. */
export const findApplicant = (db: Db, id: string) =>
  selectListed(db, {})
    .innerJoin('account', 'account.id', 'application.account_id')
    .select(['company.name as company', 'account.name as applicant'])
    .select('account.email as applicantEmail')
    .where('application.id', '=', id)
    .executeTakeFirst()
