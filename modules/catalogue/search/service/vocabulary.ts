import type { AppDeps } from '#platform/http/context.ts'
import { type Vocabulary, buildVocabulary } from '../rules/vocabulary.ts'
import * as store from '../store/vocabulary.ts'
import { indexQueued } from './indexing.ts'

type CachedVocabulary = { version: number; vocabulary: Vocabulary }
const vocabularyByShop = new WeakMap<object, CachedVocabulary>()

export type VocabularyState = { vocabulary: Vocabulary; version: number; catalogue: number }

/**
 * The words that searches are understood by, at their present version: it is read again when a
 * synonym, a shelf or a brand has changed, in whatever process. Products saved since the last
 * search get their entries first.
 */
export async function loadVocabulary(deps: AppDeps): Promise<VocabularyState> {
  let state = await store.readSearchState(deps.db)
  if (state.due) {
    await indexQueued(deps)
    state = await store.readSearchState(deps.db)
  }
  const cached = vocabularyByShop.get(deps.shop)
  if (cached?.version === state.version && !deps.db.isTransaction)
    return { ...state, vocabulary: cached.vocabulary }
  const { version, ...rows } = await store.readVocabulary(deps.db)
  const vocabulary = buildVocabulary(rows)
  // What a transaction sees may never come to be.
  if (!deps.db.isTransaction) vocabularyByShop.set(deps.shop, { version, vocabulary })
  return { vocabulary, version, catalogue: state.catalogue }
}
