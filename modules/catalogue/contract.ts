import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { listOf, MoneyShape, PageQuery } from '#platform/contract/shapes.ts'

const BrandRef = z.object({ id: z.string(), slug: z.string(), name: z.string() })
const SubCategoryRef = z.object({ id: z.string(), slug: z.string(), subCategory: z.string(), picture: z.string() })

/** A category with its sub-categories; `category` is its name (interfaces.md, shapes). */
export const Category = z
  .object({
    id: z.string(),
    slug: z.string(),
    category: z.string(),
    group: z.string(),
    picture: z.string(),
    subCategory: z.array(SubCategoryRef),
  })
  .meta({ id: 'Category' })

/** A heading of the big menu with its categories. */
export const CategoryGroup = z.object({ group: z.string(), categories: z.array(Category) })

/** A facet that a sub-category declares. */
export const Attribute = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  type: z.enum(['number', 'text']),
  onCard: z.boolean(),
})

export const SubCategoryDetail = SubCategoryRef.extend({
  aliases: z.array(z.string()),
  attributes: z.array(Attribute),
  category: z.object({ id: z.string(), slug: z.string(), category: z.string() }),
  products: z.int(),
})

/** One step of the tier ladder: from `min_qty` the unit price is `price` (incl. PPN). */
export const Tier = z.object({ min_qty: z.number(), discount: z.number(), price: MoneyShape })

/** Price per m², kg, m or piece beside the selling price. */
const PricePer = z.object({ unit: z.string(), price: MoneyShape })

const Offer = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  /** Sold in fractions (m³, kg); otherwise whole. */
  measured: z.boolean(),
  /** Unit price including PPN, from the buyer's own price list. */
  price: MoneyShape,
  pricePer: PricePer.nullable(),
  minOrder: z.number(),
  multiple: z.number(),
  leadDays: z.int(),
  /** Free to sell over all warehouses. */
  stock: z.number(),
  picture: z.string(),
})

/** What a list shows of a product: its first variant, and how many more there are. */
export const ProductCard = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: BrandRef,
    unit: z.string(),
    price: MoneyShape,
    minOrder: z.number(),
    pictures: z.array(z.string()),
    category: z.object({ slug: z.string(), category: z.string() }),
    subCategory: z.object({ slug: z.string(), subCategory: z.string() }),
    variants: z.int(),
    offer: Offer.extend({
      facts: z.array(z.string()),
      nextTier: Tier.nullable(),
    }),
  })
  .meta({ id: 'ProductCard' })

export const ProductVariant = Offer.extend({
  attributes: z.record(z.string(), z.union([z.string(), z.number()])),
  tiers: z.array(Tier),
  weightKg: z.number(),
  volumeM3: z.number(),
  lengthM: z.number(),
  piecesPerUnit: z.number().nullable(),
  coverageM2: z.number().nullable(),
  places: z.array(z.object({ warehouse: z.string(), stock: z.number() })),
}).meta({ id: 'ProductVariant' })

/** One product with everything its page shows. */
export const Product = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    brand: BrandRef,
    unit: z.string(),
    price: MoneyShape,
    minOrder: z.number(),
    pictures: z.array(z.string()),
    description: z.string(),
    standard: z.string().nullable(),
    specification: z.array(z.object({ label: z.string(), value: z.string() })),
    category: z.object({ id: z.string(), slug: z.string(), category: z.string() }),
    subCategory: z.object({ id: z.string(), slug: z.string(), subCategory: z.string() }),
    attributes: z.array(Attribute),
    variants: z.array(ProductVariant),
  })
  .meta({ id: 'Product' })

/** Text, category, sub-category and brand narrow a list; slugs, as in addresses. */
export const ProductQuery = PageQuery.extend({
  search: z.string().trim().max(5000).optional(),
  category: z.string().max(100).optional(),
  subCategory: z.string().max(100).optional(),
  brand: z.string().max(100).optional(),
})

export const catalogueCalls = {
  categories: call('GET /category', {
    summary: 'All categories with their sub-categories',
    answer: json(z.object({ results: z.array(Category) })),
  }),
  categoryGroups: call('GET /category/group', {
    summary: 'Categories under the headings of the big menu',
    answer: json(z.object({ results: z.array(CategoryGroup) })),
  }),
  itemCategories: call('GET /item-category/all-category', {
    summary: 'All categories, flat, for choosing one',
    answer: json(z.object({ results: z.array(Category.omit({ subCategory: true })) })),
  }),
  category: call('GET /category/{id}/detail', {
    summary: 'One category, by id or slug',
    answer: json(Category),
  }),
  subCategory: call('GET /sub-category/{id}/detail', {
    summary: 'One sub-category with its attributes, by id or slug',
    answer: json(SubCategoryDetail),
  }),
  subCategoriesOf: call('GET /sub-category/category/{id}', {
    summary: 'The sub-categories of a category, by id or slug',
    answer: json(z.object({ results: z.array(SubCategoryRef) })),
  }),
  products: call('GET /product/ec/list', {
    summary: 'Products, popular first or by match',
    query: ProductQuery,
    answer: json(listOf(ProductCard)),
  }),
  product: call('GET /product/ec/{id}', {
    summary: 'One product, by id or slug',
    answer: json(Product),
  }),
  variant: call('GET /product/ec/{id}/variant/{variantId}', {
    summary: 'One variant of a product',
    answer: json(ProductVariant),
  }),
  tiers: call('GET /product/ec/det-discount/{id}', {
    summary: 'The discount tiers of a variant',
    ids: 'whole',
    answer: json(z.object({ results: z.array(Tier) })),
  }),
  featured: call('GET /product/ec/featured', {
    summary: 'The home page’s price table (ours)',
    answer: json(z.object({ results: z.array(ProductCard) })),
  }),
}
