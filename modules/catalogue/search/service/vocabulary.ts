import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { type Vocabulary, buildVocabulary } from '../rules/vocabulary.ts'
import * as store from '../store/vocabulary.ts'
import { indexQueued } from './indexing.ts'

const findCache = defineShopCache(() => createCache<Vocabulary>({ maxEntries: 1 }))

export type VocabularyState = { vocabulary: Vocabulary; version: number; catalogue: number }

/**
 * The vocabulary at its current version, read again after any process has changed a synonym, a
 * category or a brand. Indexes products that were saved since the last search first.
 */
export async function loadVocabulary(deps: AppDeps): Promise<VocabularyState> {
  let state = await store.readSearchState(deps.db)
  if (state.hasQueuedProducts) {
    await indexQueued(deps)
    state = await store.readSearchState(deps.db)
  }
  const cache = findCache(deps)
  const cached = cache?.getAtVersion('vocabulary', state.version)
  if (cached) return { ...state, vocabulary: cached }
  const { version, ...rows } = await store.readVocabulary(deps.db)
  const vocabulary = buildVocabulary(rows)
  cache?.set('vocabulary', vocabulary, { version })
  return { vocabulary, version, catalogue: state.catalogue }
}
