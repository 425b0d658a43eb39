import { startOfJakartaDay, toIsoTime } from '#platform/clock.ts'
import { moneyToJson } from '#platform/money.ts'
import { countDaysLate } from '#modules/finance/invoices/ageing-rules.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { loanStatusNames } from './rules/loans.ts'
import type { LoanInstalment } from './store/instalments.ts'
import type { LoanRecord } from './store/loans.ts'

const toIsoOrNull = (at: Date | null) => at && toIsoTime(at)

/** A loan with its amortisation table as of now, which is empty until the lender has paid. */
export const presentLoan = (
  loan: LoanRecord,
  instalments: readonly LoanInstalment[],
  now: Date,
) => ({
  id: loan.id,
  orderId: loan.orderId,
  lender: loan.lender,
  lenderName: lenderNames[loan.lender],
  status: loan.status,
  statusName: loanStatusNames[loan.status],
  amount: moneyToJson(loan.amount),
  total: loan.total && moneyToJson(loan.total),
  tenor: loan.tenor,
  repayTo: loan.repayTo,
  reason: loan.reason,
  openedAt: toIsoTime(loan.openedAt),
  codeAt: toIsoOrNull(loan.codeAt),
  deliveryAt: toIsoOrNull(loan.deliveryAt),
  sentAt: toIsoOrNull(loan.sentAt),
  paidAt: toIsoOrNull(loan.paidAt),
  instalments: instalments.map(({ number, dueDate, amount, returned, paidAt }) => ({
    number,
    dueDate,
    amount: moneyToJson(amount),
    returned: moneyToJson(returned),
    paidAt: toIsoOrNull(paidAt),
    daysLate: paidAt ? 0 : countDaysLate(startOfJakartaDay(dueDate), now),
  })),
})
