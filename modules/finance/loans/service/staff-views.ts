import type { StaffContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { loadTrail } from '#modules/finance/lenders/service/trail.ts'
import { presentLoan } from '../presenter.ts'
import type { LoanStatus } from '../rules/loans.ts'
import { listInstalments } from '../store/instalments.ts'
import * as store from '../store/loans.ts'

/** How many loans are listed. */
const LIST_LIMIT = 100

export const listForStaff = async ({ db }: StaffContext, status: LoanStatus | undefined) => ({
  results: await present(db, await store.listLoans(db, { status, limit: LIST_LIMIT })),
})

async function present(db: StaffContext['db'], loans: readonly store.LoanRecord[]) {
  const [plans, orders] = await Promise.all([
    listInstalments(
      db,
      loans.map(({ id }) => id),
    ),
    store.listOrders(
      db,
      loans.map(({ orderId }) => orderId),
    ),
  ])
  return loans.map((loan) => {
    const { number, company } = orders.get(loan.orderId)!
    return {
      ...presentLoan(loan, plans.get(loan.id) ?? []),
      orderNumber: number,
      company,
      applicationId: loan.applicationId,
      misfit: loan.misfitDoneAt ? null : loan.misfit,
    }
  })
}

/** A loan with its trail. Throws 404. */
export async function showForStaff({ db }: StaffContext, id: string) {
  const loan = await store.findLoan(db, id)
  if (!loan) throw notFound()
  const [[shown], trail] = await Promise.all([
    present(db, [loan]),
    loadTrail({ db }, { loanId: id }),
  ])
  return {
    ...shown!,
    trail,
  }
}
