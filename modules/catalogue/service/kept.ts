import type { Tools } from '#platform/http/context.ts'
import { stockNow } from '../store/cards.ts'
import type { Card } from './card.ts'

/** A page of cards, how many its list has in all, and the one version all of it was read at. */
export type Page = {
  cards: Card[]
  total: number
  /** Undefined where its parts were read at different versions: it is right, but not kept. */
  version: number | undefined
  /** Nothing answers what was sought; these come near it. */
  near?: boolean | undefined
  /** The list goes on beyond what was looked through. */
  cut?: boolean | undefined
}

type Kept = Page & { version: number; variantIds: number[] }
const shops = new WeakMap<object, Map<string, Kept>>()

/** Two kilobytes a card: some twelve megabytes. */
const mostPages = 500

/**
 * A page from this process's memory while the catalogue's version is the one that it was made at,
 * with the stock of this moment; both come in one small statement. Otherwise it is made anew.
 */
export async function keptPage(
  tools: Tools,
  key: string,
  make: () => Promise<Page>,
): Promise<Page> {
  // What a transaction sees may never come to be.
  if (tools.db.isTransaction) return make()
  const pages = shops.get(tools.shop) ?? new Map<string, Kept>()
  shops.set(tools.shop, pages)
  const kept = pages.get(key)
  if (kept) {
    const now = await stockNow(tools.db, kept.variantIds)
    if (now.version === kept.version) return { ...kept, cards: withStock(kept.cards, now.stock) }
    pages.delete(key)
  }
  const { version, ...page } = await make()
  if (version !== undefined) {
    const [oldest] = pages.keys()
    if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest)
    pages.set(key, {
      ...page,
      version,
      variantIds: page.cards.map((card) => Number(card.offer.id)),
    })
  }
  return { ...page, version }
}

const withStock = (cards: Card[], stock: number[]): Card[] =>
  cards.map((card, index) => ({ ...card, offer: { ...card.offer, stock: stock[index] ?? 0 } }))
