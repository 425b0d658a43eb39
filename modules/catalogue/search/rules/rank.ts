import { findToken, VARIANT_NUMBER, type EntryBlock } from './entry-block.ts'
import { matchSize } from './match-sizes.ts'
import { findWordSections, matchTerm } from './match-term.ts'
import type { ParsedQuery } from './parse-query.ts'
import {
  BRAND_WEIGHT,
  numberQuery,
  SIZE_WEIGHT,
  TEXT_WEIGHT,
  weighQuery,
  type NumberedQuery,
  type RankingContext,
} from './weighed-query.ts'

/** Added to the score of the most popular product, where a full match counts 1. */
const POPULARITY_BONUS = 0.1
/** Share of the score that a product loses if it does not match the head term. */
const HEAD_MISS_PENALTY = 0.4
/** Upper limit of the head match of other sub-categories when one is named exactly so. */
const OTHER_SUB_CATEGORY_CAP = 0.75
/** Added to the score of a product whose name has no other words than the query. */
const PLAIN_NAME_BONUS = 0.08
/** Added to main products over accessories if no sub-category is named: a pipe over its elbow. */
const MAIN_PRODUCT_BONUS = 0.06

/** A product that a search has found. */
export type RankedProduct = {
  productId: number
  popularity: number
  /** The share of the query that it matches, from 0 to 1. */
  matchRatio: number
  /** The same with bonuses such as popularity. */
  score: number
}

/** Ranks an entry of a block. `matchesTexts` says that its text has all words that are known only from texts. */
type RankRow = (row: number, matchesTexts: boolean) => RankedProduct

/**
 * Ranks entries for a query. What depends on the query alone is worked out once for all of them, and what
 * depends on the sub-category once for each block: words and sizes are compared as its numbers.
 */
export function createRanker(
  query: ParsedQuery,
  context: RankingContext,
): (block: EntryBlock) => RankRow {
  const weighed = weighQuery(query)
  return (block) => {
    const numbered = numberQuery(weighed, block, context)
    return (row, matchesTexts) => rankRow(numbered, block, row, matchesTexts)
  }
}

function rankRow(
  { query, total, terms, sizes, headNumbers }: NumberedQuery,
  block: EntryBlock,
  row: number,
  matchesTexts: boolean,
): RankedProduct {
  const { productIds, brandIds, popularities, starts, tokens } = block
  const sizesStart = starts[2 * row + 1]!
  const sections = findWordSections(block, starts[2 * row]!, sizesStart)
  const { start, nameEnd } = sections
  let matched = 0
  let head = 1
  let namedCount = 0
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at]!
    const place = findToken(block, term.word, start, nameEnd)
    if (place !== -1) namedCount += 1
    const matchRatio = matchTerm(block, sections, term, place)
    matched += term.weight * matchRatio
    if (at === query.head)
      head =
        term.isName && term.termScore < 0.95
          ? Math.min(matchRatio, OTHER_SUB_CATEGORY_CAP)
          : matchRatio
  }
  if (query.brands.includes(brandIds[row]!)) matched += BRAND_WEIGHT
  if (matchesTexts) matched += TEXT_WEIGHT * query.texts.length
  if (sizes.length > 0)
    matched += SIZE_WEIGHT * countBySize(sizes, block, sizesStart, starts[2 * row + 2]!)
  const matchRatio = (total > 0 ? matched / total : 0) * (1 - HEAD_MISS_PENALTY * (1 - head))
  const plainRatio = namedCount / Math.max(1, nameEnd - start)
  const isMainProduct = nameEnd > start && headNumbers.includes(tokens[start]!)
  const popularity = popularities[row]!
  const score =
    matchRatio +
    (POPULARITY_BONUS * popularity) / 1000 +
    PLAIN_NAME_BONUS * plainRatio +
    (isMainProduct ? MAIN_PRODUCT_BONUS : 0)
  return { productId: productIds[row]!, popularity, matchRatio, score }
}

/** How many of the sizes the variant has that has most of them. */
function countBySize(
  sizes: NumberedQuery['sizes'],
  block: EntryBlock,
  from: number,
  to: number,
): number {
  let most = 0
  for (let start = from; start <= to;) {
    const separator = findToken(block, VARIANT_NUMBER, start, to)
    const end = separator === -1 ? to : separator
    let matched = 0
    for (const size of sizes) matched += matchSize(size, block.tokens, start, end)
    most = Math.max(most, matched)
    start = end + 1
  }
  return most
}
