import type { z } from 'zod'
import { formatQuantity } from '#platform/format.ts'
import { findReachedTier } from '#modules/catalogue/pricing/rules/reached-tier.ts'
import { describeReadiness } from '#modules/catalogue/products/rules/readiness.ts'
import { findAvailability } from '#modules/catalogue/products/rules/availability.ts'
import type { Suggestions } from '#modules/catalogue/suggestions/contract.ts'
import { readAskedQuantity } from '../asked-quantity.ts'
import type { Amount } from '../../ui/money.tsx'

type SuggestionsResponse = z.output<typeof Suggestions>
type SuggestionOption = {
  to: string
  label: string
  /** A second line: how many products, or how soon one can be had. */
  detail?: string | undefined
  picture?: string | undefined
  /** The lowest price, or the product's. */
  price?: Amount | undefined
  /** What the price is for: `mulai` before it, or `/ lembar` after it. */
  per?: string | undefined
}
export type SuggestionGroup = { label: string; options: SuggestionOption[] }

/** Shorter texts get no suggestions. */
const MIN_TEXT_LENGTH = 2
const NO_SUGGESTIONS: SuggestionsResponse = {
  searches: [],
  previews: [],
  categories: [],
  brands: [],
  products: [],
}

/** Loads suggestions for a text; none on failure, because searching works without them. */
export async function fetchSuggestions(
  text: string,
  signal: AbortSignal,
): Promise<SuggestionsResponse> {
  if (text.trim().length < MIN_TEXT_LENGTH) return NO_SUGGESTIONS
  try {
    const query = new URLSearchParams({ text: text.trim().slice(0, 200) })
    const response = await fetch(`/api/product/ec/suggestions?${query}`, {
      signal,
      headers: { accept: 'application/json' },
    })
    return response.ok
      ? ((await response.json()) as { data: SuggestionsResponse }).data
      : NO_SUGGESTIONS
  } catch {
    return NO_SUGGESTIONS
  }
}

const buildSearchUrl = (text: string) => `/produk?${new URLSearchParams({ search: text })}`

/** A category with what was typed as its filters: `/kategori/triplek-kayu/triplek?tebal=9`. */
function buildCategoryUrl({
  category,
  slug,
  attributes,
}: SuggestionsResponse['categories'][number]): string {
  const query = new URLSearchParams(attributes.map(({ key, value }) => [key, value]))
  return `/kategori/${category}/${slug}${query.size > 0 ? `?${query}` : ''}`
}

const describeCount = (products: number) => `${formatQuantity(products)} barang`

/** `?product_variant_id=428&qty=40`: the variant that was typed, and how much of it. */
const buildProductQuery = (variantId: string, qty: number | undefined) =>
  `product_variant_id=${variantId}${qty ? `&qty=${qty}` : ''}`

/**
 * The non-empty groups of suggestions in the order in which people use them. A product has the quantity that was typed,
 * where it is sold so.
 */
export function groupSuggestions(
  { searches, previews, categories, brands, products }: SuggestionsResponse,
  typed: string,
): SuggestionGroup[] {
  const findAskedQty = readAskedQuantity(typed)
  const groups: SuggestionGroup[] = [
    {
      label: 'Pencarian',
      options: searches.map((text, at) => ({
        to: buildSearchUrl(text),
        label: text,
        picture: previews[at]?.picture,
        price: previews[at]?.price ?? undefined,
        per: previews[at]?.unit,
      })),
    },
    {
      label: 'Kategori',
      options: categories.map((each) => ({
        to: buildCategoryUrl(each),
        label: [each.subCategory, ...each.attributes.map(({ label }) => label)].join(' '),
        detail: describeCount(each.products),
        picture: each.picture,
        price: each.price ?? undefined,
      })),
    },
    {
      label: 'Merek',
      options: brands.map((brand) => ({
        to: `/produk?merek=${brand.slug}`,
        label: brand.name,
        detail: describeCount(brand.products),
        picture: brand.picture,
        price: brand.price ?? undefined,
      })),
    },
    {
      label: 'Barang',
      options: products.map((product) => {
        const askedQty = findAskedQty(product.unit, product)
        const details = [
          ...(askedQty ? [`${formatQuantity(askedQty)} ${product.unit}`] : []),
          ...(findAvailability(product) === 'ready' ? [] : [describeReadiness(product)]),
        ]
        return {
          to: `/produk/${product.slug}?${buildProductQuery(product.product_variant_id, askedQty)}`,
          label: `${product.name} ${product.variantName}`,
          detail: details.join(' · ') || undefined,
          picture: product.picture,
          price: (askedQty && findReachedTier(product.tiers, askedQty)?.price) || product.price,
          per: product.unit,
        }
      }),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
