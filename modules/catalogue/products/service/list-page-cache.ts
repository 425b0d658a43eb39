import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { MissingSize } from './search-notes.ts'
import { withStock } from './card-cache.ts'
import type { PresentedCard } from './card-presenter.ts'
import { loadCurrentStock } from './current-stock.ts'

/** A page of cards, how many products its list has in all, and the one version that all of it was read at. */
export type CardPage = {
  cards: PresentedCard[]
  total: number
  /** Undefined where the parts were read at different versions: the page is right, but not cached. */
  version: number | undefined
  /** Nothing matches the search text; these products come near it. */
  isApproximate?: boolean | undefined
  /** The list continues beyond what was searched. */
  isTruncated?: boolean | undefined
  /** What was looked for instead of a misspelled text; null where nothing was misspelled. */
  correction?: string | null | undefined
  /** A brand of the market that was searched for and is not sold here. */
  missingBrand?: string | null | undefined
  /** A size that what was searched for does not have. */
  missingSize?: MissingSize | null | undefined
}

type CachedPage = CardPage & { version: number; variantIds: number[] }

/** About two kilobytes a card, so some twelve megabytes. */
const MAX_PAGES = 500
const findCache = defineShopCache(() =>
  createCache<CachedPage>({ name: 'list pages', maxEntries: MAX_PAGES }),
)

/**
 * A page from the cache while the catalogue's version is the one that the page was built at, with the
 * stock of now. One small statement reads both. Otherwise the page is built again.
 */
export async function loadCachedPage(
  deps: AppDeps,
  key: string,
  build: () => Promise<CardPage>,
): Promise<CardPage> {
  const cache = findCache(deps)
  const cached = cache?.get(key)
  if (cached) {
    const current = await loadCurrentStock(deps, cached.variantIds)
    if (current.version === cached.version)
      return { ...cached, cards: refreshStock(cached.cards, current.stock) }
  }
  const page = await build()
  const { version, cards } = page
  if (version !== undefined)
    cache?.set(key, { ...page, version, variantIds: cards.map(({ offer }) => Number(offer.id)) })
  return page
}

const refreshStock = (cards: PresentedCard[], stock: number[]): PresentedCard[] =>
  cards.map((card, index) => withStock(card, stock[index] ?? 0))
