import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { Paging } from '#platform/paging.ts'
import type { LoanStatus } from '../rules/loans.ts'
import { selectLoans, toLoan, type LoanRecord } from './loans.ts'

export type LoanFilter = {
  lender?: LenderCode | undefined
  status?: LoanStatus | undefined
  /** A part of the order's number, or of the company's name. */
  search?: string | undefined
}

const selectListed = (db: Db, { lender, status, search }: LoanFilter) =>
  selectLoans(db)
    .$if(lender !== undefined, (query) => query.where('lender', '=', lender!))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(search !== undefined && search !== '', (query) => {
      const pattern = toContainsPattern(search!)
      return query.where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('sales_order as o')
              .select('o.id')
              .whereRef('o.id', '=', 'loan.order_id')
              .where('o.number', 'ilike', pattern),
          ),
          exists(
            selectFrom('company')
              .select('company.id')
              .whereRef('company.id', '=', 'loan.company_id')
              .where('company.name', 'ilike', pattern),
          ),
        ]),
      )
    })

/** A page of loans, newest first. */
export const listForStaff = async (
  db: Db,
  filter: LoanFilter,
  { page, count }: Paging,
): Promise<LoanRecord[]> =>
  (
    await selectListed(db, filter)
      .orderBy('nr', 'desc')
      .limit(count)
      .offset(page * count)
      .execute()
  ).map(toLoan)

export const countForStaff = (db: Db, filter: LoanFilter) => countUpTo(db, selectListed(db, filter))
