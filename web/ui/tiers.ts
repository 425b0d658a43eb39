import type { MoneyAnswer } from '#platform/money.ts'

/** From this quantity on, this price a unit; `saves` is percent below the list price. */
export type Tier = { from: number; price: Pick<MoneyAnswer, 'amount'>; saves?: number | undefined }

/** The highest tier whose quantity is reached applies (specification §9). */
export const tierAt = (tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.filter((tier) => tier.from <= quantity).at(-1)
