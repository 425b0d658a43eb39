import type { ImageSpec } from '#demo/images/image-spec.ts'
import type { PhysicalSize } from './physical-size.ts'
import type { DemoAttribute, DemoTier, SellingUnit } from './types.ts'

type AttributeValues = Record<string, number | string>

/** A variant as a family writes it: `price` is retail rupiah with PPN at brand level 1. */
export interface VariantDraft extends PhysicalSize {
  /** Last part of the SKU, e.g. `09-UTY`. */
  code: string
  name: string
  attributes: AttributeValues
  price: number
  image: ImageSpec
  unit?: SellingUnit
  piecesPerUnit?: number
  coverageM2?: number
  /** Minimum order and multiple, where they differ from the sub-category's. */
  order?: [minimum: number, multiple: number]
}

export interface ProductDraft {
  /** Brand slug. */
  brand: string
  /** Middle of the SKU, unique with the brand inside the sub-category, e.g. `MRT`. */
  code: string
  name: string
  /** First sentences of the description; the sub-category's advice follows. */
  text: string
  standard?: string
  specification?: [label: string, value: string][]
  /** Attribute values that all of its variants share. */
  attributes?: AttributeValues
  variants: VariantDraft[]
  /** A product of the home page's price table: its prices are not varied, and it is in stock. */
  featured?: boolean
  /** Its own quantity discounts, where the usual ladder would not do. */
  tiers?: DemoTier[]
  /** Codes of the only warehouses that keep it: local goods that nobody ships far. */
  near?: string[]
  /** Made to order: no variant is kept in stock. */
  indent?: boolean
}

export interface SubCategoryDraft {
  slug: string
  name: string
  code: string
  aliases: string[]
  /** Facets in order; the first three stand on the product card. */
  facets: Facet[]
  image: ImageSpec
  unit: SellingUnit
  order: [minimum: number, multiple: number]
  /** How steep the tiers are: cement is sold on thin margins, lamps are not. */
  margin: TierMargin
  /** Usual demand of its products, 1 to 1000. */
  demand: number
  /** What a buyer should know before choosing: one or two sentences. */
  advice: string
  products: () => ProductDraft[]
}

export type TierMargin = 'thin' | 'normal' | 'wide'
/** A facet before it is known which facets a product card shows. */
export type Facet = Omit<DemoAttribute, 'onCard'>

/** By a sub-category's slug, what makes its products. */
export type ProductsBySubCategory = Record<string, () => ProductDraft[]>

export interface CategoryDraft {
  slug: string
  name: string
  group: string
  image: ImageSpec
  subCategories: SubCategoryDraft[]
}

/** Every pair of two lists, in order: brands × series, thicknesses × grades. */
export function crossProduct<A, B, R>(
  first: readonly A[],
  second: readonly B[],
  make: (a: A, b: B) => R | R[],
): R[] {
  return first.flatMap((a) => second.flatMap((b) => make(a, b)))
}
