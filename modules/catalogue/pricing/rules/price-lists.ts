import { formatRupiah } from '#platform/format.ts'
import { type Money, moneyToJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'

/** Whose prices: a company's own list takes precedence over business, and that over retail. */
export type PriceContext = { isBusiness: boolean; companyId: string | null }

/** The standard lists: retail for everyone, business for verified companies. */
export const PRICE_LISTS = ['retail', 'business'] as const
export type StandardPriceList = (typeof PRICE_LISTS)[number]
export type StandardPrices = Record<StandardPriceList, Money | null>

/** Ids of the price lists that apply to a context, in precedence: company, business, retail. */
export function selectPriceLists(
  lists: readonly { id: number; code: string; companyId: string | null }[],
  { isBusiness, companyId }: PriceContext,
): number[] {
  const companyLists = lists.filter(
    (list) => list.companyId !== null && list.companyId === companyId,
  )
  const withCode = (code: StandardPriceList) =>
    lists.filter((list) => list.companyId === null && list.code === code)
  return [...companyLists, ...(isBusiness ? withCode('business') : []), ...withCode('retail')].map(
    ({ id }) => id,
  )
}

/**
 * The standard prices after a change. Throws 422 `price.business_above_retail`: a company never pays
 * more than a retail buyer, which also catches a retail price with a digit too few.
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
