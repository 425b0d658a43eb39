import { toJakartaDate } from '#platform/clock.ts'
import { MAX_EXACT_COUNT } from '#platform/database/bounded-count.ts'
import type { Context } from '#platform/http/context.ts'
import type { Paging } from '#platform/paging.ts'
import { priceContextFor } from '#modules/catalogue/pricing/service/prices.ts'
import {
  type ProductMatch,
  type ProductSort,
  sortMatches,
} from '#modules/catalogue/facets/rules/filter.ts'
import { MAX_RESULTS } from '#modules/catalogue/search/rules/plan-scans.ts'
import * as cards from '../store/cards.ts'
import { presentCard } from './card-presenter.ts'
import { loadPurchased } from '#modules/catalogue/facets/service/purchased.ts'
import type { ProductFilterQuery } from '#modules/catalogue/facets/service/selection.ts'
import { filterList } from '#modules/catalogue/facets/service/filter-list.ts'
import { loadCardsAt } from './card-cache.ts'
import { type CardPage, loadCachedPage } from './list-page-cache.ts'
import {
  searchCached,
  toMinuteBucket,
  findOfferedVariants,
} from '#modules/catalogue/search/service/cached-search.ts'
import { resolveNearestWarehouse } from '#modules/catalogue/search/service/proximity.ts'
import { nameBrand } from '#modules/catalogue/search/rules/market-brands.ts'
import { correctText } from '#modules/catalogue/search/rules/corrected-text.ts'
import { logSearch } from '#modules/catalogue/search/service/query-log.ts'
import { loadVocabulary } from '#modules/catalogue/search/service/vocabulary.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'
import { findMissingSize } from './search-notes.ts'
import { loadCachedTotal } from './count-cache.ts'

export type ProductListQuery = ProductFilterQuery & {
  page: number
  count: number
  sort?: ProductSort | undefined
}

/** A page of products: with a search text by match, otherwise popular first. Pages end at 10,000. */
export async function listProducts(ctx: Context, query: ProductListQuery) {
  const { page, count } = query
  const {
    cards: results,
    total,
    isApproximate = false,
    isTruncated = false,
    correction = null,
    missingBrand = null,
    missingSize = null,
  } = await loadPage(ctx, query, toPageWindow(query))
  return {
    results,
    page,
    count,
    total: Math.min(total, MAX_EXACT_COUNT),
    totalIsExact: total <= MAX_EXACT_COUNT && !isTruncated,
    near: isApproximate,
    correction,
    missingBrand,
    missingSize,
  }
}

/** The offset of a page and its length, cut off at the exactly counted total. */
export const toPageWindow = ({ page, count }: Paging): cards.PageWindow => ({
  count: Math.max(0, Math.min(count, MAX_EXACT_COUNT - page * count)),
  offset: page * count,
})

async function loadPage(
  ctx: Context,
  query: ProductListQuery,
  place: cards.PageWindow,
): Promise<CardPage> {
  const { category, search: text } = query
  const priceContext = priceContextOf(ctx)
  if (isFiltered(query)) return loadFilteredPage(ctx, query, place, priceContext)
  if (!text) {
    const key = JSON.stringify([priceContext, place, category])
    return loadCachedPage(ctx, key, () => loadPopularPage(ctx, { category }, place, priceContext))
  }
  const nearest = await resolveNearestWarehouse(ctx, query.districtId)
  const key = JSON.stringify([priceContext, place, text, nearest, toMinuteBucket(ctx)])
  return loadCachedPage(ctx, key, () => loadSearchPage(ctx, { text, nearest }, place, priceContext))
}

/** Whether a list has filters or a sort beyond a category alone or a search alone. */
function isFiltered({
  subCategory,
  category,
  brand,
  attributes,
  place,
  ready,
  search: text,
  ...query
}: ProductListQuery) {
  const isSorted = query.sort !== undefined && query.sort !== (text ? 'relevance' : 'popular')
  return Boolean(
    subCategory ||
    brand ||
    attributes ||
    place ||
    ready ||
    query.bought ||
    isSorted ||
    query.minPrice !== undefined ||
    query.maxPrice !== undefined ||
    (text && category),
  )
}

/** The products of the home page's price table, in its order. */
export async function listFeatured(ctx: Context) {
  const priceContext = priceContextOf(ctx)
  const page = await loadCachedPage(ctx, JSON.stringify(['featured', priceContext]), async () => {
    const rows = await cards.findFeaturedCards(ctx.db, priceContext)
    return buildPage(ctx, rows, { total: rows.length, version: rows[0]?.version })
  })
  return page.cards
}

/** Whose prices a caller sees, today. */
export const priceContextOf = ({ actor, clock }: Context): cards.DatedPriceContext => ({
  ...priceContextFor(actor),
  day: toJakartaDate(clock.now()),
})

/** The ids come from the same index as the facet counts, so the two agree. */
async function loadFilteredPage(
  ctx: Context,
  query: ProductListQuery,
  place: cards.PageWindow,
  priceContext: cards.DatedPriceContext,
): Promise<CardPage> {
  const purchased = query.bought ? await loadPurchased(ctx) : undefined
  const { matches, revisions, isTruncated, isApproximate, correction } = await filterList(
    ctx,
    query,
    purchased,
  )
  const { sort = query.search ? 'relevance' : 'popular' } = query
  const build = async () => ({
    ...(await loadCards(ctx, sortMatches(matches, sort), place, priceContext)),
    isTruncated,
    isApproximate,
    correction,
  })
  if (!revisions) return build()
  const { page: _, ...filters } = query
  return loadCachedPage(ctx, JSON.stringify([priceContext, place, filters, revisions]), build)
}

/** The cards of a page of matches, each with the variant to offer. */
export async function loadCards(
  ctx: Context,
  matches: readonly (Pick<ProductMatch, 'id'> & { variantId: number | null })[],
  { offset, count }: cards.PageWindow,
  priceContext: cards.DatedPriceContext = priceContextOf(ctx),
): Promise<CardPage> {
  const pageMatches = matches.slice(offset, offset + count)
  if (pageMatches.length === 0) return { cards: [], total: matches.length, version: undefined }
  const ids = pageMatches.map(({ id }) => id)
  const rows = await cards.findCards(
    ctx.db,
    ids,
    priceContext,
    pageMatches.map(({ variantId }) => variantId),
  )
  return buildPage(ctx, rows, { total: matches.length, version: rows[0]?.version })
}

async function loadPopularPage(
  ctx: Context,
  filter: { category: string | undefined },
  place: cards.PageWindow,
  priceContext: cards.DatedPriceContext,
): Promise<CardPage> {
  const rows =
    place.count > 0 ? await cards.findPopularCards(ctx.db, filter, place, priceContext) : []
  if (rows.length === 0 && place.offset === 0) return { cards: [], total: 0, version: undefined }
  return buildPage(ctx, rows, await loadCachedTotal(ctx, filter, rows[0]?.version))
}

/** Each result of a search shows the variant that matches best. */
async function loadSearchPage(
  ctx: Context,
  { text, nearest }: { text: string; nearest: number | undefined },
  place: cards.PageWindow,
  priceContext: cards.DatedPriceContext,
): Promise<CardPage> {
  const state = await loadVocabulary(ctx, text)
  const result = await searchCached(ctx, text, state.catalogue, nearest, state)
  const ids = result.ids.slice(place.offset, place.offset + place.count)
  const variantIds = await findOfferedVariants(ctx, result, ids, state)
  const refs = ids.map((id, at) => ({ id, variantId: variantIds[at] ?? null }))
  const isFirstPage = place.offset === 0
  const [cardsAt, missingSize] = await Promise.all([
    loadCardsAt(ctx, refs, priceContext, state),
    isFirstPage ? findMissingSize(ctx, result, state) : null,
    isFirstPage && logSearch(ctx, text, result),
  ])
  return {
    ...cardsAt,
    total: result.ids.length,
    isApproximate: result.isApproximate,
    isTruncated: result.ids.length >= MAX_RESULTS,
    correction: correctText(text, result.query.corrections),
    missingBrand: nameBrand(result.query.missingBrands[0]),
    missingSize,
  }
}

/** `counted` has the total and the version that it, or the search, was read at. */
async function buildPage(
  ctx: Context,
  rows: cards.CardRow[],
  counted: { total: number; version: number | undefined },
): Promise<CardPage> {
  const [first] = rows
  if (!first) return { cards: [], total: counted.total, version: undefined }
  const tree = await loadCategoryTreeAt(ctx, first.version)
  const isSameVersion = first.version === counted.version && tree.version === first.version
  return {
    cards: rows.map((row) => presentCard(row, tree)),
    total: counted.total,
    version: isSameVersion ? first.version : undefined,
  }
}
