import { multiplyRatio, type Money, sen } from '#platform/money.ts'
import { findReachedTier } from './reached-tier.ts'

/** From `minQty` units on, `discount` percent (at most two decimals) off the list price. */
export type DiscountTier = { minQty: number; discount: number }

/**
 * The unit price of a quantity: the highest tier that it reaches applies. The discounted price is
 * rounded half up to a whole rupiah and is never above the list price.
 */
export function computeUnitPrice(
  listPrice: Money,
  tiers: readonly DiscountTier[],
  qty: number,
): { discount: number; unitPrice: Money } {
  const discount = findReachedTier(tiers, qty)?.discount ?? 0
  return { discount, unitPrice: applyDiscount(listPrice, discount) }
}

/** The next tier above a quantity and its unit price; null on the last tier. */
export function findNextTier(
  listPrice: Money,
  tiers: readonly DiscountTier[],
  qty: number,
): { minQty: number; price: Money } | null {
  const above = tiers.filter((tier) => tier.minQty > qty)
  if (above.length === 0) return null
  const next = above.reduce((low, tier) => (tier.minQty < low.minQty ? tier : low))
  return { minQty: next.minQty, price: applyDiscount(listPrice, next.discount) }
}

/** The list price less a percentage, in whole rupiah; without a discount the list price itself. */
export function applyDiscount(listPrice: Money, percent: number): Money {
  if (percent === 0) return listPrice
  const hundredths = Math.round((100 - percent) * 100)
  const rupiah = multiplyRatio(listPrice, hundredths, 1_000_000)
  return sen(Math.min(listPrice, rupiah * 100))
}

/** Whether a larger quantity never has a higher unit price: quantities and discounts both rise. */
export const areTiersAscending = (tiers: readonly DiscountTier[]): boolean =>
  tiers.every((tier, index) => {
    const before = tiers[index - 1]
    return !before || (tier.minQty > before.minQty && tier.discount > before.discount)
  })
