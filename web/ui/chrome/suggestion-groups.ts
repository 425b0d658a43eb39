import type { z } from 'zod'
import type { Suggestions } from '#modules/catalogue/search-contract.ts'

type Answer = z.output<typeof Suggestions>
export type Option = { to: string; label: string; picture?: string | undefined }
export type Group = { label: string; options: Option[] }

/** Too little to suggest anything for. */
const shortest = 2
const none: Answer = { searches: [], categories: [], brands: [], products: [] }

/** What the shop suggests for a text; nothing where it does not answer: searching works without. */
export async function askSuggestions(text: string, signal: AbortSignal): Promise<Answer> {
  if (text.trim().length < shortest) return none
  try {
    const query = new URLSearchParams({ text: text.trim().slice(0, 200) })
    const answer = await fetch(`/api/product/ec/suggestions?${query}`, {
      signal,
      headers: { accept: 'application/json' },
    })
    return answer.ok ? ((await answer.json()) as { data: Answer }).data : none
  } catch {
    return none
  }
}

const searchFor = (text: string) => `/produk?${new URLSearchParams({ search: text })}`

/** The suggestions in the order people use them, those without any left out. */
export function groupsOf({ searches, categories, brands, products }: Answer): Group[] {
  const groups: Group[] = [
    { label: 'Pencarian', options: searches.map((text) => ({ to: searchFor(text), label: text })) },
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
