import type { Money } from '#platform/money.ts'

/** The margin of a price over what the goods cost, in per cent of the price, to one decimal. */
export const computeMarginPercent = (price: Money, cost: Money): number =>
  Math.round(((price - cost) / price) * 1000) / 10
