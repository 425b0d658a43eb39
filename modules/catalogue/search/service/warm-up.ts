import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { AppDeps } from '#platform/http/context.ts'
import { findPopularProducts } from '../store/product-names.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'
import { loadBlocks } from './entry-cache.ts'
import { countOrderableProducts, loadOrderableProducts } from './orderable-variants.ts'
import { loadVariantTexts } from './variant-texts.ts'
import { loadVocabulary } from './vocabulary.ts'

/** The most popular products, which most searches find: the rest of the room is for what is asked for. */
const WARM_PRODUCTS = 20_000
/** Products that are read at once: a search meanwhile waits for one such statement at most. */
const BATCH_SIZE = 500

/**
 * Reads into memory what searches would else read one by one: the index, which products can be ordered and where, and
 * the texts of their variants. Does nothing where they are there; after a change of everything, or at midnight, they are not.
 */
export async function warmSearch(deps: AppDeps, signal: AbortSignal): Promise<void> {
  const ids = await findPopularProducts(deps.db, WARM_PRODUCTS)
  if (countOrderableProducts(deps) >= ids.length / 2) return
  await warmIndex(deps)
  for (let at = 0; at < ids.length && !signal.aborted; at += BATCH_SIZE) {
    const batch = ids.slice(at, at + BATCH_SIZE)
    // Read anew each time: what has changed since must not be stored.
    const state = await loadVocabulary(deps)
    if (state.areProductsCurrent) await loadOrderableProducts(deps, batch, state)
    if (state.areEntriesCurrent) await loadVariantTexts(deps, batch, state)
    await yieldToRequests()
  }
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
