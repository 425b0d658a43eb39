import type { MoneyJson } from '#platform/money.ts'

/** From this quantity on, this price a unit; `saves` is percent below the list price. */
export type LadderTier = {
  from: number
  price: Pick<MoneyJson, 'amount'>
  saves?: number | undefined
}

/** The highest tier whose quantity is reached applies (specification §9). */
export const findTier = (tiers: readonly LadderTier[], quantity: number): LadderTier | undefined =>
  tiers.filter((tier) => tier.from <= quantity).at(-1)
