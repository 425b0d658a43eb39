import { sen, type Money } from '#platform/money.ts'

type Owed = { number: number; amount: Money; returned: Money; paidAt: Date | null }

/** What is still to be repaid of an instalment (sen). */
const computeOwed = ({ amount, returned, paidAt }: Omit<Owed, 'number'>): Money =>
  paidAt ? sen(0) : sen(amount - returned)

/**
 * Takes money that the shop has sent to the lender off an amortisation table: from its last instalment on, so that what
 * is due next stays as the buyer knows it. Returns the instalments that change, and what nobody owed (sen).
 */
export function takeOff(
  plan: readonly Owed[],
  amount: Money,
): { changes: { number: number; returned: Money; isSettled: boolean }[]; left: Money } {
  let left = amount
  const changes = []
  for (const instalment of plan.toReversed()) {
    const off = sen(Math.min(left, computeOwed(instalment)))
    if (off === 0) continue
    left = sen(left - off)
    const returned = sen(instalment.returned + off)
    changes.push({ number: instalment.number, returned, isSettled: returned === instalment.amount })
  }
  return { changes, left }
}
