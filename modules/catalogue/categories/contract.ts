import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { cacheWithCatalogue, cacheWithSubCategory } from './rules/cache-rules.ts'

const SubCategoryRef = z.object({
  id: z.string(),
  slug: z.string(),
  subCategory: z.string(),
  picture: z.string(),
})

/** A category with its sub-categories; `category` is its name. */
const Category = z
  .object({
    id: z.string(),
    slug: z.string(),
    category: z.string(),
    group: z.string(),
    picture: z.string(),
    subCategory: z.array(SubCategoryRef),
  })
  .meta({ id: 'Category' })

/** A heading of the menu with its categories. */
const CategoryGroup = z.object({ group: z.string(), categories: z.array(Category) })

/** An attribute that a sub-category declares; its products can be filtered by it. */
export const Attribute = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  type: z.enum(['number', 'text']),
  onCard: z.boolean(),
})

/** What buyers ask about a material. */
export const MaterialQuestionSchema = z.object({ question: z.string(), answer: z.string() })

const SubCategoryDetail = SubCategoryRef.extend({
  aliases: z.array(z.string()),
  attributes: z.array(Attribute),
  category: z.object({ id: z.string(), slug: z.string(), category: z.string() }),
  products: z.int(),
  /** The title of its page in search engines. */
  title: z.string(),
  /** A banner that opens on demand on its page. */
  promo: z
    .object({ label: z.string(), title: z.string(), paragraphs: z.array(z.string()) })
    .nullable(),
})

export const categoryCalls = {
  categories: call('GET /category', {
    summary: 'All categories with their sub-categories',
    cache: { ...cacheWithCatalogue, sameForAll: true },
    response: json(z.object({ results: z.array(Category) })),
  }),
  categoryGroups: call('GET /category/group', {
    summary: 'Categories grouped by the headings of the menu',
    cache: cacheWithCatalogue,
    response: json(z.object({ results: z.array(CategoryGroup) })),
  }),
  itemCategories: call('GET /item-category/all-category', {
    summary: 'All categories without their sub-categories',
    cache: cacheWithCatalogue,
    response: json(z.object({ results: z.array(Category.omit({ subCategory: true })) })),
  }),
  category: call('GET /category/{id}/detail', {
    summary: 'One category, by id or slug',
    cache: cacheWithCatalogue,
    response: json(Category),
  }),
  subCategory: call('GET /sub-category/{id}/detail', {
    summary: 'One sub-category with its attributes, by id or slug',
    cache: cacheWithSubCategory,
    response: json(SubCategoryDetail),
  }),
  subCategoriesOf: call('GET /sub-category/category/{id}', {
    summary: 'The sub-categories of a category, by id or slug',
    cache: cacheWithCatalogue,
    response: json(z.object({ results: z.array(SubCategoryRef) })),
  }),
}
