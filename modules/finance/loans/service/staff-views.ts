import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { presentLoan } from '../presenter.ts'
import type { LoanStatus } from '../rules/loans.ts'
import { listExchanges } from '../store/exchanges.ts'
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
  const [[shown], trail] = await Promise.all([present(db, [loan]), listExchanges(db, id)])
  return {
    ...shown!,
    trail: trail.map(({ nr, at, action, isFailure, request, response }) => ({
      id: String(nr),
      at: toIsoTime(at),
      action,
      isFailure,
      request: request === null ? null : JSON.stringify(request, null, 2),
      response: response === null ? null : JSON.stringify(response, null, 2),
    })),
  }
}
