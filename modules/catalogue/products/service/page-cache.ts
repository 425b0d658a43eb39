import type { AppDeps } from '#platform/http/context.ts'
import { findCurrentStock } from '../store/cards.ts'
import type { PresentedCard } from './card-presenter.ts'

/** A page of cards, how many its list has in all, and the one version all of it was read at. */
export type CardPage = {
  cards: PresentedCard[]
  total: number
  /** Undefined where its parts were read at different versions: it is right, but not kept. */
  version: number | undefined
  /** Nothing answers what was sought; these come near it. */
  near?: boolean | undefined
  /** The list goes on beyond what was looked through. */
  cut?: boolean | undefined
}

type CachedPage = CardPage & { version: number; variantIds: number[] }
const pagesByShop = new WeakMap<object, Map<string, CachedPage>>()

/** Two kilobytes a card: some twelve megabytes. */
const MAX_PAGES = 500

/**
 * A page from this process's memory while the catalogue's version is the one that it was made at,
 * with the stock of this moment; both come in one small statement. Otherwise it is made anew.
 */
export async function loadCachedPage(
  deps: AppDeps,
  key: string,
  build: () => Promise<CardPage>,
): Promise<CardPage> {
  // What a transaction sees may never come to be.
  if (deps.db.isTransaction) return build()
  const pages = pagesByShop.get(deps.shop) ?? new Map<string, CachedPage>()
  pagesByShop.set(deps.shop, pages)
  const cached = pages.get(key)
  if (cached) {
    const current = await findCurrentStock(deps.db, cached.variantIds)
    if (current.version === cached.version)
      return { ...cached, cards: refreshStock(cached.cards, current.stock) }
    pages.delete(key)
  }
  const { version, ...page } = await build()
  if (version !== undefined) {
    const [oldest] = pages.keys()
    if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest)
    pages.set(key, {
      ...page,
      version,
      variantIds: page.cards.map((card) => Number(card.offer.id)),
    })
  }
  return { ...page, version }
}

const refreshStock = (cards: PresentedCard[], stock: number[]): PresentedCard[] =>
  cards.map((card, index) => ({ ...card, offer: { ...card.offer, stock: stock[index] ?? 0 } }))
