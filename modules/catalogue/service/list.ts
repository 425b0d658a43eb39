import { dayOf } from '#platform/clock.ts'
import type { Context } from '#platform/http/context.ts'
import { askerOf } from '#modules/pricing/service.ts'
import { type Match, type Sort, sorted } from '../rules/facets/narrow.ts'
import { MOST_FOUND } from '../rules/search/plan.ts'
import * as cards from '../store/cards.ts'
import { COUNTED } from '../store/filter.ts'
import { versionOf } from '../store/shelves.ts'
import { cardAnswer } from './card.ts'
import { boughtOf } from './facets/bought.ts'
import type { Wanted } from './facets/chosen.ts'
import { narrowed } from './facets/narrowed.ts'
import { type Page, keptPage } from './kept.ts'
import { found, minuteOf, offered } from './search.ts'
import { nearestTo } from './search/nearness.ts'
import { noteSearch } from './search/notes.ts'
import { shelvesAt } from './shelves.ts'
import { totalOf } from './total.ts'

export type ListQuery = Wanted & { page: number; count: number; sort?: Sort | undefined }
type Place = { count: number; offset: number }

/** A page of products: by match where text is given, popular first otherwise. Pages end at 10,000. */
export async function products(ctx: Context, query: ListQuery) {
  const { page, count } = query
  const {
    cards: results,
    total,
    near = false,
    cut = false,
  } = await pageAt(ctx, query, placeAt(query))
  return {
    results,
    page,
    count,
    total: Math.min(total, COUNTED),
    totalIsExact: total <= COUNTED && !cut,
    near,
  }
}

/** Where a page begins, and how much of it lies within what is counted. */
export const placeAt = ({ page, count }: { page: number; count: number }): Place => ({
  count: Math.max(0, Math.min(count, COUNTED - page * count)),
  offset: page * count,
})

async function pageAt(ctx: Context, query: ListQuery, place: Place): Promise<Page> {
  const { category, search: text } = query
  const asker = askedBy(ctx)
  if (isNarrowed(query)) return narrowedPage(ctx, query, place, asker)
  if (!text) {
    const key = JSON.stringify([asker, place, category])
    return keptPage(ctx, key, () => popular(ctx, { category }, place, asker))
  }
  const nearest = await nearestTo(ctx)
  const key = JSON.stringify([asker, place, text, nearest, minuteOf(ctx)])
  return keptPage(ctx, key, () => searched(ctx, { text, nearest }, place, asker))
}

/** Whether a list is more than everything, a whole category, or all that a search finds. */
function isNarrowed({
  subCategory,
  category,
  brand,
  attributes,
  place,
  ready,
  search: text,
  ...query
}: ListQuery) {
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

/** The home page's price table, in its order. */
export async function featured(ctx: Context) {
  const asker = askedBy(ctx)
  const page = await keptPage(ctx, JSON.stringify(['featured', asker]), async () => {
    const rows = await cards.featuredCards(ctx.db, asker)
    return pageOf(ctx, rows, { total: rows.length, version: rows[0]?.version })
  })
  return page.cards
}

const askedBy = ({ actor, clock }: Context): cards.Asker => ({
  ...askerOf(actor),
  day: dayOf(clock.now()),
})

/** A list's ids come from the index that its counts come from, so the two agree. */
async function narrowedPage(
  ctx: Context,
  query: ListQuery,
  place: Place,
  asker: cards.Asker,
): Promise<Page> {
  const bought = query.bought ? await boughtOf(ctx) : undefined
  const { matches, revisions, cut, near } = await narrowed(ctx, query, bought)
  const { sort = query.search ? 'relevance' : 'popular' } = query
  const make = async () => ({
    ...(await cardsOf(ctx, sorted(matches, sort), place, asker)),
    cut,
    near,
  })
  if (!revisions) return make()
  const { page: _, ...chosen } = query
  return keptPage(ctx, JSON.stringify([asker, place, chosen, revisions]), make)
}

/** The cards of a page of matches, each with the variant that is offered. */
export async function cardsOf(
  ctx: Context,
  matches: readonly (Pick<Match, 'id'> & { variantId: number | null })[],
  { offset, count }: Place,
  asker: cards.Asker = askedBy(ctx),
): Promise<Page> {
  const part = matches.slice(offset, offset + count)
  if (part.length === 0) return { cards: [], total: matches.length, version: undefined }
  const ids = part.map(({ id }) => id)
  const rows = await cards.cardsOf(
    ctx.db,
    ids,
    asker,
    part.map(({ variantId }) => variantId),
  )
  return pageOf(ctx, rows, { total: matches.length, version: rows[0]?.version })
}

async function popular(
  ctx: Context,
  filter: { category: string | undefined },
  place: Place,
  asker: cards.Asker,
): Promise<Page> {
  const rows = place.count > 0 ? await cards.popularCards(ctx.db, filter, place, asker) : []
  if (rows.length === 0 && place.offset === 0) return { cards: [], total: 0, version: undefined }
  return pageOf(ctx, rows, await totalOf(ctx, filter, rows[0]?.version))
}

/** Each product that a search found shows the variant that was sought. */
async function searched(
  ctx: Context,
  { text, nearest }: { text: string; nearest: number | undefined },
  place: Place,
  asker: cards.Asker,
): Promise<Page> {
  const what = await found(ctx, text, await versionOf(ctx.db), nearest)
  if (place.offset === 0) await noteSearch(ctx, text, what)
  const ids = what.ids.slice(place.offset, place.offset + place.count)
  const variantIds = await offered(ctx, what, ids)
  const rows = ids.length > 0 ? await cards.cardsOf(ctx.db, ids, asker, variantIds) : []
  return {
    ...(await pageOf(ctx, rows, { total: what.ids.length, version: what.version })),
    near: what.near,
    cut: what.ids.length >= MOST_FOUND,
  }
}

/** `counted` says at which version the total, or what was found, was read. */
async function pageOf(
  ctx: Context,
  rows: cards.CardRow[],
  counted: { total: number; version: number | undefined },
): Promise<Page> {
  const [first] = rows
  if (!first) return { cards: [], total: counted.total, version: undefined }
  const shelves = await shelvesAt(ctx, first.version)
  const isOne = first.version === counted.version && shelves.version === first.version
  return {
    cards: rows.map((row) => cardAnswer(row, shelves)),
    total: counted.total,
    version: isOne ? first.version : undefined,
  }
}
