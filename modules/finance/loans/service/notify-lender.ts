import type { AppDeps } from '#platform/http/context.ts'
import { LenderError } from '#platform/lender/port.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { askLender } from '#modules/finance/lenders/service/ask-lender.ts'
import { findOrderDelivery } from '../store/order-delivery.ts'
import * as store from '../store/loans.ts'
import { recordLoanEvent } from './loan-events.ts'

/** What the trail calls that a loan is requested. */
const REQUEST_ACTION = 'Minta pencairan'

/** Requests a loan from its lender once the code was right, and confirms its delivery. Job; idempotent. */
export async function notifyLender(deps: AppDeps, { id }: { id: string }): Promise<void> {
  const loan = await store.findLoan(deps.db, id)
  if (!loan || (loan.status !== 'submitted' && loan.status !== 'approved')) return
  const { number, delivery } = await findOrderDelivery(deps.db, loan.orderId)
  if (!loan.sentAt && !(await requestLoan(deps, loan, number))) return
  if (!loan.deliveryAt || loan.deliverySentAt) return
  await askAboutLoan(
    deps,
    loan,
    { action: 'Konfirmasi pengiriman', request: { reference: id, ...delivery } },
    (asked) => asked.confirmDelivery(id, delivery),
  )
  await store.updateLoan(deps.db, id, { deliverySentAt: deps.clock.now() })
}

/** Returns false if the lender refuses for good; the order then has to be paid in another way. */
async function requestLoan(
  deps: AppDeps,
  loan: store.LoanRecord,
  description: string,
): Promise<boolean> {
  const { id, applicationId, amount, tenor, lender } = loan
  const request = { reference: id, application: applicationId, amount, tenor, description }
  try {
    await askAboutLoan(deps, loan, { action: REQUEST_ACTION, request }, (asked) =>
      asked.requestLoan(request),
    )
  } catch (thrown) {
    if (!(thrown instanceof LenderError) || thrown.isRetryable) throw thrown
    await recordLoanEvent(deps, lender, {
      kind: 'loan',
      eventId: `${id} not taken`,
      reference: id,
      status: 'refused',
      at: deps.clock.now(),
      reason: `${lenderNames[lender]} tidak menerima permintaan ini.`,
      amount: null,
      total: null,
      repayTo: null,
      instalment: null,
    })
    return false
  }
  await store.updateLoan(deps.db, id, { sentAt: deps.clock.now() })
  return true
}

/** Asks a lender about a loan; the exchange is in the trails of the loan and of its application. */
export const askAboutLoan = <T>(
  deps: AppDeps,
  { id: loanId, applicationId, lender }: store.LoanRecord,
  ...asked: [Parameters<typeof askLender>[2], Parameters<typeof askLender<T>>[3]]
): Promise<T> => askLender<T>(deps, { id: applicationId, lender, loanId }, ...asked)

/** Cancels a loan at its lender. Job; idempotent. */
export async function notifyLoanCancelled(deps: AppDeps, { id }: { id: string }): Promise<void> {
  const loan = await store.findLoan(deps.db, id)
  if (loan?.status !== 'cancelled' || !loan.codeAt) return
  const request = { reference: id }
  await askAboutLoan(deps, loan, { action: 'Batalkan pencairan', request }, (asked) =>
    asked.cancelLoan(id),
  )
}
