import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sum } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { loadTrail } from '#modules/finance/lenders/service/trail.ts'
import { presentLoan } from '../presenter.ts'
import { listInstalments } from '../store/instalments.ts'
import { listUnmatchedMoney } from '../store/loan-events.ts'
import * as store from '../store/loans.ts'
import * as staffList from '../store/staff-list.ts'

type ListQuery = staffList.LoanFilter & Paging

/** A page of loans, the newest first. */
export async function listForStaff(ctx: StaffContext, { page, count, ...filter }: ListQuery) {
  const { db } = ctx
  const [loans, totals] = await Promise.all([
    staffList.listForStaff(db, filter, { page, count }),
    staffList.countForStaff(db, filter),
  ])
  return { results: await present(ctx, loans), page, count, ...totals }
}

async function present(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  loans: readonly store.LoanRecord[],
) {
  const ids = loans.map(({ id }) => id)
  const [plans, unmatched, orders] = await Promise.all([
    listInstalments(db, ids),
    ids.length > 0 ? listUnmatchedMoney(db, ids) : [],
    store.listOrders(
      db,
      loans.map(({ orderId }) => orderId),
    ),
  ])
  return loans.map((loan) => {
    const { number, company } = orders.get(loan.orderId)!
    return {
      ...presentLoan(loan, plans.get(loan.id) ?? [], clock.now()),
      orderNumber: number,
      company,
      applicationId: loan.applicationId,
      discrepancy: loan.discrepancyResolvedAt ? null : loan.discrepancy,
      unmatchedAmount: moneyToJson(
        sum(unmatched.filter(({ loanId }) => loanId === loan.id).map(({ amount }) => amount)),
      ),
    }
  })
}

/** A loan with its trail. Throws 404. */
export async function showForStaff(ctx: StaffContext, id: string) {
  const { db } = ctx
  const loan = await store.findLoan(db, id)
  if (!loan) throw notFound()
  const [[shown], trail] = await Promise.all([
    present(ctx, [loan]),
    loadTrail({ db }, { loanId: id }),
  ])
  return {
    ...shown!,
    trail,
  }
}
