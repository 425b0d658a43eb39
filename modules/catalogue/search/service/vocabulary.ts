import { createBatchQueue } from '#platform/batch-queue.ts'
import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { findUnknownWords } from '../rules/parse-query.ts'
import { type Vocabulary, buildVocabulary } from '../rules/vocabulary.ts'
import { readSearchState, type SearchState } from '../store/search-state.ts'
import { readVocabulary } from '../store/vocabulary.ts'
import { applyChanges, findChangeHorizon, type MemoryState } from './apply-changes.ts'
import { indexQueued } from './indexing.ts'

const findCache = defineShopCache(() =>
  createCache<Vocabulary>({ name: 'vocabulary', maxEntries: 1 }),
)

export type VocabularyState = MemoryState & {
  vocabulary: Vocabulary
  version: number
  catalogue: number
  /** The text that was given, with its unknown words, and those of them that occur in products' texts. */
  typed?: { text: string; unknown: string[]; inTexts: string[] } | undefined
}

type CurrentState = SearchState & MemoryState
type StateRequest = { deps: AppDeps; words: readonly string[] }

/** Searches that begin at once read the state in one statement, and look their words up in it. */
const findQueue = defineShopCache(() =>
  createBatchQueue({
    run: async (requests: readonly StateRequest[]): Promise<CurrentState[]> => {
      const { deps } = requests[0]!
      const state = await readCurrentState(deps, [
        ...new Set(requests.flatMap(({ words }) => words)),
      ])
      return requests.map(({ words }) => ({
        ...state,
        wordsInTexts: state.wordsInTexts.filter((word) => words.includes(word)),
      }))
    },
  }),
)

/** Reads the state and applies what changed. Indexes products that were saved since the last search first. */
async function readCurrentState(deps: AppDeps, words: readonly string[]): Promise<CurrentState> {
  const horizon = findChangeHorizon(deps)
  let state = await readSearchState(deps.db, horizon, words)
  if (state.hasQueuedProducts) {
    await indexQueued(deps)
    state = await readSearchState(deps.db, horizon, words)
  }
  return { ...state, ...applyChanges(deps, state, horizon) }
}

/**
 * The vocabulary at its current version, read again after any process has changed a synonym, a
 * category or a brand. Most searches find it unchanged, so the words that it lacks of `text` are looked
 * up in the same statement.
 */
export async function loadVocabulary(deps: AppDeps, text?: string): Promise<VocabularyState> {
  const cache = findCache(deps)
  const known = cache?.peek('vocabulary')
  const unknown = known && text !== undefined ? findUnknownWords(text, known) : []
  const batcher = findQueue(deps)
  const state = await (batcher
    ? batcher({ deps, words: unknown })
    : readCurrentState(deps, unknown))
  const { catalogue, version, wordsInTexts: inTexts, areEntriesCurrent, areProductsCurrent } = state
  const common = { catalogue, areEntriesCurrent, areProductsCurrent }
  const vocabulary = cache?.getAtVersion('vocabulary', version)
  if (vocabulary) {
    const typed =
      vocabulary === known && text !== undefined ? { text, unknown, inTexts } : undefined
    return { ...common, version, vocabulary, typed }
  }
  const { version: readVersion, ...rows } = await readVocabulary(deps.db)
  const built = buildVocabulary(rows)
  cache?.set('vocabulary', built, { version: readVersion })
  return { ...common, version: readVersion, vocabulary: built }
}
