import type { Context } from '#platform/http/context.ts'
import {
  loadCategoryTreeAt,
  type CategoryNode,
  type SubCategoryNode,
} from '#modules/catalogue/categories/service/category-tree.ts'
import {
  findSizeValues,
  formatNamedValues,
  type NamedValue,
} from '#modules/catalogue/facets/rules/size-values.ts'
import {
  loadFacets,
  loadImpersonalFacetsContext,
  type FacetsContext,
} from '#modules/catalogue/facets/service/facets.ts'
import { hasAllSizes, NAMED } from '#modules/catalogue/search/rules/coverage.ts'
import {
  createAttributeLookup,
  loadFoundVariants,
} from '#modules/catalogue/search/service/offered-variants.ts'
import { findSubCategoriesWithSize } from '#modules/catalogue/search/rules/plan-scans.ts'
import type { VocabularyState } from '#modules/catalogue/search/service/vocabulary.ts'
import type { SearchResult } from '#modules/catalogue/search/service/search.ts'

/** A sub-category that has the size which the searched one lacks, with its filters. */
type OtherKind = {
  category: string
  slug: string
  subCategory: string
  attributes: NamedValue[]
  products: number
}
/** A size that what was searched for does not have, and the sub-categories nearby that do. */
export type MissingSize = { kind: string; size: string; otherKinds: OtherKind[] }

/** Products that are looked at for the size: those that have it rank first. */
const MAX_PRODUCTS = 36
const MAX_KINDS = 2

/** Whether a size exists only in a neighbouring kind: of the same category. Null where nothing is to be said. */
export async function findMissingSize(
  ctx: Context,
  result: SearchResult,
  state: VocabularyState,
): Promise<MissingSize | null> {
  const { sizes, subCategoryScores, head } = result.query
  if (sizes.length === 0 || result.bySku.size > 0) return null
  const { categories, ...tree } = await loadCategoryTreeAt(ctx, result.version)
  const isNamed = ({ id }: SubCategoryNode) => (subCategoryScores.get(id)?.[head] ?? 0) >= NAMED
  const namedCategories = categories.filter(({ subCategories }) => subCategories.some(isNamed))
  const namedSubs = namedCategories.flatMap(({ subCategories }) => subCategories.filter(isNamed))
  if (namedSubs.length === 0) return null
  const ids = result.ids.slice(0, MAX_PRODUCTS)
  const attributesOf = createAttributeLookup({ ...tree, categories })
  const variants = [
    ...(await loadFoundVariants(ctx, result, ids, attributesOf, state)).values(),
  ].flat()
  const isFound = variants.some(
    (variant) =>
      namedSubs.some(({ id }) => id === variant.subCategoryId) && hasAllSizes(sizes, variant.sizes),
  )
  if (isFound) return null
  const withSizes = sizes.map((size) => findSubCategoriesWithSize(size, state.vocabulary))
  const hasSizes = ({ id }: SubCategoryNode) => withSizes.every((subs) => subs.has(id))
  const facetsContext = await loadImpersonalFacetsContext(ctx)
  const otherKinds = await Promise.all(
    namedCategories.flatMap((category) =>
      category.subCategories
        // The facets of a whole sub-category are read only where its products have the size.
        .filter((sub) => !isNamed(sub) && hasSizes(sub))
        .map((sub) => loadOtherKind(ctx, facetsContext, result, category, sub)),
    ),
  )
  const found = otherKinds
    .flatMap((kind) => kind ?? [])
    .toSorted((a, b) => b.products - a.products)
    .slice(0, MAX_KINDS)
  const [first] = found
  if (!first) return null
  return {
    kind: namedSubs.map(({ name }) => name).join(' atau '),
    size: first.attributes.map(({ label }) => label).join(', '),
    otherKinds: found,
  }
}

async function loadOtherKind(
  ctx: Context,
  facetsContext: FacetsContext,
  { query: { sizes } }: SearchResult,
  { slug: category }: CategoryNode,
  { slug, name }: SubCategoryNode,
): Promise<OtherKind | undefined> {
  const scope = { category, subCategory: slug }
  const named = findSizeValues(sizes, (await loadFacets(ctx, scope, facetsContext)).attributes)
  if (!named || named.length === 0) return undefined
  const filters = { ...scope, attributes: formatNamedValues(named) }
  const { total } = await loadFacets(ctx, filters, facetsContext)
  return total > 0
    ? { category, slug, subCategory: name, attributes: named, products: total }
    : undefined
}
