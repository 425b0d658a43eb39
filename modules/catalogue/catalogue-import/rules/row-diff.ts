import type {
  AttributeDefinition,
  AttributeValues,
} from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { RowError } from './read-row.ts'

/** The current values of a variant that an import may change. Prices in whole rupiah. */
export type KnownVariant = {
  id: number
  productId: number
  product: string
  brand: string
  subCategory: string
  description: string
  measured: boolean
  attributes: AttributeValues
  facets: readonly AttributeDefinition[]
  name: string
  unit: string
  minOrder: number
  multiple: number
  leadDays: number
  weightKg: number
  volumeM3: number
  lengthM: number
  piecesPerUnit: number | null
  coverageM2: number | null
  active: boolean
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
      attributes?: AttributeValues
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

export type RowDiff = { change?: VariantChange; errors: RowError[] }
