import {
  findNextTier,
  type DiscountTier,
  computeUnitPrice,
} from '#modules/catalogue/pricing/rules/tiers.ts'
import {
  computeInclusiveTax,
  type TaxBreakdown,
  type TaxRate,
} from '#modules/catalogue/tax/rules/tax.ts'
import { type Money, sen, sum, multiply, zero } from '#platform/money.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { findQuantityProblem, type Sellable } from './quantity.ts'

/** A variant in a cart; mass (kg), volume (m³) and length (m) of one unit. */
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

export type CartLineRow = { id: string; qty: number; variant: CartVariant }
/** List price in sen including PPN, and the discount tiers. */
export type CartPrice = { listPrice: Money; tiers: DiscountTier[] }
/** Why a line cannot be ordered. */
type CartLineProblem = { code: string; message: string; suggestedQty: number | null }

/** A line at the caller's prices; all money in sen including PPN. */
export type PricedCartLine = CartLineRow & {
  listPrice: Money
  /** Percent of the tier that applies; 0 where none does. */
  discount: number
  unitPrice: Money
  /** unitPrice × qty. */
  total: Money
  /** list × qty. */
  totalAtListPrice: Money
  nextTier: { minQty: number; more: number; price: Money } | null
  problem: CartLineProblem | null
}

/** A cart at its owner's prices: money in sen, mass in kg, volume in m³, length in m. */
export type PricedCart = TaxBreakdown & {
  lines: PricedCartLine[]
  goods: Money
  /** List prices less unit prices, over all lines. */
  saved: Money
  weightKg: number
  volumeM3: number
  longestM: number
  /** The rates at which it was taxed. */
  rates: CartTaxRates
}

export type CartTaxRates = { general: TaxRate; luxury: TaxRate }

/** Prices a line for its quantity. Without a price, or discontinued, it costs nothing and has a problem. */
export function priceLine(line: CartLineRow, price: CartPrice | undefined): PricedCartLine {
  const { variant, qty } = line
  if (!price || !variant.active) return { ...line, ...zeroPrices, problem: discontinuedProblem }
  const { listPrice, tiers } = price
  const { discount, unitPrice } = computeUnitPrice(listPrice, tiers, qty)
  const next = findNextTier(listPrice, tiers, qty)
  const isReachable = next && (variant.leadDays > 0 || next.minQty <= variant.stock)
  return {
    ...line,
    listPrice,
    discount,
    unitPrice,
    total: multiply(unitPrice, qty),
    totalAtListPrice: multiply(listPrice, qty),
    nextTier: isReachable ? { ...next, more: roundToThousandths(next.minQty - qty) } : null,
    problem: findQuantityProblem(qty, variant),
  }
}

const zeroPrices = {
  listPrice: zero,
  discount: 0,
  unitPrice: zero,
  total: zero,
  totalAtListPrice: zero,
  nextTier: null,
}
const discontinuedProblem: CartLineProblem = {
  code: 'cart.gone',
  message: 'Barang ini tidak dijual lagi. Hapus dari keranjang.',
  suggestedQty: null,
}

/** Adds the lines up. PPN is taken out of the sum per rate, so that it is rounded once per rate. */
export function priceCart(lines: PricedCartLine[], rates: CartTaxRates): PricedCart {
  const goods = sum(lines.map((line) => line.total))
  const sumOver = (value: (variant: CartVariant) => number) =>
    lines.reduce((subtotal, { variant, qty }) => subtotal + value(variant) * qty, 0)
  return {
    lines,
    goods,
    saved: sen(sum(lines.map((line) => line.totalAtListPrice)) - goods),
    ...computeIncludedTax(
      lines.map((line) => ({ total: line.total, luxury: line.variant.luxury })),
      rates,
    ),
    weightKg: Number(sumOver((variant) => variant.weightKg).toFixed(3)),
    volumeM3: Number(sumOver((variant) => variant.volumeM3).toFixed(6)),
    longestM: Math.max(0, ...lines.map(({ variant }) => variant.lengthM)),
    rates,
  }
}

/** The PPN inside amounts that include it, computed separately for general and luxury goods. */
function computeIncludedTax(
  parts: readonly { total: Money; luxury: boolean }[],
  rates: CartTaxRates,
): TaxBreakdown {
  const sumTotal = (luxury: boolean) =>
    sum(parts.filter((part) => part.luxury === luxury).map((part) => part.total))
  const general = computeInclusiveTax(sumTotal(false), rates.general)
  const luxury = computeInclusiveTax(sumTotal(true), rates.luxury)
  return {
    exclusive: sen(general.exclusive + luxury.exclusive),
    base: sen(general.base + luxury.base),
    tax: sen(general.tax + luxury.tax),
  }
}
