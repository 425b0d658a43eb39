import type { ImageSpec } from '#demo/images/image-spec.ts'

/** The units that goods are sold in, as a price tag shows them. */
export const SELLING_UNITS = [
  'lembar',
  'sak',
  'batang',
  'dus',
  'm²',
  'm³',
  'kg',
  'roll',
  'kaleng',
  'galon',
  'pail',
  'buah',
  'set',
  'tube',
  'botol',
  'pasang',
  'meter',
  'unit',
] as const
export type SellingUnit = (typeof SELLING_UNITS)[number]

/** A facet that a sub-category declares; `onCard` marks the three shown on a product card. */
export interface DemoAttribute {
  key: string
  label: string
  unit?: string
  type: 'number' | 'text'
  onCard: boolean
  /** What the trade means where a buyer names none; null where any value will do. */
  implied?: string | number | null
}

export interface DemoSubCategory {
  slug: string
  name: string
  /** Trade synonyms for the search (triplek: plywood, multipleks). */
  aliases: string[]
  /** Its facets, in the order of the filter; exactly three are on the card. */
  attributes: DemoAttribute[]
  questions: { question: string; answer: string }[]
  image: ImageSpec
}

export interface DemoCategory {
  slug: string
  name: string
  /** Heading of the main menu, one of the catalogue's `groups`. */
  group: string
  position: number
  image: ImageSpec
  subCategories: DemoSubCategory[]
}

/** The drawn marks of the logos. */
export const BRAND_MARKS = [
  'mountain',
  'pillar',
  'beam',
  'layers',
  'blocks',
  'shield',
  'ring',
  'roof',
  'drop',
  'bolt',
  'leaf',
  'wave',
  'diamond',
  'sun',
  'star',
  'key',
  'gear',
  'hexagon',
  'none',
] as const
export type DemoBrandMark = (typeof BRAND_MARKS)[number]

export interface DemoBrand {
  slug: string
  name: string
  /** CSS colour of the logo. */
  colour: string
  /** The mark beside the name in the logo. */
  mark: DemoBrandMark
  story: string
}

/** A quantity discount: from `minQty` units on, `discount` percent off the list price. */
export interface DemoTier {
  minQty: number
  discount: number
}

export interface DemoVariant {
  sku: string
  /** Its name within the product, e.g. '9 mm UTY'. */
  name: string
  attributes: Record<string, number | string>
  unit: SellingUnit
  /** True where the quantity is a decimal (m³, kg); counted units are whole. */
  measured: boolean
  /** Mass of one selling unit, kg. */
  weightKg: number
  /** Volume of one selling unit on a vehicle, m³. */
  volumeM3: number
  /** Longest side of one selling unit, m; decides which vehicles can carry it. */
  lengthM: number
  piecesPerUnit?: number
  /** Area that one selling unit covers, m². */
  coverageM2?: number
  minOrder: number
  multiple: number
  /** 0 for products in stock; 7 or 14 for those made to order. */
  leadDays: number
  /** Retail and business list price in sen, PPN included, whole rupiah. */
  retailSen: number
  businessSen: number
  /** Ascending by quantity. */
  tiers: DemoTier[]
  /** Units by warehouse code, without the warehouses that never stock it. */
  stock: Record<string, number>
  image: ImageSpec
}

export interface DemoProduct {
  slug: string
  name: string
  /** Brand slug. */
  brand: string
  /** Sub-category slug. */
  subCategory: string
  description: string
  standard?: string
  specification: { label: string; value: string }[]
  /** Relative demand, 1 to 1000, the default order of lists. */
  popularity: number
  image: ImageSpec
  variants: DemoVariant[]
}

interface DemoWarehouse {
  code: string
  name: string
  /** Code of the city or regency in the regions' data, e.g. '32.16'. */
  cityCode: string
  latitude: number
  longitude: number
  address: string
  openingHours: string
}

export interface DemoCatalogue {
  /** Headings of the main menu, in order. */
  groups: string[]
  categories: DemoCategory[]
  brands: DemoBrand[]
  products: DemoProduct[]
  warehouses: DemoWarehouse[]
  /** SKUs of the home page's price table, in order. */
  featured: string[]
}
