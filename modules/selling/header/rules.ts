import { computeUnitPrice, type DiscountTier } from '#modules/catalogue/pricing/rules/tiers.ts'
import { multiply, sen, sum, type Money } from '#platform/money.ts'

/** A line of a cart with the list price (sen) of its variant, which is null where it is not sold. */
export type HeaderCartLine = {
  qty: number
  weightKg: number
  amount: number | null
  tiers: DiscountTier[]
}

/** How many lines a cart has, what they cost (sen, PPN included) and weigh: as the cart's own totals. */
export function summarizeCart(lines: readonly HeaderCartLine[]): {
  count: number
  goods: Money
  weightKg: number
} {
  const totals = lines.flatMap(({ qty, amount, tiers }) =>
    amount === null ? [] : [multiply(computeUnitPrice(sen(amount), tiers, qty).unitPrice, qty)],
  )
  const weightKg = lines.reduce((subtotal, line) => subtotal + line.weightKg * line.qty, 0)
  return { count: lines.length, goods: sum(totals), weightKg: Number(weightKg.toFixed(3)) }
}
