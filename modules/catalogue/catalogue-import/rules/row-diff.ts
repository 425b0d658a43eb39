import type {
  AttributeDefinition,
  AttributeValues,
} from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { UnitSpec } from '#modules/catalogue/products/rules/unit-spec.ts'
import type { RowError } from './read-row.ts'

/** The current values of a variant that an import may change. Prices in whole rupiah. */
export type KnownVariant = UnitSpec & {
  id: number
  productId: number
  product: string
  brand: string
  subCategory: string
  description: string
  attributes: AttributeValues
  facets: readonly AttributeDefinition[]
  barcode: string | null
  name: string
  /** Whether both the variant and its product are on sale. */
  active: boolean
  productActive: boolean
  variantActive: boolean
  retail: number | null
  business: number | null
  stock: Record<string, { onHand: number; held: number }>
}

/** A sub-category for new products. */
export type ImportSubCategory = { id: number; name: string; facets: readonly AttributeDefinition[] }
export type ImportContext = {
  brands: ReadonlyMap<string, { id: number; name: string }>
  subCategories: ReadonlyMap<string, ImportSubCategory>
}

/** Values by field, an attribute as `attributes.tebal`. */
export type ImportedValues = Record<string, string | number | boolean | null>
/** What a row would change, with the values at validation. Stored as JSON. */
export type VariantChange =
  | {
      kind: 'change'
      variantId: number
      before: ImportedValues
      after: ImportedValues
      /** By warehouse code, the quantity on hand before and after. */
      stock: Record<string, { before: number; after: number }>
      /** Fields that somebody else has changed too. An import overwrites them; an undo leaves them alone. */
      overlaps?: string[]
    }
  | {
      kind: 'add'
      product: { name: string; brandId: number; subCategoryId: number; description: string }
      variant: ImportedValues
      attributes: AttributeValues
      stock: Record<string, number>
      retail: number
      business: number | null
    }

/** The value of a field as it is in the catalogue. */
export const readKnownValue = (known: KnownVariant, field: string): ImportedValues[string] =>
  field.startsWith(ATTRIBUTE_PREFIX)
    ? (known.attributes[field.slice(ATTRIBUTE_PREFIX.length)] ?? null)
    : ((known as Record<string, unknown>)[field] as ImportedValues[string])

const ATTRIBUTE_PREFIX = 'attributes.'

/** Attributes with those values of `after` that are attributes; null removes one. */
export function mergeAttributes(known: AttributeValues, after: ImportedValues): AttributeValues {
  const merged: AttributeValues = { ...known }
  for (const [field, value] of Object.entries(after)) {
    if (!field.startsWith(ATTRIBUTE_PREFIX)) continue
    const key = field.slice(ATTRIBUTE_PREFIX.length)
    if (value === null) delete merged[key]
    else merged[key] = value as string | number
  }
  return merged
}

export type RowDiff = { change?: VariantChange; errors: RowError[] }
