import { days, hours } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import type { StaffTaskSource } from '#modules/foundation/staff-tasks/rules.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { listUnmatchedMoney } from '../store/loan-events.ts'
import { listOrders, listStuck } from '../store/loans.ts'

/**
 * How long a loan may wait for the buyer's confirmation, or for the lender's payment, before it counts as stuck (ms).
 */
const UNCONFIRMED_AFTER_MS = hours(24)
const UNPAID_AFTER_MS = days(2)

const reasons = {
  undelivered: () => 'Pembeli belum mengonfirmasi pengirimannya. Ingatkan.',
  undecided: (name: string) => `${name} belum memutuskan pencairan. Tanyakan ke mereka.`,
  unpaid: (name: string) => `${name} belum membayar pencairan ini. Tanyakan ke mereka.`,
}

function writeReason(
  { reasonCode, lender, discrepancy }: Awaited<ReturnType<typeof listStuck>>[number],
  hasMoney: boolean,
): string {
  const name = lenderNames[lender]
  if (reasonCode !== 'discrepancy') return reasons[reasonCode](name)
  return hasMoney ? `${name} membayar uang yang tidak cocok. Periksa dan kembalikan.` : discrepancy!
}

/** Loans that are stuck, and discrepancies with their lenders. */
export const loanTasks: StaffTaskSource<AppDeps> = {
  kind: 'loan',
  name: 'Pencairan macet',
  roles: ['finance'],
  // They belong to no warehouse, and to no member of staff.
  async list({ db }, { now, warehouse, assignee, limit }) {
    if (warehouse || assignee) return []
    const loans = await listStuck(db, {
      submittedBefore: new Date(now.getTime() - UNCONFIRMED_AFTER_MS),
      confirmedBefore: new Date(now.getTime() - UNPAID_AFTER_MS),
      limit,
    })
    const orders = await listOrders(
      db,
      loans.map(({ orderId }) => orderId),
    )
    const ids = loans.flatMap(({ id, reasonCode }) => (reasonCode === 'discrepancy' ? [id] : []))
    const unmatched = ids.length > 0 ? await listUnmatchedMoney(db, ids) : []
    const hasMoney = new Set(unmatched.map(({ loanId }) => loanId))
    return loans.map((loan) => {
      const { number, company } = orders.get(loan.orderId)!
      return {
        id: loan.id,
        path: `/backoffice/pembiayaan/pencairan/${loan.id}`,
        number,
        buyer: company,
        reason: writeReason(loan, hasMoney.has(loan.id)),
        since: loan.codeAt ?? loan.openedAt,
        amount: moneyToJson(loan.amount),
        warehouses: [],
        assignee: null,
      }
    })
  },
}
