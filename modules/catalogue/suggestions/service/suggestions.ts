import type { z } from 'zod'
import type { Context } from '#platform/http/context.ts'
import { moneyFromJson, moneyToJson } from '#platform/money.ts'
import { applyDiscount, type DiscountTier } from '#modules/catalogue/pricing/rules/tiers.ts'
import { loadTiers } from '#modules/catalogue/pricing/service/prices.ts'
import {
  loadCategoryTreeAt,
  type CategoryTree,
} from '#modules/catalogue/categories/service/category-tree.ts'
import { findSizeValues, formatNamedValues } from '#modules/catalogue/facets/rules/size-values.ts'
import {
  loadFacets,
  loadImpersonalFacetsContext,
  type FacetsContext,
} from '#modules/catalogue/facets/service/facets.ts'
import { loadBrandLogos } from '#modules/catalogue/products/service/brands.ts'
import type { PresentedCard } from '#modules/catalogue/products/service/card-presenter.ts'
import { loadCardsAt } from '#modules/catalogue/products/service/card-cache.ts'
import { priceContextOf } from '#modules/catalogue/products/service/product-list.ts'
import {
  findOfferedVariants,
  searchCached,
} from '#modules/catalogue/search/service/cached-search.ts'
import type { SearchResult } from '#modules/catalogue/search/service/search.ts'
import {
  findSuggestions,
  type FoundSuggestions,
} from '#modules/catalogue/search/service/suggestions.ts'
import type { VocabularyState } from '#modules/catalogue/search/service/vocabulary.ts'
import type { Suggestions } from '../contract.ts'

export type SuggestionsOutput = z.output<typeof Suggestions>

const MAX_PRODUCTS = 5
export const NO_SUGGESTIONS: SuggestionsOutput = {
  searches: [],
  previews: [],
  categories: [],
  brands: [],
  products: [],
}

/** Makes the suggestions for a text. `searches` are those of others that begin with it. */
export async function buildSuggestions(
  ctx: Context,
  text: string,
  searches: string[],
): Promise<SuggestionsOutput> {
  const found = await findSuggestions(ctx, text)
  const { result } = found
  const tree = await loadCategoryTreeAt(ctx, result.version)
  const hasFacets = found.subCategoryIds.length + found.brandIds.length > 0
  const facetsContext = hasFacets ? await loadImpersonalFacetsContext(ctx) : undefined
  const previews = await Promise.all(
    searches.map(async (search) => {
      const [card = null] = await loadFirstCards(
        ctx,
        await searchCached(ctx, search, result.version, undefined, found.state),
        1,
        found.state,
      )
      return card && presentPreview(card)
    }),
  )
  const cards = result.isApproximate
    ? []
    : await loadFirstCards(ctx, result, MAX_PRODUCTS, found.state)
  return {
    searches,
    previews,
    categories: await loadCategories(ctx, tree, found, facetsContext),
    brands: await loadBrands(ctx, tree, found, facetsContext),
    products: await presentProducts(ctx, cards),
  }
}

/** The first products of a search, each with the variant that it names. */
async function loadFirstCards(
  ctx: Context,
  result: SearchResult,
  count: number,
  state: VocabularyState,
): Promise<PresentedCard[]> {
  const ids = result.ids.slice(0, count)
  const variantIds = await findOfferedVariants(ctx, result, ids, state)
  const refs = ids.map((id, at) => ({ id, variantId: variantIds[at] ?? null }))
  return (await loadCardsAt(ctx, refs, priceContextOf(ctx), state)).cards
}

const presentPreview = ({ offer }: PresentedCard) => ({
  picture: offer.picture,
  price: offer.price,
  unit: offer.unit,
})

async function presentProducts(ctx: Context, cards: readonly PresentedCard[]) {
  const tiersById = await loadTiers(
    ctx.db,
    cards.map(({ offer }) => Number(offer.id)),
  )
  return cards.map((card) => presentProduct(card, tiersById.get(Number(card.offer.id)) ?? []))
}

const presentProduct = (
  { id, slug, name, offer }: PresentedCard,
  tiers: readonly DiscountTier[],
) => ({
  id,
  slug,
  name,
  picture: offer.picture,
  product_variant_id: offer.id,
  variantName: offer.name,
  unit: offer.unit,
  price: offer.price,
  tiers: tiers.map(({ minQty, discount }) => ({
    minQty,
    price: moneyToJson(applyDiscount(moneyFromJson(offer.price), discount)),
  })),
  stock: offer.stock,
  minOrder: offer.minOrder,
  multiple: offer.multiple,
  leadDays: offer.leadDays,
})

/** Sub-categories with the typed size as their filter; those that have it leave out the others. */
async function loadCategories(
  ctx: Context,
  { categories }: CategoryTree,
  { subCategoryIds, result }: FoundSuggestions,
  facetsContext: FacetsContext | undefined,
): Promise<SuggestionsOutput['categories']> {
  const { sizes } = result.query
  const suggested = await Promise.all(
    subCategoryIds.flatMap((id) =>
      categories.flatMap((category) =>
        category.subCategories
          .filter((sub) => sub.id === id)
          .map(async (sub) => {
            const scope = { category: category.slug, subCategory: sub.slug }
            const all = await loadFacets(ctx, scope, facetsContext)
            const named = sizes.length > 0 ? findSizeValues(sizes, all.attributes) : []
            const shown =
              named && named.length > 0
                ? await loadFacets(
                    ctx,
                    { ...scope, attributes: formatNamedValues(named) },
                    facetsContext,
                  )
                : all
            const entry = {
              category: category.slug,
              slug: sub.slug,
              subCategory: sub.name,
              picture: sub.picture,
              attributes: named ?? [],
              products: shown.total,
              price: shown.price?.min ?? null,
            }
            return { entry, hasSize: named !== undefined }
          }),
      ),
    ),
  )
  const withSize = suggested.filter(({ hasSize }) => hasSize)
  return (withSize.length > 0 ? withSize : suggested).map(({ entry }) => entry)
}

async function loadBrands(
  ctx: Context,
  { brands }: CategoryTree,
  { brandIds }: FoundSuggestions,
  facetsContext: FacetsContext | undefined,
): Promise<SuggestionsOutput['brands']> {
  const known = brandIds.flatMap((id) => brands.find((brand) => brand.id === id) ?? [])
  if (known.length === 0) return []
  const logos = await loadBrandLogos(
    ctx,
    known.map(({ id }) => id),
  )
  return Promise.all(
    known.map(async ({ id, slug, name }) => {
      const { total, price } = await loadFacets(ctx, { brand: slug }, facetsContext)
      return {
        id: String(id),
        slug,
        name,
        picture: logos.get(id) ?? '',
        price: price?.min ?? null,
        products: total,
      }
    }),
  )
}
