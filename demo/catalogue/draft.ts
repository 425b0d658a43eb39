import type { ImageSpec } from '#demo/images/image-spec.ts'
import type { PhysicalSize } from './physical-size.ts'
import type { DemoAttribute, DemoTier, SellingUnit } from './types.ts'

type AttributeValues = Record<string, number | string>

/** A variant before brand and random factors: `price` is the retail price in rupiah with PPN. */
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
  /** Set where they differ from the sub-category's. */
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
  /** Shown in the home page's price table: always in stock, and no random factor in its price. */
  featured?: boolean
  /** Tiers of its own instead of drawn ones. */
  tiers?: DemoTier[]
  /** Codes of the only warehouses that stock it: local goods that are not worth shipping far. */
  near?: string[]
  /** Made to order: no variant is in stock. */
  indent?: boolean
}

export interface SubCategoryDraft {
  questions: { question: string; answer: string }[]
  slug: string
  name: string
  code: string
  aliases: string[]
  /** Facets in order; the first three are shown on the product card. */
  facets: Facet[]
  image: ImageSpec
  unit: SellingUnit
  order: [minimum: number, multiple: number]
  /** How large the discounts are: cement has thin margins, lamps have wide ones. */
  margin: TierMargin
  /** Usual demand of its products, 1 to 1000. */
  demand: number
  /** One or two sentences of advice, added to every description. */
  advice: string
  products: () => ProductDraft[]
}

export type TierMargin = 'thin' | 'normal' | 'wide'
/** A facet without the mark that it is shown on the product card. */
export type Facet = Omit<DemoAttribute, 'onCard'>

/** Functions that make the products of a sub-category, by its slug. */
export type ProductsBySubCategory = Record<string, () => ProductDraft[]>

export interface CategoryDraft {
  slug: string
  name: string
  group: string
  image: ImageSpec
  subCategories: SubCategoryDraft[]
}

/** Calls `make` for every pair of two lists: brands × series, thicknesses × grades. */
export function crossProduct<A, B, R>(
  first: readonly A[],
  second: readonly B[],
  make: (a: A, b: B) => R | R[],
): R[] {
  return first.flatMap((a) => second.flatMap((b) => make(a, b)))
}
