import type { Db } from '#platform/database/database.ts'
import type { LenderApplicationStatus } from '../rules/lenders.ts'

/** The ids of applications with their companies and who began them, newest first. */
export const listForStaff = (
  db: Db,
  {
    lender,
    status,
    id,
    limit,
  }: {
    lender?: string | undefined
    status?: LenderApplicationStatus | undefined
    id?: string
    limit: number
  },
) =>
  db
    .selectFrom('lender_application as application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('account', 'account.id', 'application.account_id')
    .select(['application.id', 'company.name as company'])
    .select(['account.name as applicant', 'account.email as applicantEmail'])
    .$if(lender !== undefined, (query) => query.where('application.lender', '=', lender!))
    .$if(status !== undefined, (query) => query.where('application.status', '=', status!))
    .$if(id !== undefined, (query) => query.where('application.id', '=', id!))
    .orderBy('application.nr', 'desc')
    .limit(limit)
    .execute()
