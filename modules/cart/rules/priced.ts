import { nextTierAfter, type Tier, unitPriceAt } from '#modules/pricing/rules.ts'
import { taxInclusive, type Taxed, type TaxRate } from '#modules/tax/rules.ts'
import { type Money, sen, sum, times, zero } from '#platform/money.ts'
import { qtyProblem, type Sellable } from './quantity.ts'

/** A variant as the cart shows it; mass (kg), volume (m³) and length (m) of one unit. */
export type CartVariant = Sellable & {
  variantId: number
  productId: number
  slug: string
  name: string
  variantName: string
  brand: string
  sku: string
  picture: string
  weightKg: number
  volumeM3: number
  lengthM: number
  /** Slug of its sub-category. */
  subCategory: string
  /** Taxed on its full price. */
  luxury: boolean
  /** Whether product and variant are still sold. */
  active: boolean
}

/** A line as it is kept. */
export type KeptLine = { id: string; qty: number; variant: CartVariant }
/** List price in sen including PPN, and the ladder of discounts. */
export type Price = { list: Money; tiers: Tier[] }
/** Why a line cannot be ordered as it stands. */
export type LineProblem = { code: string; message: string; suggestedQty: number | null }

/** A line with what it costs its asker; all money in sen including PPN. */
export type PricedLine = KeptLine & {
  list: Money
  /** Percent of the tier that applies; 0 where none does. */
  discount: number
  unitPrice: Money
  /** unitPrice × qty. */
  total: Money
  /** list × qty. */
  atList: Money
  nextTier: { minQty: number; more: number; price: Money } | null
  problem: LineProblem | null
}

/** A cart as its owner sees it: money in sen, mass in kg, volume in m³, length in m. */
export type PricedCart = Taxed & {
  lines: PricedLine[]
  goods: Money
  /** What the tiers took off the list prices. */
  saved: Money
  weightKg: number
  volumeM3: number
  longestM: number
  /** The rates that it was taxed by. */
  rates: Rates
}

/** The rate of general goods, and that of the luxury list. */
export type Rates = { general: TaxRate; luxury: TaxRate }

/** Prices a line for its quantity. Without a price, or no longer sold, it costs nothing and says so. */
export function priceLine(line: KeptLine, price: Price | undefined): PricedLine {
  const { variant, qty } = line
  if (!price || !variant.active) return { ...line, ...nothing, problem: gone }
  const { list, tiers } = price
  const { discount, unitPrice } = unitPriceAt(list, tiers, qty)
  const next = nextTierAfter(list, tiers, qty)
  return {
    ...line,
    list,
    discount,
    unitPrice,
    total: times(unitPrice, qty),
    atList: times(list, qty),
    nextTier: next && { ...next, more: Math.round((next.minQty - qty) * 1000) / 1000 },
    problem: qtyProblem(qty, variant),
  }
}

const nothing = {
  list: zero,
  discount: 0,
  unitPrice: zero,
  total: zero,
  atList: zero,
  nextTier: null,
}
const gone: LineProblem = {
  code: 'cart.gone',
  message: 'Barang ini tidak dijual lagi. Hapus dari keranjang.',
  suggestedQty: null,
}

/** Adds the lines up. PPN is taken out of the sum of each rate, so it is rounded once a rate. */
export function priceCart(lines: PricedLine[], rates: Rates): PricedCart {
  const goods = sum(lines.map((line) => line.total))
  const each = (value: (variant: CartVariant) => number) =>
    lines.reduce((all, { variant, qty }) => all + value(variant) * qty, 0)
  return {
    lines,
    goods,
    saved: sen(sum(lines.map((line) => line.atList)) - goods),
    ...taxWithin(
      lines.map((line) => ({ total: line.total, luxury: line.variant.luxury })),
      rates,
    ),
    weightKg: Number(each((variant) => variant.weightKg).toFixed(3)),
    volumeM3: Number(each((variant) => variant.volumeM3).toFixed(6)),
    longestM: Math.max(0, ...lines.map(({ variant }) => variant.lengthM)),
    rates,
  }
}

/** The PPN inside amounts that include it, general and luxury goods apart. */
export function taxWithin(
  parts: readonly { total: Money; luxury: boolean }[],
  rates: Rates,
): Taxed {
  const totalOf = (luxury: boolean) =>
    sum(parts.filter((part) => part.luxury === luxury).map((part) => part.total))
  const general = taxInclusive(totalOf(false), rates.general)
  const luxury = taxInclusive(totalOf(true), rates.luxury)
  return {
    exclusive: sen(general.exclusive + luxury.exclusive),
    base: sen(general.base + luxury.base),
    tax: sen(general.tax + luxury.tax),
  }
}
