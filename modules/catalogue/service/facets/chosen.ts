import type { z } from 'zod'
import { type Context } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { askerOf } from '#modules/pricing/service.ts'
import type { Narrowing } from '../../facets-contract.ts'
import { readAttributes } from '../../rules/attributes-query.ts'
import type { Readiness } from '../../rules/facets/facet-index.ts'
import type { Selection } from '../../rules/facets/narrow.ts'
import type { Reference } from '../../store/facets.ts'
import type { Shelf, Shelves, SubShelf } from '../../store/shelves.ts'

export type Wanted = z.output<typeof Narrowing>

/** The sub-categories that a query names; undefined where it names none. */
export function shelvesOf(
  shelves: Shelves,
  { category, subCategory }: Wanted,
): SubShelf[] | undefined {
  if (!category && !subCategory) return undefined
  return shelves.categories
    .filter(({ slug }) => !category || slug === category)
    .flatMap(({ subCategories }) => subCategories)
    .filter(({ slug }) => !subCategory || slug === subCategory)
}

/** A sub-category by id or slug with its category. Throws 404. */
export function shelfBy({ categories }: Shelves, key: string): { category: Shelf; sub: SubShelf } {
  for (const category of categories)
    for (const sub of category.subCategories)
      if (sub.slug === key || String(sub.id) === key) return { category, sub }
  throw notFound()
}

/** What a query chooses, as ids. What nobody knows stands for what nothing has. */
export function selectionOf(
  wanted: Wanted,
  { brands }: Shelves,
  { warehouses }: Reference,
): Selection {
  const { minPrice, maxPrice } = wanted
  const ends = [minPrice ?? 0, maxPrice ?? 1e12].map((rupiah) => rupiah * 100)
  return {
    attributes: readAttributes(wanted.attributes),
    brands: idsOf(wanted.brand, (slug) => brands.find((brand) => brand.slug === slug)?.id),
    warehouses: idsOf(wanted.place, (code) => warehouses.find((house) => house.code === code)?.id),
    readiness: readinessOf(wanted.ready),
    price:
      minPrice === undefined && maxPrice === undefined
        ? undefined
        : { from: Math.min(...ends), to: Math.max(...ends) },
  }
}

const wordsOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

function idsOf(
  text: string | undefined,
  idOf: (word: string) => number | undefined,
): Set<number> | undefined {
  const words = wordsOf(text)
  return words.length === 0 ? undefined : new Set(words.map((word) => idOf(word) ?? -1))
}

function readinessOf(text: string | undefined): Set<Readiness> | undefined {
  const known = wordsOf(text).filter((word) => word === 'ready' || word === 'indent')
  return known.length === 0 ? undefined : new Set(known)
}

/** Price lists of the asker, the one that goes before first: company, business, retail. */
export function listsOf({ actor }: Context, { lists }: Reference): number[] {
  const { isBusiness, companyId } = askerOf(actor)
  const own = lists.filter((list) => list.companyId !== null && list.companyId === companyId)
  const coded = (code: string) =>
    lists.filter((list) => list.companyId === null && list.code === code)
  return [...own, ...(isBusiness ? coded('business') : []), ...coded('retail')].map(({ id }) => id)
}
