import type { AppDeps } from '#platform/http/context.ts'
import { findCompletions, completeLastWord } from '../rules/autocomplete.ts'
import { normalizeText } from '../rules/sizes.ts'
import { findHitsStartingWith } from '../store/query-log.ts'
import { findProductNames } from '../store/product-names.ts'
import { searchCached } from './cached-search.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'
import { loadVocabulary } from './vocabulary.ts'

const MAX_NAMES = 20
const MAX_PRODUCTS = 5
const MAX_PER_GROUP = 4
const MIN_LENGTH = 2

/** Names of the products that a search finds, best first. */
export async function listProductNames(deps: AppDeps, text: string) {
  const { catalogue } = await loadVocabulary(deps)
  const { ids } = await searchCached(deps, text, catalogue)
  return (await presentNames(deps, ids.slice(0, MAX_NAMES))).map(({ id, slug, name }) => ({
    id,
    slug,
    name,
  }))
}

/** Suggestions for a text whose last word may be incomplete; none for fewer than two letters. */
export async function loadSuggestions(deps: AppDeps, rawText: string) {
  const text = normalizeText(rawText).trim().slice(0, 100)
  if (text.length < MIN_LENGTH) return { searches: [], categories: [], brands: [], products: [] }
  const { vocabulary, catalogue } = await loadVocabulary(deps)
  const [tree, searches, result] = await Promise.all([
    loadCategoryTreeAt(deps, catalogue),
    findHitsStartingWith(deps.db, text, MAX_PER_GROUP),
    searchCached(deps, completeLastWord(text, vocabulary), catalogue),
  ])
  const { subs: completedIds, brands } = findCompletions(text, vocabulary)
  const subCategoryIds =
    completedIds.length > 0 ? completedIds : [...result.query.subCategoryScores.keys()].slice(0, 1)
  return {
    searches: searches.filter((search) => search !== text),
    categories: subCategoryIds
      .slice(0, MAX_PER_GROUP)
      .flatMap((id) =>
        tree.categories.flatMap((category) =>
          category.subCategories
            .filter((sub) => sub.id === id)
            .map((sub) => ({ category: category.slug, slug: sub.slug, subCategory: sub.name })),
        ),
      ),
    brands: brands
      .slice(0, MAX_PER_GROUP)
      .flatMap((id) =>
        tree.brands
          .filter((brand) => brand.id === id)
          .map(({ slug, name }) => ({ id: String(id), slug, name })),
      ),
    products: result.isApproximate
      ? []
      : await presentNames(deps, result.ids.slice(0, MAX_PRODUCTS)),
  }
}

async function presentNames({ db }: AppDeps, ids: number[]) {
  const rows = ids.length > 0 ? await findProductNames(db, ids) : []
  return rows.map(({ id, slug, name, picture }) => ({ id: String(id), slug, name, picture }))
}
