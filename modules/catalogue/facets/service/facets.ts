import type { Context } from '#platform/http/context.ts'
import { formatQuantity } from '#platform/format.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { FilterResult } from '../rules/filter.ts'
import { MAX_EXACT_COUNT } from '#platform/database/bounded-count.ts'
import { loadPurchased, type PurchasedProducts } from './purchased.ts'
import { syncCatalogueChanges, type CatalogueSnapshot } from './load-facet-index.ts'
import { locateSubCategory, type ProductFilterQuery } from './selection.ts'
import { type FilteredProducts, filterList } from './filter-list.ts'
import { loadCategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'

/** What the facets of several lists have in common. */
export type FacetsContext = { snapshot: CatalogueSnapshot; purchased: PurchasedProducts }

/** Reads it once, for a response that shows the facets of several lists. */
async function loadFacetsContext(ctx: Context): Promise<FacetsContext> {
  return { snapshot: await syncCatalogueChanges(ctx), purchased: await loadPurchased(ctx) }
}

/** The same for a response that shows nothing of what the buyer ordered before. */
export const loadImpersonalFacetsContext = async (ctx: Context): Promise<FacetsContext> => ({
  snapshot: await syncCatalogueChanges(ctx),
  purchased: undefined,
})

/** The facets of a list, each counted with all other filters applied. */
export async function loadFacets(ctx: Context, query: ProductFilterQuery, context?: FacetsContext) {
  const { snapshot, purchased } = context ?? (await loadFacetsContext(ctx))
  const filtered = await filterList(ctx, query, purchased, snapshot)
  const { matches, counts, attributes, base, isTruncated } = filtered
  const ids = new Set(purchased?.map(({ id }) => id))
  return {
    total: Math.min(matches.length, MAX_EXACT_COUNT),
    totalIsExact: matches.length <= MAX_EXACT_COUNT && !isTruncated,
    attributes: presentAttributes(counts, attributes),
    ...presentOtherFacets(filtered, query),
    readiness: (['ready', 'indent'] as const).map((value) => ({
      value,
      count: counts.readiness.get(value) ?? 0,
    })),
    price: counts.price
      ? { min: moneyToJson(sen(counts.price.from)), max: moneyToJson(sen(counts.price.to)) }
      : null,
    bought: purchased ? base.matches.filter(({ id }) => ids.has(id)).length : null,
  }
}

/** The facets of a sub-category, by id or slug. Throws 404. */
export async function loadVariantFacets(
  ctx: Context,
  key: string,
  query: Omit<ProductFilterQuery, 'category' | 'subCategory'>,
) {
  const { category, sub } = locateSubCategory(await loadCategoryTree(ctx), key)
  return loadFacets(ctx, { ...query, category: category.slug, subCategory: sub.slug })
}

/** Leaves out attributes without any value; values that the filters empty stay. */
function presentAttributes(
  { attributes }: FilterResult['counts'],
  declared: readonly AttributeDefinition[],
) {
  return attributes.flatMap(({ key, values }) => {
    const attribute = declared.find((each) => each.key === key)
    if (!attribute || values.length === 0) return []
    const { label, unit, type, onCard } = attribute
    return {
      key,
      label,
      unit,
      type,
      onCard,
      values: values.map(({ value, count, from }) => ({
        value: String(value),
        label: typeof value === 'number' ? formatQuantity(value) : value,
        from: from === undefined ? null : moneyToJson(sen(from)),
        count,
      })),
    }
  })
}

const compareByCount = (a: { count: number; name: string }, b: { count: number; name: string }) =>
  b.count - a.count || a.name.localeCompare(b.name, 'id')

/** Sub-categories, brands and warehouses, most products first; empty ones are left out. */
function presentOtherFacets(
  { counts, tree, snapshot }: FilteredProducts,
  query: ProductFilterQuery,
) {
  const selectedBrands = new Set((query.brand ?? '').split(','))
  return {
    subCategories: tree.categories
      .flatMap(({ slug: category, subCategories }) =>
        subCategories.map(({ id, slug, name }) => ({
          slug,
          category,
          subCategory: name,
          name,
          count: counts.subCategories.get(id) ?? 0,
        })),
      )
      .filter(({ count }) => count > 0)
      .sort(compareByCount)
      .map(({ slug, category, subCategory, count }) => ({ slug, category, subCategory, count })),
    brands: tree.brands
      .map(({ id, slug, name }) => ({
        id: String(id),
        slug,
        name,
        count: counts.brands.get(id) ?? 0,
      }))
      .filter(({ slug, count }) => count > 0 || selectedBrands.has(slug))
      .sort(compareByCount),
    places: snapshot.reference.warehouses
      .map(({ id, code, name }) => ({ code, name, count: counts.warehouses.get(id) ?? 0 }))
      .sort(compareByCount),
  }
}
