import type { Tools } from '#platform/http/context.ts'
import { type Vocabulary, vocabularyOf } from '../../rules/search/vocabulary.ts'
import * as store from '../../store/search/vocabulary.ts'
import { indexDue } from './indexing.ts'

type Kept = { version: number; vocabulary: Vocabulary }
const shops = new WeakMap<object, Kept>()

export type Known = { vocabulary: Vocabulary; version: number; catalogue: number }

/**
 * The words that searches are understood by, at their present version: it is read again when a
 * synonym, a shelf or a brand has changed, in whatever process. Products saved since the last
 * search get their entries first.
 */
export async function vocabularyNow(tools: Tools): Promise<Known> {
  let state = await store.searchState(tools.db)
  if (state.due) {
    await indexDue(tools)
    state = await store.searchState(tools.db)
  }
  const kept = shops.get(tools.shop)
  if (kept?.version === state.version && !tools.db.isTransaction)
    return { ...state, vocabulary: kept.vocabulary }
  const { version, ...rows } = await store.readVocabulary(tools.db)
  const vocabulary = vocabularyOf(rows)
  // What a transaction sees may never come to be.
  if (!tools.db.isTransaction) shops.set(tools.shop, { version, vocabulary })
  return { vocabulary, version, catalogue: state.catalogue }
}
