import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'
import { loadBlocks } from '#modules/catalogue/search/service/entry-cache.ts'
import {
  countOrderableProducts,
  loadOrderableProducts,
} from '#modules/catalogue/search/service/orderable-variants.ts'
import { loadVariantTexts } from '#modules/catalogue/search/service/variant-texts.ts'
import {
  loadVocabulary,
  type VocabularyState,
} from '#modules/catalogue/search/service/vocabulary.ts'
import { findPopularProducts } from '../store/popular-products.ts'
import { loadCardsAt } from './card-cache.ts'

/** The most popular products, which most searches find. The rest of the cache fills on demand. */
const WARM_PRODUCTS = 20_000
/** Their cards as visitors see them: the rest of the room is for prices of companies. */
const WARM_CARDS = 58_000
/** Products that are read at once: a search meanwhile waits for one such statement at most. */
const BATCH_SIZE = 200

/**
 * Reads into memory what searches would else read one by one: the index, which products can be ordered and where, the
 * texts of their variants, and their cards. Does nothing where they are there; after a change of everything, or at
 * midnight, they are not.
 */
export async function warmSearches(deps: AppDeps, signal: AbortSignal): Promise<void> {
  const ids = await findPopularProducts(deps.db, WARM_PRODUCTS)
  if (countOrderableProducts(deps) >= ids.length / 2) return
  await warmIndex(deps)
  let cardCount = 0
  for (let at = 0; at < ids.length && !signal.aborted; at += BATCH_SIZE) {
    const batch = ids.slice(at, at + BATCH_SIZE)
    // Read again each time: what has changed since must not be stored.
    const state = await loadVocabulary(deps)
    if (state.areEntriesCurrent) await loadVariantTexts(deps, batch, state)
    if (state.areProductsCurrent)
      cardCount += await warmProducts(deps, batch, state, WARM_CARDS - cardCount)
    await yieldToRequests()
  }
}

/** Returns how many cards it has read, at most `maxCards`. */
async function warmProducts(
  deps: AppDeps,
  productIds: readonly number[],
  state: VocabularyState,
  maxCards: number,
): Promise<number> {
  const products = await loadOrderableProducts(deps, productIds, state)
  const refs = [...products]
    .flatMap(([id, { variants }]) => variants.map((variant) => ({ id, variantId: variant.id })))
    .slice(0, maxCards)
  const visitor = { isBusiness: false, companyId: null, day: toJakartaDate(deps.clock.now()) }
  await loadCardsAt(deps, refs, visitor, state)
  return refs.length
}

async function warmIndex(deps: AppDeps): Promise<void> {
  const { areEntriesCurrent, catalogue } = await loadVocabulary(deps)
  if (!areEntriesCurrent) return
  const { categories } = await loadCategoryTreeAt(deps, catalogue)
  await loadBlocks(
    deps,
    categories.flatMap(({ subCategories }) => subCategories.map(({ id }) => id)),
  )
}
