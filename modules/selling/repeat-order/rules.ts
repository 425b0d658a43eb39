import { sum, zero, type Money } from '#platform/money.ts'
import { computeAwaited } from '#modules/catalogue/products/rules/availability.ts'
import {
  priceLine,
  type CartPrice,
  type CartVariant,
  type PricedCartLine,
} from '#modules/selling/cart/rules/pricing.ts'

/** How a line differs from then; less of it before another price. */
export const lineChanges = ['none', 'unavailable', 'less', 'dearer', 'cheaper'] as const
export type LineChange = (typeof lineChanges)[number]

/** Goods as they were bought or offered; money in sen including PPN. */
export type PastLine = {
  variantId: number
  slug: string
  sku: string
  name: string
  variantName: string
  picture: string
  unit: string
  qty: number
  unitPrice: Money
  total: Money
}

export type RepeatedLine = PastLine & {
  change: LineChange
  now: { qty: number; price: Money; subtotal: Money; awaited: number; leadDays: number } | null
  reason: string | null
}

/** What is sold today: variants and their prices for the caller, by variant. */
export type SoldToday = {
  variantsById: ReadonlyMap<number, CartVariant>
  pricesByVariantId: ReadonlyMap<number, CartPrice>
}

/** The lines of one variant as one: an order that came from two warehouses has two. */
export function mergeVariants(lines: readonly PastLine[]): PastLine[] {
  const merged = new Map<number, PastLine>()
  for (const line of lines) {
    const before = merged.get(line.variantId)
    merged.set(
      line.variantId,
      before
        ? {
            ...before,
            qty: Number((before.qty + line.qty).toFixed(3)),
            total: sum([before.total, line.total]),
          }
        : line,
    )
  }
  return [...merged.values()]
}

/** Compares a past line with today's price and availability. */
export function compareWithToday(past: PastLine, sold: SoldToday): RepeatedLine {
  const variant = sold.variantsById.get(past.variantId)
  if (!variant) return unavailable(past, 'Barang ini tidak dijual lagi.')
  const price = sold.pricesByVariantId.get(past.variantId)
  const asThen = priceLine({ id: '', qty: past.qty, variant }, price)
  const { problem } = asThen
  if (!problem) return available(past, asThen, comparePrices(past.unitPrice, asThen.unitPrice))
  const { suggestedQty } = problem
  if (suggestedQty === null)
    return unavailable(
      past,
      asThen.listPrice === zero ? 'Barang ini tidak dijual lagi.' : problem.message,
    )
  const asSuggested = priceLine({ id: '', qty: suggestedQty, variant }, price)
  const change =
    suggestedQty < past.qty ? 'less' : comparePrices(past.unitPrice, asSuggested.unitPrice)
  return { ...available(past, asSuggested, change), reason: problem.message }
}

const comparePrices = (then: Money, now: Money): LineChange =>
  now > then ? 'dearer' : now < then ? 'cheaper' : 'none'

const unavailable = (past: PastLine, reason: string): RepeatedLine => ({
  ...past,
  change: 'unavailable',
  now: null,
  reason,
})

const available = (
  past: PastLine,
  { qty, unitPrice, total, variant }: PricedCartLine,
  change: LineChange,
): RepeatedLine => ({
  ...past,
  change,
  now: {
    qty,
    price: unitPrice,
    subtotal: total,
    awaited: computeAwaited(qty, variant),
    leadDays: variant.leadDays,
  },
  reason: null,
})

/** What the lines cost then and now, and how many of them differ. */
export const summarizeRepeat = (lines: readonly RepeatedLine[]) => ({
  oldTotal: sum(lines.map(({ total }) => total)),
  newTotal: sum(lines.flatMap(({ now }) => (now ? [now.subtotal] : []))),
  unavailable: lines.filter(({ now }) => now === null).length,
  priceChanged: lines.filter(({ now, unitPrice }) => now !== null && now.price !== unitPrice)
    .length,
})
