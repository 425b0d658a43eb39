import { formatQuantity } from '#platform/format.ts'
import type { Money } from '#platform/money.ts'

/** The margin of a price over what the goods cost, in per cent of the price, to one decimal. */
export const computeMarginPercent = (price: Money, cost: Money): number =>
  Math.round(((price - cost) / price) * 1000) / 10

/** A lower margin is a price below half of the cost, whose percentage says nothing. */
const LOWEST_SHOWN = -100

/** A margin in words, with the cost as it is shown. */
export const describeMargin = (percent: number, cost: string): string =>
  percent < LOWEST_SHOWN
    ? `kurang dari separuh harga beli ${cost}`
    : `${formatQuantity(percent)}% dari harga beli ${cost}`
