import type { z } from 'zod'
import { type Context } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { selectPriceLists } from '#modules/catalogue/pricing/rules/price-lists.ts'
import { priceContextFor } from '#modules/catalogue/pricing/service/prices.ts'
import type { ProductFilters } from '../contract.ts'
import { parseAttributes } from '../rules/attributes-query.ts'
import type { Readiness } from '../rules/facet-index.ts'
import type { FacetSelection } from '../rules/filter.ts'
import type { FacetReference } from '../store/facets.ts'
import type {
  CategoryNode,
  CategoryTree,
  SubCategoryNode,
} from '#modules/catalogue/categories/service/category-tree.ts'

export type ProductFilterQuery = z.output<typeof ProductFilters>

/** The sub-categories of a query; undefined if it names none. */
export function selectSubCategories(
  tree: CategoryTree,
  { category, subCategory }: ProductFilterQuery,
): SubCategoryNode[] | undefined {
  if (!category && !subCategory) return undefined
  return tree.categories
    .filter(({ slug }) => !category || slug === category)
    .flatMap(({ subCategories }) => subCategories)
    .filter(({ slug }) => !subCategory || slug === subCategory)
}

/** A sub-category by id or slug with its category. Throws 404. */
export function locateSubCategory(
  { categories }: CategoryTree,
  key: string,
): { category: CategoryNode; sub: SubCategoryNode } {
  for (const category of categories)
    for (const sub of category.subCategories)
      if (sub.slug === key || String(sub.id) === key) return { category, sub }
  throw notFound()
}

/** The filters of a query as ids. An unknown slug becomes an id that nothing has. */
export function toSelection(
  query: ProductFilterQuery,
  { brands }: CategoryTree,
  { warehouses }: FacetReference,
): FacetSelection {
  const { minPrice, maxPrice } = query
  const bounds = [minPrice ?? 0, maxPrice ?? 1e12].map((rupiah) => rupiah * 100)
  return {
    attributes: parseAttributes(query.attributes),
    brands: toIds(query.brand, (slug) => brands.find((brand) => brand.slug === slug)?.id),
    warehouses: toIds(
      query.place,
      (code) => warehouses.find((warehouse) => warehouse.code === code)?.id,
    ),
    readiness: toReadiness(query.ready),
    price:
      minPrice === undefined && maxPrice === undefined
        ? undefined
        : { from: Math.min(...bounds), to: Math.max(...bounds) },
  }
}

const splitList = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

function toIds(
  text: string | undefined,
  idOf: (word: string) => number | undefined,
): Set<number> | undefined {
  const words = splitList(text)
  return words.length === 0 ? undefined : new Set(words.map((word) => idOf(word) ?? -1))
}

function toReadiness(text: string | undefined): Set<Readiness> | undefined {
  const known = splitList(text).filter((word) => word === 'ready' || word === 'indent')
  return known.length === 0 ? undefined : new Set(known)
}

/** Ids of the price lists that apply to the caller, in precedence. */
export const priceListsFor = ({ actor }: Context, { lists }: FacetReference): number[] =>
  selectPriceLists(lists, priceContextFor(actor))
