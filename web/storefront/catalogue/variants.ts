import type { z } from 'zod'
import type { Product, ProductVariant } from '#modules/catalogue/contract.ts'

export type ProductAnswer = z.output<typeof Product>
export type VariantAnswer = z.output<typeof ProductVariant>

/** The variant that the address names, else the first that can be had, else the first. */
export function chosenVariant(variants: readonly VariantAnswer[], id: string | null): VariantAnswer {
  const named = variants.find((variant) => variant.id === id)
  const chosen = named ?? variants.find(({ stock, minOrder }) => stock >= minOrder) ?? variants[0]
  if (!chosen) throw new Error('a product without variants')
  return chosen
}

export type Axis = { key: string; label: string; unit: string | null; values: (string | number)[] }

/** The attributes in which a product's variants differ, each with its values in order. */
export function axesOf({ attributes, variants }: ProductAnswer): Axis[] {
  return attributes
    .map(({ key, label, unit }) => ({
      key,
      label,
      unit,
      values: [...new Set(variants.map((variant) => variant.attributes[key]).filter((value) => value !== undefined))].sort(inOrder),
    }))
    .filter(({ values }) => values.length > 1)
}

const inOrder = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'id', { numeric: true })
