import type { Context } from '#platform/http/context.ts'
import { indexOf } from '../../rules/facets/facet-index.ts'
import { narrow, type Narrowed, type Selection, together } from '../../rules/facets/narrow.ts'
import { MOST_FOUND } from '../../rules/search/plan.ts'
import { facetRows, MOST_POPULAR } from '../../store/facets.ts'
import type { Shelves, SubShelf } from '../../store/shelves.ts'
import { found } from '../search.ts'
import { nearestTo } from '../search/nearness.ts'
import { shelvesAt } from '../shelves.ts'
import type { Bought } from './bought.ts'
import { listsOf, selectionOf, shelvesOf, type Wanted } from './chosen.ts'
import type { Universe } from './keep.ts'
import { indexAt, lookAround, type Moment } from './kept-indexes.ts'

/** The products that a query leaves, with counts, and what it was answered from. */
export type Answered = Narrowed & {
  shelves: Shelves
  moment: Moment
  /** What is kept for a query has these in its key; undefined where it comes from no kept index. */
  revisions: number[] | undefined
  /** Products that are left but for what was bought before: that is counted as a facet is, too. */
  base: Narrowed
  /** Only a part of what there is was looked through. */
  cut: boolean
  /** Nothing answers what was sought; these come near it. */
  near: boolean
}
type Source = Pick<Answered, 'shelves' | 'moment'>

/** What an index was narrowed to lately. */
const mostResults = 8

/**
 * Narrows the list that a query names, to what was `bought` where it asks for that. A change that
 * was committed before shows in the answer.
 */
export async function narrowed(ctx: Context, wanted: Wanted, bought: Bought): Promise<Answered> {
  const moment = await lookAround(ctx)
  const source = { moment, shelves: await shelvesAt(ctx, moment.version) }
  const lists = listsOf(ctx, moment.reference)
  const selection = selectionOf(wanted, source.shelves, moment.reference)
  const products = wanted.bought && bought ? new Set(bought.map(({ id }) => id)) : undefined
  if (wanted.search) {
    const { index, inOrder, shelf, near, cut } = await searched(ctx, wanted, source)
    const base = inOrder(narrow(index, { ...selection, ...shelf }, lists))
    const only = products
      ? inOrder(narrow(index, { ...selection, ...shelf, products }, lists))
      : base
    return { ...only, ...source, base, cut, near, revisions: undefined }
  }
  const { parts, keys } = partsOf(source.shelves, wanted, selection)
  const kept = await Promise.all(parts.map((part) => indexAt(ctx, part, keys, moment)))
  const key = JSON.stringify([lists, written(selection)])
  const base = together(
    kept.map(({ index, results }) => lately(results, key, () => narrow(index, selection, lists))),
  )
  const cut = kept.some(
    ({ index }, at) => 'popular' in parts[at]! && index.entries.length >= MOST_POPULAR,
  )
  if (!products)
    return {
      ...base,
      ...source,
      base,
      cut,
      near: false,
      revisions: kept.map(({ revision }) => revision),
    }
  const only = together(kept.map(({ index }) => narrow(index, { ...selection, products }, lists)))
  return { ...only, ...source, base, cut, near: false, revisions: undefined }
}

/** The result of this key, made where it is not known. */
function lately(results: Map<string, Narrowed>, key: string, make: () => Narrowed): Narrowed {
  const result = results.get(key) ?? make()
  results.delete(key)
  results.set(key, result)
  const [oldest] = results.keys()
  if (results.size > mostResults) results.delete(oldest!)
  return result
}

/** Sets do not show in JSON. */
const written = (selection: Selection) =>
  JSON.stringify(selection, (_, value: unknown) =>
    value instanceof Set ? [...value].sort() : value instanceof Map ? [...value].sort() : value,
  )

/** The indexes that a list is made of. */
function partsOf(
  shelves: Shelves,
  wanted: Wanted,
  { brands }: Selection,
): { parts: Universe[]; keys: string[] } {
  const subs = shelvesOf(shelves, wanted)
  if (subs)
    return { parts: subs.map(({ id }) => ({ subCategory: id })), keys: keysOf(subs, wanted) }
  if (brands)
    return { parts: [...brands].filter((id) => id > 0).map((id) => ({ brand: id })), keys: [] }
  return { parts: [{ popular: true }], keys: [] }
}

/** An index of what a search found, and how to bring its products back into the order of match. */
async function searched(ctx: Context, wanted: Wanted, { shelves, moment }: Source) {
  const { ids, near } = await found(ctx, wanted.search!, moment.version, await nearestTo(ctx))
  const rows = ids.length > 0 ? await facetRows(ctx.db, { products: ids }, moment.day) : []
  const subs = shelvesOf(shelves, wanted)
  const rank = new Map(ids.map((id, at) => [id, at]))
  return {
    near,
    cut: ids.length >= MOST_FOUND,
    index: indexOf(keysOf(subs, wanted), rows),
    shelf: subs ? { subCategories: new Set(subs.map(({ id }) => id)) } : {},
    inOrder: ({ matches, counts }: Narrowed): Narrowed => ({
      matches: matches.toSorted((a, b) => rank.get(a.id)! - rank.get(b.id)!),
      counts,
    }),
  }
}

/** Attributes belong to a single sub-category. */
const keysOf = (subs: readonly SubShelf[] | undefined, { subCategory }: Wanted): string[] =>
  subs?.length === 1 && subCategory ? subs[0]!.attributes.map(({ key }) => key) : []
