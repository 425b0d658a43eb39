import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { Money } from '#platform/money.ts'
import { isLoanOpen, listTenors } from '../rules/loans.ts'
import * as store from '../store/loans.ts'
import { takeLimit } from './limits.ts'

type OrderToPay = {
  applicationId: string
  lender: LenderCode
  companyId: string
  orderId: string
  invoiceId: string
  amount: Money
}

/** An order waits for a lender from now on. The caller has taken the limit. Returns the loan's id. */
export const openLoan = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  order: OrderToPay,
): Promise<string> => {
  const [tenor = 1] = listTenors(order.lender, order.amount)
  return store.insertLoan(db, { ...order, tenor, openedAt: clock.now() })
}

type ChosenLender = Omit<OrderToPay, 'applicationId' | 'companyId'> & { companyId: string | null }

/** Takes the limit and opens the loan of an order that is placed already. Throws as `takeLimit` does. */
export async function chooseLender(deps: AppDeps, order: ChosenLender): Promise<void> {
  const applicationId = await takeLimit(deps, order.companyId, order)
  await openLoan(deps, { ...order, companyId: order.companyId!, applicationId })
}

/** The lender that an order waits for; undefined where it waits for none. */
export async function findOpenLender(
  { db }: Pick<AppDeps, 'db'>,
  orderId: string,
): Promise<LenderCode | undefined> {
  const loan = await store.findLoanOfOrder(db, orderId)
  return loan && isLoanOpen(loan.status) ? loan.lender : undefined
}

/** Gives up the loan that an order waits for; a job tells its lender. The caller has locked the order. */
export async function cancelLoan(deps: AppDeps, orderId: string): Promise<void> {
  const loan = await store.findLoanOfOrder(deps.db, orderId)
  if (!loan || !isLoanOpen(loan.status)) return
  await store.updateLoan(deps.db, loan.id, { status: 'cancelled', endedAt: deps.clock.now() })
  if (loan.codeAt) await enqueue(deps.db, { name: 'loans.cancel', payload: { id: loan.id } })
}
