import { Refusal } from '#platform/refusal.ts'
import type { KnownVariant, VariantChange } from './row-diff.ts'

export type PriceChange = {
  percent: number
  lists: readonly ('retail' | 'business')[]
  /** Prices are multiples of so many rupiah. */
  roundTo: number
}

/**
 * What a percentage changes of a variant's prices; undefined for nothing. Never below one multiple. Throws 422
 * `price.business_above_retail`.
 */
export function planPriceChange(
  known: KnownVariant & { sku: string },
  { percent, lists, roundTo }: PriceChange,
): VariantChange | undefined {
  const prices = { retail: known.retail, business: known.business }
  const after: Partial<Record<'retail' | 'business', number>> = {}
  for (const list of lists) {
    const price = prices[list]
    if (price === null) continue
    const changed = changeByPercent(price, percent, roundTo)
    if (changed !== price) after[list] = changed
  }
  const { retail, business } = { ...prices, ...after }
  if (Object.keys(after).length === 0) return undefined
  if (retail !== null && business !== null && business > retail)
    throw new Refusal(
      'price.business_above_retail',
      `Harga bisnis ${known.sku} menjadi lebih tinggi daripada harga eceran. Ubah keduanya.`,
      422,
      { errors: { lists: 'Ubah kedua daftar harga.' } },
    )
  const before = Object.fromEntries(
    Object.keys(after).map((list) => [list, prices[list as 'retail' | 'business']]),
  )
  return { kind: 'change', variantId: known.id, before, after, stock: {} }
}

/** Rounded half up; hundredths of a percent are exact. */
function changeByPercent(price: number, percent: number, roundTo: number): number {
  const hundredths = 10_000 + Math.round(percent * 100)
  const multiples = Math.floor((price * hundredths) / (10_000 * roundTo) + 0.5)
  return Math.max(1, multiples) * roundTo
}
