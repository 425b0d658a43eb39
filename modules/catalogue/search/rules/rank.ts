import {
  findToken,
  NO_NUMBER,
  SECTION_NUMBER,
  VARIANT_NUMBER,
  type EntryBlock,
} from './entry-block.ts'
import { listAlternatives, matchSize } from './match-sizes.ts'
import { stemWord } from './stem.ts'
import type { ParsedQuery } from './parse-query.ts'

/** What ranking needs to know beyond one product. */
export type RankingContext = {
  /** Whether the word distinguishes products of a sub-category by their names. */
  isDistinguishing: (word: string, subCategoryId: number) => boolean
  /** The first words of each sub-category's name. */
  headWords: ReadonlyMap<number, ReadonlySet<string>>
}

/** Weights of a size, a brand and a text match; a word that every sub-category has weighs 1. */
const SIZE_WEIGHT = 3
const BRAND_WEIGHT = 1.2
const TEXT_WEIGHT = 2
/** Added to the score of the most popular product, where a full match counts 1. */
const POPULARITY_BONUS = 0.1
/** The first word of a product's name says what it is, the others which one. */
const HEAD_MATCH = 0.9
const NAME_MATCH = 0.75
const VARIANT_MATCH = 0.65
const DESCRIPTION_MATCH = 0.5
const OTHER_PRODUCT_FACTOR = 0.45
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
  { isDistinguishing, headWords }: RankingContext,
): (block: EntryBlock) => RankRow {
  const { brands, sizes, subCategoryScores, texts, unknown } = query
  const terms = query.terms.map((term, at) => ({
    ...term,
    stem: stemWord(term.word),
    isName: isSubCategoryName(query, at),
  }))
  const namesAnySubCategory = terms.some(({ isName }) => isName)
  const total =
    terms.reduce((sum, { weight }) => sum + weight, 0) +
    (brands.length > 0 ? BRAND_WEIGHT : 0) +
    TEXT_WEIGHT * (texts.length + unknown.length) +
    SIZE_WEIGHT * sizes.length

  return (block) => {
    const { subCategoryId, productIds, brandIds, popularities, starts, tokens, numbers } = block
    const toNumber = (text: string) => numbers.get(text) ?? NO_NUMBER
    const ownTerms = terms.map(({ word, weight, stem, isName }, at) => {
      const termScore = subCategoryScores.get(subCategoryId)?.[at] ?? 0
      return {
        weight,
        isName,
        word: toNumber(word),
        stem: toNumber(stem),
        termScore,
        // If the word distinguishes products of the sub-category, one without it is another product.
        missedScore: termScore * (isDistinguishing(word, subCategoryId) ? OTHER_PRODUCT_FACTOR : 1),
      }
    })
    const ownSizes = sizes.map((size) => {
      const { isUnitless, alternatives } = listAlternatives(size)
      return { isUnitless, alternatives: alternatives.map((side) => side.map(toNumber)) }
    })
    const headNumbers = namesAnySubCategory
      ? []
      : [...(headWords.get(subCategoryId) ?? [])].map(toNumber)

    /** How many of the sizes the variant has that has most of them. */
    const countBySize = (from: number, to: number): number => {
      let most = 0
      for (let start = from; start <= to;) {
        const separator = findToken(block, VARIANT_NUMBER, start, to)
        const end = separator === -1 ? to : separator
        let matched = 0
        for (const size of ownSizes) matched += matchSize(size, tokens, start, end)
        most = Math.max(most, matched)
        start = end + 1
      }
      return most
    }

    return (row, matchesTexts) => {
      const start = starts[2 * row]!
      const sizesStart = starts[2 * row + 1]!
      const nameEnd = findSectionEnd(block, start, sizesStart)
      const variantEnd = findSectionEnd(block, nameEnd + 1, sizesStart)
      let matched = 0
      let head = 1
      let namedCount = 0
      for (let at = 0; at < ownTerms.length; at++) {
        const { word, weight, stem, isName, termScore, missedScore } = ownTerms[at]!
        const place = findToken(block, word, start, nameEnd)
        if (place !== -1) namedCount += 1
        const inWords =
          place === start
            ? HEAD_MATCH
            : place !== -1
              ? NAME_MATCH
              : findToken(block, word, nameEnd + 1, variantEnd) !== -1
                ? VARIANT_MATCH
                : 0
        const matchBeyondText =
          inWords === 0 ? missedScore : Math.max(termScore, termScore >= 0.9 ? 1 : inWords)
        const matchRatio =
          matchBeyondText < DESCRIPTION_MATCH &&
          findToken(block, stem, variantEnd + 1, sizesStart) !== -1
            ? DESCRIPTION_MATCH
            : matchBeyondText
        matched += weight * matchRatio
        if (at === query.head)
          head =
            isName && termScore < 0.95 ? Math.min(matchRatio, OTHER_SUB_CATEGORY_CAP) : matchRatio
      }
      if (brands.includes(brandIds[row]!)) matched += BRAND_WEIGHT
      if (matchesTexts) matched += TEXT_WEIGHT * texts.length
      if (sizes.length > 0) matched += SIZE_WEIGHT * countBySize(sizesStart, starts[2 * row + 2]!)
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
  }
}

/** Where the words of a section end: at the next one, or with the words of the entry. */
function findSectionEnd(block: EntryBlock, from: number, to: number): number {
  const end = findToken(block, SECTION_NUMBER, from, to)
  return end === -1 ? to : end
}

/** Whether a term is the complete name of a sub-category. */
const isSubCategoryName = ({ subCategoryScores }: ParsedQuery, at: number): boolean =>
  [...subCategoryScores.values()].some((termScores) => (termScores[at] ?? 0) >= 0.95)
