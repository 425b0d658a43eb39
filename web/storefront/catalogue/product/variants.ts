import type { z } from 'zod'
import type { MoneyShape } from '#platform/contract/shapes.ts'
import type { Product, ProductVariant } from '#modules/catalogue/contract.ts'
import type { Tier } from '#web/ui/tiers.ts'

export type ProductAnswer = z.output<typeof Product>
export type VariantAnswer = z.output<typeof ProductVariant>

type Amount = Pick<z.output<typeof MoneyShape>, 'amount'>

/** What is being bought (specification §3, product detail state). */
export type DetailState = {
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
export function laddersOf({ price, minOrder, tiers }: VariantAnswer): Tier[] {
  const first: Tier = { from: minOrder, price }
  return [
    first,
    ...tiers
      .filter(({ min_qty }) => min_qty > minOrder)
      .map((tier) => ({ from: tier.min_qty, price: tier.price, saves: tier.discount })),
  ]
}

/** The variant that the address names, else the first that can be had, else the first. */
export function chosenVariant(
  variants: readonly VariantAnswer[],
  id: string | null,
): VariantAnswer {
  const named = variants.find((variant) => variant.id === id)
  const chosen = named ?? variants.find(({ stock, minOrder }) => stock >= minOrder) ?? variants[0]
  if (!chosen) throw new Error('a product without variants')
  return chosen
}

export type Axis = { key: string; label: string; unit: string | null; values: (string | number)[] }

/**
 * The attributes in which a product's variants differ, each with its values in order. One that
 * another already decides (the plies of a sheet follow its thickness) is no choice of its own.
 */
export function axesOf({ attributes, variants }: ProductAnswer): Axis[] {
  const axes = attributes
    .map(({ key, label, unit }) => ({
      key,
      label,
      unit,
      values: [
        ...new Set(
          variants.map((variant) => variant.attributes[key]).filter((value) => value !== undefined),
        ),
      ].sort(inOrder),
    }))
    .filter(({ values }) => values.length > 1)
  return axes.filter(
    (axis, at) => !axes.some((other, index) => index < at && decides(variants, other, axis)),
  )
}

/** Whether every value of `one` goes with a single value of `other`. */
function decides(variants: readonly VariantAnswer[], one: Axis, other: Axis): boolean {
  const pairs = new Set(
    variants.map(({ attributes }) => `${attributes[one.key]}\n${attributes[other.key]}`),
  )
  return pairs.size === one.values.length
}

/** Figures rise; words stand as the variants do, the plain grade before the dear one. */
const inOrder = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : 0
