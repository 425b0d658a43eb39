/** When an instalment was repaid; null while it is open. */
type Repayable = { number: number; paidAt: Date | null }

const pickEarlier = (one: Date, other: Date | null): Date => (other && other < one ? other : one)

/**
 * What a repayment makes of an amortisation table: the instalments that change, with when they were repaid. It pays the
 * instalment that the lender names; one that is not named pays the first that is open, and the times then follow the numbers.
 * So that repayments end the same, however late each of them comes.
 */
export function applyRepayment(
  plan: readonly Repayable[],
  { instalment, at }: { instalment: number | null; at: Date },
): { number: number; paidAt: Date }[] {
  if (instalment !== null)
    return plan
      .filter(({ number }) => number === instalment)
      .map(({ number, paidAt }) => ({ number, paidAt: pickEarlier(at, paidAt) }))
  const first = plan.find(({ paidAt }) => paidAt === null)
  if (!first) return []
  const paid = plan.filter((each) => each.paidAt !== null || each === first)
  const times = paid
    .map(({ paidAt }) => paidAt ?? at)
    .toSorted((one, other) => one.getTime() - other.getTime())
  return paid.map(({ number }, index) => ({ number, paidAt: times[index]! }))
}
