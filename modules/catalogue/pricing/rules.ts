import { formatRupiah } from '#platform/format.ts'
import { multiplyRatio, type Money, sen, moneyToJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'

/** From `minQty` units on, `discount` percent (at most two decimals) off the list price. */
export type DiscountTier = { minQty: number; discount: number }

/**
 * The unit price of a quantity: the highest tier that it reaches applies; the discounted price is
 * rounded half up to a whole rupiah (domain.md, money), and never stands above the list price.
 */
export function computeUnitPrice(
  listPrice: Money,
  tiers: readonly DiscountTier[],
  qty: number,
): { discount: number; unitPrice: Money } {
  const discount = findReachedTier(tiers, qty)?.discount ?? 0
  return { discount, unitPrice: applyDiscount(listPrice, discount) }
}

/** The next step of the ladder above a quantity and its unit price; null on the last step. */
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

/** The lists that everybody's prices come from: retail, and business for verified companies. */
export const PRICE_LISTS = ['retail', 'business'] as const
export type StandardPrices = Record<(typeof PRICE_LISTS)[number], Money | null>

/**
 * List prices with new ones in place of those that are given. Throws 422
 * `price.business_above_retail`: a company never pays more than a passer-by, and a retail price
 * with a figure too few is caught by it.
 */
export function applyPriceChange(
  before: StandardPrices,
  requested: { retail?: Money | undefined; business?: Money | undefined },
): StandardPrices {
  const retail = requested.retail ?? before.retail
  const business = requested.business ?? before.business
  if (retail === null || business === null || business <= retail) return { retail, business }
  const field = requested.business === undefined ? 'retail' : 'business'
  const other =
    field === 'retail' ? { name: 'bisnis', price: business } : { name: 'eceran', price: retail }
  const [bound, advice] =
    field === 'retail' ? ['Paling rendah', 'Turunkan'] : ['Paling tinggi', 'Naikkan']
  throw new Refusal(
    'price.business_above_retail',
    'Harga bisnis tidak boleh lebih tinggi daripada harga eceran.',
    422,
    {
      errors: {
        [field]: `${bound} ${formatRupiah(moneyToJson(other.price))}, yaitu harga ${other.name}. ${advice} juga harga ${other.name} bila perlu.`,
      },
    },
  )
}

/** Whether more goods never cost more a unit: quantities and discounts both rise. */
export const areTiersAscending = (tiers: readonly DiscountTier[]): boolean =>
  tiers.every((tier, index) => {
    const before = tiers[index - 1]
    return !before || (tier.minQty > before.minQty && tier.discount > before.discount)
  })

function findReachedTier(tiers: readonly DiscountTier[], qty: number): DiscountTier | undefined {
  return tiers
    .filter((tier) => tier.minQty <= qty)
    .reduce<DiscountTier | undefined>(
      (high, tier) => (high && high.minQty > tier.minQty ? high : tier),
      undefined,
    )
}
