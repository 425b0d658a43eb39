import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { sen } from '#platform/money.ts'
import type { CompanyLimit } from '../rules/loan-limit.ts'

type LimitRow = Omit<CompanyLimit, 'isDown' | 'limit' | 'used'> & {
  lender: LenderCode
  offered: number
  used: number
}

/** What a company has at each lender, by its newest application. */
export async function listLimits(
  db: Db,
  companyId: string,
): Promise<(Omit<CompanyLimit, 'isDown'> & { lender: LenderCode })[]> {
  const { rows } = await sql<LimitRow>`
    select distinct on (lender) lender, id as "applicationId", status, coalesce(offered, 0) as offered, usage.used
    from lender_application join lender_limit_use as usage on usage.application_id = id
    where company_id = ${companyId}::uuid order by lender, nr desc`.execute(db)
  return rows.map(({ offered, used, ...row }) => ({ ...row, limit: sen(offered), used: sen(used) }))
}

/** Locks what a company has at a lender until the transaction ends: orders that use it take turns from here. */
export const lockLimit = (tx: Db, companyId: string, lender: LenderCode) =>
  sql`select from lender_application where company_id = ${companyId}::uuid and lender = ${lender}
    and status = 'active' for update`.execute(tx)
