import type { z } from 'zod'
import type { MoneySchema } from '#platform/contract/schemas.ts'
import type { Product, ProductVariant } from '#modules/catalogue/products/contract.ts'
import {
  computeOrderLimits,
  findAvailability,
} from '#modules/catalogue/products/rules/availability.ts'
import type { LadderTier } from '#web/shared/tier-ladder.tsx'

export type ProductResponse = z.output<typeof Product>
export type VariantResponse = z.output<typeof ProductVariant>

type Amount = Pick<z.output<typeof MoneySchema>, 'amount'>

/** The chosen variant and quantity (specification §3, product detail state). */
export type ProductDetailState = {
  /** What is typed; NaN where it is no number. */
  qty: number
  product_variant_id: string
  /** The unit price at this quantity, and the same price per m², kg or piece. */
  discountedPrice: Amount
  pricePer: { unit: string; price: Amount } | null
  /** What the quantity costs; undefined where it is not sold. */
  cost: QuantityCost | undefined
}

/** A subtotal, the subtotal without PPN, and the PPN inside it. */
export type QuantityCost = { subtotal: Amount; exclusive: Amount; tax: Amount }

/** The quantities that can be ordered of a variant, as its quantity field takes them. */
export const getQuantityLimits = (variant: VariantResponse) => ({
  unit: variant.unit,
  ...computeOrderLimits(variant),
})

/** The price tiers with the list price as the first, from the minimum quantity. */
export function toLadderTiers({ price, minOrder, tiers }: VariantResponse): LadderTier[] {
  const first: LadderTier = { minQty: minOrder, price }
  return [
    first,
    ...tiers
      .filter(({ min_qty }) => min_qty > minOrder)
      .map((tier) => ({ minQty: tier.min_qty, price: tier.price, saves: tier.discount })),
  ]
}

/** The variant that the URL names, else the first in stock, else the first that can be ordered. */
export function selectVariant(
  variants: readonly VariantResponse[],
  id: string | null,
): VariantResponse {
  const named = variants.find((variant) => variant.id === id)
  const chosen =
    named ??
    variants.find((variant) => findAvailability(variant) === 'ready') ??
    variants.find((variant) => findAvailability(variant) !== 'none') ??
    variants[0]
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
 * The attributes by which a product's variants differ, each with its values in order. An attribute
 * that another one determines (the plies of a sheet follow its thickness) is not a choice.
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

/** Whether every value of `one` occurs with a single value of `other`. */
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

/**
 * Numbers ascend; words follow the order of the variants, from the plain to the expensive grade.
 */
const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : 0
