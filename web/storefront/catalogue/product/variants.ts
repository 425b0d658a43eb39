import type { z } from 'zod'
import type { MoneySchema } from '#platform/contract/schemas.ts'
import type { Product, ProductVariant } from '#modules/catalogue/products/contract.ts'
import type { LadderTier } from '#web/shared/price-tiers.ts'

export type ProductResponse = z.output<typeof Product>
export type VariantResponse = z.output<typeof ProductVariant>

type Amount = Pick<z.output<typeof MoneySchema>, 'amount'>

/** What is being bought (specification §3, product detail state). */
export type ProductDetailState = {
  qty: number
  product_variant_id: string
  subtotal: Amount
  /** The unit price at this quantity. */
  discountedPrice: Amount
  /** The subtotal without PPN, and the PPN inside it. */
  exclusive: Amount
  tax: Amount
}

/** The ladder with its lowest step: the list price from the least that is sold. */
export function toLadderTiers({ price, minOrder, tiers }: VariantResponse): LadderTier[] {
  const first: LadderTier = { from: minOrder, price }
  return [
    first,
    ...tiers
      .filter(({ min_qty }) => min_qty > minOrder)
      .map((tier) => ({ from: tier.min_qty, price: tier.price, saves: tier.discount })),
  ]
}

/** The variant that the address names, else the first that can be had, else the first. */
export function selectVariant(
  variants: readonly VariantResponse[],
  id: string | null,
): VariantResponse {
  const named = variants.find((variant) => variant.id === id)
  const chosen = named ?? variants.find(({ stock, minOrder }) => stock >= minOrder) ?? variants[0]
  if (!chosen) throw new Error('a product without variants')
  return chosen
}

export type VariantAxis = {
  key: string
  label: string
  unit: string | null
  values: (string | number)[]
}

/**
 * The attributes in which a product's variants differ, each with its values in order. One that
 * another already decides (the plies of a sheet follow its thickness) is no choice of its own.
 */
export function findVariantAxes({ attributes, variants }: ProductResponse): VariantAxis[] {
  const axes = attributes
    .map(({ key, label, unit }) => ({
      key,
      label,
      unit,
      values: [
        ...new Set(
          variants.map((variant) => variant.attributes[key]).filter((value) => value !== undefined),
        ),
      ].sort(compareValues),
    }))
    .filter(({ values }) => values.length > 1)
  return axes.filter(
    (axis, position) =>
      !axes.some((other, index) => index < position && determines(variants, other, axis)),
  )
}

/** Whether every value of `one` goes with a single value of `other`. */
function determines(
  variants: readonly VariantResponse[],
  one: VariantAxis,
  other: VariantAxis,
): boolean {
  const pairs = new Set(
    variants.map(({ attributes }) => `${attributes[one.key]}\n${attributes[other.key]}`),
  )
  return pairs.size === one.values.length
}

/** Figures rise; words stand as the variants do, the plain grade before the dear one. */
const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : 0
