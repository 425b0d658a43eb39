import { dayOf } from '#platform/clock.ts'
import type { Context, Tools } from '#platform/http/context.ts'
import { toAnswer } from '#platform/money.ts'
import { askerOf } from '#modules/pricing/service.ts'
import { factsOf } from '../rules/facts.ts'
import { mended } from '../rules/slips.ts'
import { wordsSought } from '../rules/words.ts'
import * as cards from '../store/cards.ts'
import { COUNTED, type Filter } from '../store/filter.ts'
import * as found from '../store/found.ts'
import { amountOf, offerAnswer, placeOf, shelfNames, tierAnswer } from './offer.ts'
import { shelvesAt } from './shelves.ts'

export type ListQuery = Filter & { page: number; count: number; search?: string | undefined }

/** A page of products: by match where text is given, popular first otherwise. Pages end at 10,000. */
export async function products(ctx: Context, query: ListQuery) {
  const { page, count } = query
  const place = { count: Math.max(0, Math.min(count, COUNTED - page * count)), offset: page * count }
  const { rows, total } = await (query.search ? searched : popular)(ctx, query, place)
  return {
    results: await cardAnswers(ctx, rows),
    page,
    count,
    total: Math.min(total, COUNTED),
    totalIsExact: total <= COUNTED,
  }
}

/** The home page's price table, in its order. */
export async function featured(ctx: Context) {
  return cardAnswers(ctx, await cards.featuredCards(ctx.db, pricedFor(ctx)))
}

type Place = { count: number; offset: number }
type Page = { rows: cards.CardRow[]; total: number }
const pricedFor = ({ actor, clock }: Context): cards.Asker => ({ ...askerOf(actor), day: dayOf(clock.now()) })

async function popular(ctx: Context, filter: ListQuery, place: Place): Promise<Page> {
  const rows = place.count > 0 ? await cards.popularCards(ctx.db, filter, place, pricedFor(ctx)) : []
  const version = rows[0]?.version
  if (version === undefined && place.offset === 0) return { rows, total: 0 }
  return { rows, total: await totalOf(ctx, filter, version) }
}

async function searched(ctx: Context, query: ListQuery, place: Place): Promise<Page> {
  const typed = query.search ?? ''
  const words = wordsSought(typed)
  if (words.length === 0) return { rows: [], total: 0 }
  const exact = await found.findByWords(ctx.db, { words, typed }, query, place)
  const { ids, total } = exact.total > 0 ? exact : await foundMended(ctx, words, query, place)
  const rows = ids.length > 0 ? await cards.cardsOf(ctx.db, ids, pricedFor(ctx)) : []
  return { rows, total }
}

/** The same with words that nobody knows mended to the nearest that are known. */
async function foundMended(ctx: Context, words: string[], filter: Filter, place: Place): Promise<found.Found> {
  const spelled = words.filter((word) => /^[a-z]+$/.test(word))
  const slips = new Map<string, string>()
  for (const { word, near } of await found.unknownWords(ctx.db, spelled)) {
    const meant = mended(word, near)
    if (meant) slips.set(word, meant)
  }
  if (slips.size === 0) return { ids: [], total: 0 }
  const meant = words.map((word) => slips.get(word) ?? word)
  return found.findByWords(ctx.db, { words: meant, typed: '' }, filter, place)
}

type Counts = { version: number; totals: Map<string, number> }
const counts = new WeakMap<object, Counts>()
const mostCounts = 1000

/** The count of a filter, kept while the catalogue's version that came with the rows is the same. */
async function totalOf(tools: Tools, filter: Filter, version: number | undefined): Promise<number> {
  const key = JSON.stringify([filter.category, filter.subCategory, filter.brand])
  const own = counts.get(tools.shop)
  const known = own && own.version === version ? own.totals.get(key) : undefined
  if (known !== undefined) return known
  const counted = await found.countOnSale(tools.db, filter)
  // What a transaction sees may never come to be.
  if (!tools.db.isTransaction) keep(tools, key, counted)
  return counted.total
}

function keep(tools: Tools, key: string, { total, version }: { total: number; version: number }) {
  let own = counts.get(tools.shop)
  if (own?.version !== version || own.totals.size >= mostCounts) own = { version, totals: new Map() }
  own.totals.set(key, total)
  counts.set(tools.shop, own)
}

async function cardAnswers(tools: Tools, rows: cards.CardRow[]) {
  const first = rows[0]
  if (!first) return []
  const shelves = await shelvesAt(tools, first.version)
  return rows.map((row) => {
    const list = amountOf(row)
    const { category, sub, brand } = placeOf(shelves, row.subCategoryId, row.brandId)
    const { tierQty, tierDiscount } = row
    const tier = tierQty !== null && tierDiscount !== null ? { minQty: tierQty, discount: tierDiscount } : undefined
    return {
      id: String(row.id),
      slug: row.slug,
      name: row.name,
      brand,
      unit: row.unit,
      price: toAnswer(list),
      minOrder: row.minOrder,
      pictures: [row.picture],
      ...shelfNames(category, sub),
      variants: row.variants,
      offer: {
        ...offerAnswer(row, list, category),
        id: String(row.variantId),
        sku: row.sku,
        name: row.variantName,
        picture: row.variantPicture,
        stock: row.stock,
        facts: factsOf(sub.attributes, row.attributes),
        nextTier: tier ? tierAnswer(list, tier) : null,
      },
    }
  })
}
