import { formatRupiah } from '#platform/format.ts'
import { fraction, type Money, sen, toAnswer } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'

/** From `minQty` units on, `discount` percent (at most two decimals) off the list price. */
export type Tier = { minQty: number; discount: number }

/**
 * The unit price of a quantity: the highest tier that it reaches applies; the discounted price is
 * rounded half up to a whole rupiah (domain.md, money), and never stands above the list price.
 */
export function unitPriceAt(
  list: Money,
  tiers: readonly Tier[],
  qty: number,
): { discount: number; unitPrice: Money } {
  const discount = reached(tiers, qty)?.discount ?? 0
  return { discount, unitPrice: discounted(list, discount) }
}

/** The next step of the ladder above a quantity and its unit price; null on the last step. */
export function nextTierAfter(
  list: Money,
  tiers: readonly Tier[],
  qty: number,
): { minQty: number; price: Money } | null {
  const above = tiers.filter((tier) => tier.minQty > qty)
  if (above.length === 0) return null
  const next = above.reduce((low, tier) => (tier.minQty < low.minQty ? tier : low))
  return { minQty: next.minQty, price: discounted(list, next.discount) }
}

/** The list price less a percentage, in whole rupiah; without a discount the list price itself. */
export function discounted(list: Money, percent: number): Money {
  if (percent === 0) return list
  const hundredths = Math.round((100 - percent) * 100)
  const rupiah = fraction(list, hundredths, 1_000_000)
  return sen(Math.min(list, rupiah * 100))
}

/** The lists that everybody's prices come from: retail, and business for verified companies. */
export const PRICE_LISTS = ['retail', 'business'] as const
export type ListPrices = Record<(typeof PRICE_LISTS)[number], Money | null>

/**
 * List prices with new ones in place of those that are given. Throws 422
 * `price.business_above_retail`: a company never pays more than a passer-by, and a retail price
 * with a figure too few is caught by it.
 */
export function changedPrices(
  before: ListPrices,
  asked: { retail?: Money | undefined; business?: Money | undefined },
): ListPrices {
  const retail = asked.retail ?? before.retail
  const business = asked.business ?? before.business
  if (retail === null || business === null || business <= retail) return { retail, business }
  const field = asked.business === undefined ? 'retail' : 'business'
  const other =
    field === 'retail' ? { name: 'bisnis', price: business } : { name: 'eceran', price: retail }
  const [way, end] =
    field === 'retail' ? ['Paling rendah', 'Turunkan'] : ['Paling tinggi', 'Naikkan']
  throw new Refusal(
    'price.business_above_retail',
    'Harga bisnis tidak boleh lebih tinggi daripada harga eceran.',
    422,
    {
      errors: {
        [field]: `${way} ${formatRupiah(toAnswer(other.price))}, yaitu harga ${other.name}. ${end} juga harga ${other.name} bila perlu.`,
      },
    },
  )
}

/** Whether more goods never cost more a unit: quantities and discounts both rise. */
export const isLadder = (tiers: readonly Tier[]): boolean =>
  tiers.every((tier, index) => {
    const before = tiers[index - 1]
    return !before || (tier.minQty > before.minQty && tier.discount > before.discount)
  })

function reached(tiers: readonly Tier[], qty: number): Tier | undefined {
  return tiers
    .filter((tier) => tier.minQty <= qty)
    .reduce<Tier | undefined>(
      (high, tier) => (high && high.minQty > tier.minQty ? high : tier),
      undefined,
    )
}
