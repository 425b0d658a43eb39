import type { Picture } from '#demo/pictures/picture.ts'
import type { Body } from './shapes.ts'
import type { Attribute, Tier, Unit } from './types.ts'

type AttributeValues = Record<string, number | string>

/** A variant as a family writes it: `price` is retail rupiah with PPN at brand level 1. */
export interface VariantDraft extends Body {
  /** Last part of the SKU, e.g. `09-UTY`. */
  code: string
  name: string
  attributes: AttributeValues
  price: number
  picture: Picture
  unit?: Unit
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
  tiers?: Tier[]
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
  picture: Picture
  unit: Unit
  order: [minimum: number, multiple: number]
  /** How steep the tiers are: cement is sold on thin margins, lamps are not. */
  margin: Margin
  /** Usual demand of its products, 1 to 1000. */
  demand: number
  /** What a buyer should know before choosing: one or two sentences. */
  advice: string
  products: () => ProductDraft[]
}

export type Margin = 'thin' | 'normal' | 'wide'
type Facet = Omit<Attribute, 'onCard'>

export interface CategoryDraft {
  slug: string
  name: string
  group: string
  picture: Picture
  subCategories: SubCategoryDraft[]
}

/** A facet with numbers, filtered by range or size. */
export function number(key: string, label: string, unit?: string): Facet {
  return unit ? { key, label, unit, type: 'number' } : { key, label, type: 'number' }
}

/** A facet with words. */
export function text(key: string, label: string): Facet {
  return { key, label, type: 'text' }
}

/** Every pair of two lists, in order: brands × series, thicknesses × grades. */
export function cross<A, B, R>(
  first: readonly A[],
  second: readonly B[],
  make: (a: A, b: B) => R | R[],
): R[] {
  return first.flatMap((a) => second.flatMap((b) => make(a, b)))
}
