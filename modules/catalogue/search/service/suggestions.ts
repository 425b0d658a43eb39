import type { AppDeps } from '#platform/http/context.ts'
import { findCompletions, completeLastWord } from '../rules/autocomplete.ts'
import { findProductNames } from '../store/product-names.ts'
import { searchCached } from './cached-search.ts'
import type { SearchResult } from './search.ts'
import { loadVocabulary, type VocabularyState } from './vocabulary.ts'

const MAX_NAMES = 20
const MAX_PER_GROUP = 4

/** Names of the products that a search finds, best first. */
export async function listProductNames(deps: AppDeps, text: string) {
  const state = await loadVocabulary(deps)
  const { ids } = await searchCached(deps, text, state.catalogue, undefined, state)
  return (await presentNames(deps, ids.slice(0, MAX_NAMES))).map(({ id, slug, name }) => ({
    id,
    slug,
    name,
  }))
}

/** What a text whose last word may be incomplete suggests, best first. */
export type FoundSuggestions = {
  subCategoryIds: number[]
  brandIds: number[]
  result: SearchResult
  /** The state that the result was found at. */
  state: VocabularyState
}

/** Finds what a text in its normal form suggests. */
export async function findSuggestions(deps: AppDeps, text: string): Promise<FoundSuggestions> {
  const state = await loadVocabulary(deps)
  const { vocabulary, catalogue } = state
  const completed = completeLastWord(text, vocabulary)
  const result = await searchCached(deps, completed, catalogue, undefined, state)
  const { subs, brands } = findCompletions(text, vocabulary)
  const subCategoryIds = subs.length > 0 ? subs : findLikeliestSubCategory(result)
  return {
    subCategoryIds: subCategoryIds.slice(0, MAX_PER_GROUP),
    brandIds: brands.slice(0, MAX_PER_GROUP),
    result,
    state,
  }
}

/** The sub-category that the words of a search name best; empty where they name none. */
function findLikeliestSubCategory({ query: { subCategoryScores } }: SearchResult): number[] {
  const sumOf = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0)
  const [best] = [...subCategoryScores].sort(([, a], [, b]) => sumOf(b) - sumOf(a))
  return best ? [best[0]] : []
}

async function presentNames({ db }: AppDeps, ids: number[]) {
  const rows = ids.length > 0 ? await findProductNames(db, ids) : []
  return rows.map(({ id, slug, name, picture }) => ({ id: String(id), slug, name, picture }))
}
