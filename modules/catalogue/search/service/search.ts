import type { AppDeps } from '#platform/http/context.ts'
import {
  planScans,
  MAX_RESULTS,
  type CandidateScan,
  type SearchScope,
} from '../rules/plan-scans.ts'
import { buildBlocks, type FoundRows } from '../rules/entry-block.ts'
import { createRanker, type RankedProduct } from '../rules/rank.ts'
import { findUnknownWords, type ParsedQuery, parseQuery } from '../rules/parse-query.ts'
import * as store from '../store/index-entries.ts'
import { findBySkuWithin } from '../store/skus.ts'
import { extractSku } from '../rules/sku.ts'
import { loadCategoryTreeAt } from '#modules/catalogue/categories/service/category-tree.ts'
import { MAX_BOOSTED } from '../rules/proximity.ts'
import { scanCachedEntries } from './entry-cache.ts'
import { createAttributeLookup, loadAvailability } from './offered-variants.ts'
import { boostNearby } from './proximity.ts'
import { findSkuMatches } from './sku-matches.ts'
import { type VocabularyState, loadVocabulary } from './vocabulary.ts'

/** The results of a search, best first. */
export type SearchResult = {
  ids: number[]
  /** Whether nothing matched and these are the nearest. */
  isApproximate: boolean
  /** By product, the variant whose SKU was typed. */
  bySku: ReadonlyMap<number, number>
  query: ParsedQuery
  /** Words that distinguish variants, not products. */
  variantTerms: string[]
  /** By product, the share of the query that it matches, 0 to 1. */
  matchRatios: ReadonlyMap<number, number>
  /** The catalogue's version at the time of the search. */
  version: number
}

/** The share of the query that a result must match, and its minimum relative to the best one. */
const MIN_MATCH = 0.35
const MIN_RELATIVE_MATCH = 0.7
/** Results above this share of the best one may fill up the first page. */
const FILL_RELATIVE_MATCH = 0.4
const PAGE_SIZE = 12
/** Words that occur only in texts are rare, so few products have them. */
const MAX_TEXT_MATCHES = 48

/**
 * Searches for products within a scope: at most 240, best first. Of similar matches those in stock
 * in the `nearest` warehouse come first.
 */
export async function search(
  deps: AppDeps,
  text: string,
  scope: SearchScope,
  nearest: number | undefined,
  vocabularyState?: VocabularyState,
): Promise<SearchResult> {
  const state = vocabularyState ?? (await loadVocabulary(deps, text))
  const { vocabulary } = state
  const { query, skus, texts } = await resolveQuery(deps, text, state)
  const { words, headWords } = vocabulary
  const rankIn = createRanker(query, {
    headWords,
    isDistinguishing: (word, sub) => words.get(word)?.get(sub) === 1,
  })
  const ranked = new Map<number, RankedProduct>()
  const rankAll = (found: readonly FoundRows[]) => {
    for (const { block, rows } of found) {
      const rankRow = rankIn(block)
      for (const row of rows) {
        const productId = block.productIds[row]!
        if (!ranked.has(productId)) ranked.set(productId, rankRow(row, texts.ids.has(productId)))
      }
    }
  }
  rankAll(texts.found)
  rankAll(await scanIndex(deps, state, planScans(query, vocabulary, scope, false)))
  if (countNearBest(ranked) < PAGE_SIZE)
    rankAll(await scanIndex(deps, state, planScans(query, vocabulary, scope, true)))
  const all = [...ranked.values()].sort(compareByScore)
  const good = selectGood(all)
  const bySku = new Map(skus.map(({ productId, variantId }) => [productId, variantId]))
  const isApproximate = good.length === 0 && bySku.size === 0
  const variantTerms = query.terms.flatMap(({ word }) =>
    [...(words.get(word)?.values() ?? [])].some((named) => named < 1) ? [word] : [],
  )
  const version = state.catalogue
  const found = isApproximate ? all.slice(0, PAGE_SIZE) : good
  const { orderableIds, warehousesByProduct } = await loadAvailability(
    deps,
    { query, bySku, variantTerms },
    found.slice(0, MAX_BOOSTED).map(({ productId }) => productId),
    createAttributeLookup(await loadCategoryTreeAt(deps, version)),
    state,
  )
  const ordered = boostNearby(found, {
    nearest,
    warehousesByProduct,
    canOrder: (productId) => orderableIds.has(productId),
  })
  const ids = [...new Set([...bySku.keys(), ...ordered.map(({ productId }) => productId)])]
  const matchRatios = new Map(ordered.map(({ productId, matchRatio }) => [productId, matchRatio]))
  return {
    ids: ids.slice(0, MAX_RESULTS),
    isApproximate,
    bySku,
    query,
    variantTerms,
    matchRatios,
    version,
  }
}

/** The entries of scans: from memory where it is current, else from the database. */
const scanIndex = async (
  deps: AppDeps,
  { areEntriesCurrent }: VocabularyState,
  scans: CandidateScan[],
): Promise<FoundRows[]> =>
  areEntriesCurrent
    ? scanCachedEntries(deps, scans)
    : buildBlocks(await store.scanIndex(deps.db, scans))

const compareByScore = (one: RankedProduct, other: RankedProduct) =>
  other.score - one.score || other.popularity - one.popularity || one.productId - other.productId

/** The results near the best one, filled up to a page with weaker ones. */
function selectGood(ranked: RankedProduct[]): RankedProduct[] {
  const best = findBestMatch(ranked)
  if (best < MIN_MATCH) return []
  const good = ranked.filter(({ matchRatio }) => matchRatio >= best * MIN_RELATIVE_MATCH)
  if (good.length >= PAGE_SIZE) return good
  return ranked
    .filter(({ matchRatio }) => matchRatio >= best * FILL_RELATIVE_MATCH)
    .slice(0, PAGE_SIZE)
}

function countNearBest(ranked: ReadonlyMap<number, RankedProduct>): number {
  const nearRatio = findBestMatch(ranked.values()) * MIN_RELATIVE_MATCH
  let count = 0
  for (const { matchRatio } of ranked.values()) if (matchRatio >= nearRatio) count += 1
  return count
}

function findBestMatch(ranked: Iterable<RankedProduct>): number {
  let best = 0
  for (const { matchRatio } of ranked) best = Math.max(best, matchRatio)
  return best
}

/** Parses a text; looks up unknown words in SKUs and texts before correcting them. */
async function resolveQuery(deps: AppDeps, text: string, { vocabulary, typed }: VocabularyState) {
  const { db } = deps
  const known = typed?.text === text ? typed : undefined
  const unknown = known?.unknown ?? findUnknownWords(text, vocabulary)
  const sku = extractSku(text, unknown)
  if (unknown.length === 0 && !sku) return { query: parseQuery(text, vocabulary), ...NO_MATCHES }
  const inTexts =
    known?.inTexts ?? (unknown.length > 0 ? await store.findWordsInTexts(db, unknown) : [])
  const ids = inTexts.length > 0 ? await store.findIdsByTexts(db, inTexts, MAX_TEXT_MATCHES) : []
  const hits = sku ? await findSkuMatches(deps, sku) : []
  const skus =
    hits.length > 0 || !sku || ids.length === 0 ? hits : await findBySkuWithin(db, sku, ids)
  return {
    query: parseQuery(text, vocabulary, new Set(inTexts)),
    skus,
    texts: {
      ids: new Set(ids),
      found: ids.length > 0 ? buildBlocks(await store.findStoredEntries(db, ids)) : [],
    },
  }
}

const NO_MATCHES = { skus: [], texts: { ids: new Set<number>(), found: [] as FoundRows[] } }
