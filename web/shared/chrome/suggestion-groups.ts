import type { z } from 'zod'
import type { Suggestions } from '#modules/catalogue/search/contract.ts'

type SuggestionsResponse = z.output<typeof Suggestions>
type SuggestionOption = { to: string; label: string; picture?: string | undefined }
export type SuggestionGroup = { label: string; options: SuggestionOption[] }

/** Shorter texts get no suggestions. */
const MIN_TEXT_LENGTH = 2
const NO_SUGGESTIONS: SuggestionsResponse = {
  searches: [],
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

/** The non-empty groups of suggestions in the order in which people use them. */
export function groupSuggestions({
  searches,
  categories,
  brands,
  products,
}: SuggestionsResponse): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      label: 'Pencarian',
      options: searches.map((text) => ({ to: buildSearchUrl(text), label: text })),
    },
    {
      label: 'Kategori',
      options: categories.map(({ category, slug, subCategory }) => ({
        to: `/kategori/${category}/${slug}`,
        label: subCategory,
      })),
    },
    {
      label: 'Merek',
      options: brands.map(({ slug, name }) => ({ to: `/produk?merek=${slug}`, label: name })),
    },
    {
      label: 'Barang',
      options: products.map(({ slug, name, picture }) => ({
        to: `/produk/${slug}`,
        label: name,
        picture,
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
