import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { findUnknownWords } from '../rules/parse-query.ts'
import { type Vocabulary, buildVocabulary } from '../rules/vocabulary.ts'
import { readSearchState } from '../store/search-state.ts'
import { readVocabulary } from '../store/vocabulary.ts'
import { applyEntryChanges, findEntryHorizon } from './entry-cache.ts'
import { indexQueued } from './indexing.ts'

const findCache = defineShopCache(() => createCache<Vocabulary>({ maxEntries: 1 }))

export type VocabularyState = {
  vocabulary: Vocabulary
  version: number
  catalogue: number
  /** Whether the index entries in memory are those of now. */
  areEntriesCurrent: boolean
  /** The text that was given, with its unknown words, and those of them that occur in products' texts. */
  typed?: { text: string; unknown: string[]; inTexts: string[] } | undefined
}

/**
 * The vocabulary at its current version, read again after any process has changed a synonym, a
 * category or a brand. Indexes products that were saved since the last search first. Most searches find the
 * vocabulary unchanged, so the words that it lacks of `text` are looked up in the same statement.
 */
export async function loadVocabulary(deps: AppDeps, text?: string): Promise<VocabularyState> {
  const cache = findCache(deps)
  const known = cache?.peek('vocabulary')
  const unknown = known && text !== undefined ? findUnknownWords(text, known) : []
  const horizon = findEntryHorizon(deps)
  let state = await readSearchState(deps.db, horizon, unknown)
  if (state.hasQueuedProducts) {
    await indexQueued(deps)
    state = await readSearchState(deps.db, horizon, unknown)
  }
  const { catalogue, version, wordsInTexts: inTexts } = state
  const areEntriesCurrent = applyEntryChanges(deps, state, horizon)
  const vocabulary = cache?.getAtVersion('vocabulary', version)
  if (vocabulary) {
    const typed =
      vocabulary === known && text !== undefined ? { text, unknown, inTexts } : undefined
    return { version, catalogue, areEntriesCurrent, vocabulary, typed }
  }
  const { version: readVersion, ...rows } = await readVocabulary(deps.db)
  const built = buildVocabulary(rows)
  cache?.set('vocabulary', built, { version: readVersion })
  return { vocabulary: built, version: readVersion, catalogue, areEntriesCurrent }
}
