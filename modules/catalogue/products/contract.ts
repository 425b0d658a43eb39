import { z } from 'zod'
import { call, json, stream, storedFile } from '#platform/contract/call.ts'
import { listOf, MoneySchema, PageQuery } from '#platform/contract/schemas.ts'
import { brandCalls, BrandRef } from './brands-contract.ts'
import {
  cacheWithList,
  cacheWithPrices,
  cacheWithProduct,
  cacheWithProducts,
  cacheWithRelated,
  cacheWithStock,
} from '#modules/catalogue/categories/rules/cache-rules.ts'
import { Attribute, MaterialQuestionSchema } from '#modules/catalogue/categories/contract.ts'
import { ProductFilters, ProductQuery } from '#modules/catalogue/facets/contract.ts'

/** A discount tier: from `min_qty` on, the unit price is `price`, including PPN. */
const PricedTier = z.object({
  min_qty: z.number(),
  discount: z.number(),
  price: MoneySchema,
})

/** The price per m², kg, m or piece, for comparison. */
const PricePer = z.object({ unit: z.string(), price: MoneySchema })

const Offer = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  /** Whether it is sold in fractions (m³, kg); otherwise whole. */
  measured: z.boolean(),
  /** Unit price including PPN, from the price list that applies to the caller. */
  price: MoneySchema,
  pricePer: PricePer.nullable(),
  minOrder: z.number(),
  multiple: z.number(),
  leadDays: z.int(),
  /** Free stock over all warehouses. */
  stock: z.number(),
  picture: z.string(),
})

/** A product in a list: one variant, and how many there are. */
export const ProductCard = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: BrandRef,
    unit: z.string(),
    price: MoneySchema,
    minOrder: z.number(),
    pictures: z.array(z.string()),
    category: z.object({ slug: z.string(), category: z.string() }),
    subCategory: z.object({ slug: z.string(), subCategory: z.string() }),
    variants: z.int(),
    offer: Offer.extend({
      facts: z.array(z.string()),
      nextTier: PricedTier.nullable(),
    }),
  })
  .meta({ id: 'ProductCard' })

/** A product of the price table with the price of its variant a week ago; null where it had none. */
const FeaturedProduct = ProductCard.extend({ priceWeekAgo: MoneySchema.nullable() }).meta({
  id: 'FeaturedProduct',
})

/** The home page's price table, and the day of its prices (`2026-11-20`). */
export const FeaturedPrices = z.object({ day: z.iso.date(), results: z.array(FeaturedProduct) })

/** PPN of the day: `percent` of a base that is `baseNumerator ÷ baseDenominator` of the price without PPN. */
const VariantTaxRate = z.object({
  percent: z.number(),
  baseNumerator: z.int(),
  baseDenominator: z.int(),
})

export const ProductVariant = Offer.extend({
  attributes: z.record(z.string(), z.union([z.string(), z.number()])),
  tiers: z.array(PricedTier),
  /** The rate of the product's tax class; all prices include this PPN. */
  taxRate: VariantTaxRate,
  weightKg: z.number(),
  volumeM3: z.number(),
  lengthM: z.number(),
  piecesPerUnit: z.number().nullable(),
  coverageM2: z.number().nullable(),
  places: z.array(z.object({ warehouse: z.string(), stock: z.number() })),
}).meta({ id: 'ProductVariant' })

/** A product with everything its page shows. */
export const Product = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: BrandRef,
    unit: z.string(),
    price: MoneySchema,
    minOrder: z.number(),
    pictures: z.array(z.string()),
    description: z.string(),
    standard: z.string().nullable(),
    specification: z.array(z.object({ label: z.string(), value: z.string() })),
    category: z.object({ id: z.string(), slug: z.string(), category: z.string() }),
    subCategory: z.object({ id: z.string(), slug: z.string(), subCategory: z.string() }),
    attributes: z.array(Attribute),
    /** What buyers ask about the material, with the answers. */
    questions: z.array(MaterialQuestionSchema),
    variants: z.array(ProductVariant),
    /** Data sheets and certificates (PDF) with their bytes. */
    documents: z.array(z.object({ id: z.string(), title: z.string(), size: z.int() })),
  })
  .meta({ id: 'Product' })

/** A variant with its product, without the other variants. */
const VariantDetail = Product.omit({ variants: true }).extend({ variant: ProductVariant })

/** A size that what was searched for does not have, and sub-categories nearby that do, with filters for them. */
export const MissingSizeNotice = z.object({
  kind: z.string(),
  size: z.string(),
  otherKinds: z.array(
    z.object({
      category: z.string(),
      slug: z.string(),
      subCategory: z.string(),
      attributes: z.array(z.object({ key: z.string(), value: z.string(), label: z.string() })),
      products: z.int(),
    }),
  ),
})

export const productCalls = {
  ...brandCalls,
  productCount: call('GET /product/ec/sum', {
    failures: [404],
    summary: 'How many products a filter matches',
    cache: cacheWithList,
    query: ProductFilters,
    response: json(z.object({ total: z.int(), totalIsExact: z.boolean() })),
  }),
  products: call('GET /product/ec/list', {
    failures: [404],
    summary: 'Products, popular first or by match',
    cache: cacheWithProducts,
    query: ProductQuery,
    response: json(
      listOf(ProductCard).extend({
        /** Nothing matches the search; these are the nearest. */
        near: z.boolean(),
        /** What was searched for instead of a misspelled text. */
        correction: z.string().nullable(),
        /** A brand of the market that was searched for and is not sold here: `Tiga Roda`. */
        missingBrand: z.string().nullable(),
        missingSize: MissingSizeNotice.nullable(),
      }),
    ),
  }),
  purchasedProducts: call('GET /product/ec/list/repeat-order', {
    summary: 'Products the buyer ordered before, the latest first',
    who: 'buyer',
    query: PageQuery,
    response: json(listOf(ProductCard)),
  }),
  product: call('GET /product/ec/{id}', {
    summary: 'One product, by id or slug',
    cache: cacheWithProduct,
    response: json(Product),
  }),
  variant: call('GET /product/ec/{id}/variant/{variantId}', {
    summary: 'One variant of a product',
    cache: cacheWithStock,
    response: json(ProductVariant),
  }),
  variantDetail: call('GET /product/ec/{id}/variant/{variantId}/detail', {
    summary: 'One variant with the product it belongs to',
    cache: cacheWithStock,
    response: json(VariantDetail),
  }),
  tiers: call('GET /product/ec/det-discount/{id}', {
    summary: 'The discount tiers of a variant',
    cache: cacheWithStock,
    ids: 'whole',
    response: json(z.object({ results: z.array(PricedTier) })),
  }),
  document: call('GET /product/ec/{id}/documents/{documentId}', {
    summary: 'A document of a product as PDF (ours)',
    response: storedFile('application/pdf'),
  }),
  related: call('GET /product/ec/{id}/related', {
    summary: 'Alternatives to a product, and what is bought with it (ours)',
    cache: cacheWithRelated,
    query: z.object({
      /** The variant that is looked at; alternatives are shown in the one that is most like it. */
      product_variant_id: z
        .string()
        .regex(/^\d{1,9}$/, 'Pilih barangnya.')
        .optional(),
    }),
    response: json(
      z.object({ alternatives: z.array(ProductCard), together: z.array(ProductCard) }),
    ),
  }),
  featured: call('GET /product/ec/featured', {
    summary: 'The home page’s price table, and the day of its prices (ours)',
    cache: cacheWithProducts,
    response: json(FeaturedPrices),
  }),
  categoryPrices: call('GET /product/ec/category-prices', {
    summary: 'What the goods of each category cost at least, per unit (ours)',
    cache: cacheWithPrices,
    response: json(
      z.object({
        results: z.array(z.object({ slug: z.string(), price: MoneySchema, unit: z.string() })),
      }),
    ),
  }),
  priceList: call('GET /product/ec/price-list', {
    summary: 'The prices of the day of everything on sale, as a workbook (ours)',
    limit: { times: 6, seconds: 60, by: 'address' },
    response: stream('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  }),
}
