import { dayOf } from '#platform/clock.ts'
import type { Context } from '#platform/http/context.ts'
import { askerOf } from '#modules/pricing/service.ts'
import * as cards from '../store/cards.ts'
import { COUNTED, type Filter } from '../store/filter.ts'
import { cardAnswer } from './card.ts'
import { type Page, keptPage } from './kept.ts'
import { search } from './search.ts'
import { shelvesAt } from './shelves.ts'
import { totalOf } from './total.ts'

export type ListQuery = Filter & { page: number; count: number; search?: string | undefined }

/** A page of products: by match where text is given, popular first otherwise. Pages end at 10,000. */
export async function products(ctx: Context, query: ListQuery) {
  const { page, count, category, subCategory, brand, search: text } = query
  const asker = askedBy(ctx)
  const place = {
    count: Math.max(0, Math.min(count, COUNTED - page * count)),
    offset: page * count,
  }
  const filter = { category, subCategory, brand }
  const key = JSON.stringify([asker, place, category, subCategory, brand, text])
  const found = await keptPage(ctx, key, () =>
    text ? searched(ctx, text, filter, place, asker) : popular(ctx, filter, place, asker),
  )
  return {
    results: found.cards,
    page,
    count,
    total: Math.min(found.total, COUNTED),
    totalIsExact: found.total <= COUNTED,
  }
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

type Place = { count: number; offset: number }
const askedBy = ({ actor, clock }: Context): cards.Asker => ({
  ...askerOf(actor),
  day: dayOf(clock.now()),
})

async function popular(
  ctx: Context,
  filter: Filter,
  place: Place,
  asker: cards.Asker,
): Promise<Page> {
  const rows = place.count > 0 ? await cards.popularCards(ctx.db, filter, place, asker) : []
  if (rows.length === 0 && place.offset === 0) return { cards: [], total: 0, version: undefined }
  return pageOf(ctx, rows, await totalOf(ctx, filter, rows[0]?.version))
}

async function searched(
  ctx: Context,
  text: string,
  filter: Filter,
  place: Place,
  asker: cards.Asker,
): Promise<Page> {
  const found = await search(ctx, text, filter, place)
  const rows = found.ids.length > 0 ? await cards.cardsOf(ctx.db, found.ids, asker) : []
  return pageOf(ctx, rows, found)
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
