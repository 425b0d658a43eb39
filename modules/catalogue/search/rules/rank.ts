import type { TypedSize } from './sizes.ts'
import { stemWord } from './stem.ts'
import type { IndexEntry } from './index-entries.ts'
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

/**
 * Scores products for a query: `matchRatio` is the share of the query that one matches, from 0 to 1;
 * `score` adds bonuses such as popularity. `matchesTexts` says that its text has all words that are known
 * only from texts. What depends on the query alone is worked out once for all of them.
 */
export function createScorer(
  query: ParsedQuery,
  { isDistinguishing, headWords }: RankingContext,
): (entry: IndexEntry, matchesTexts: boolean) => { score: number; matchRatio: number } {
  const { brands, sizes, subCategoryScores, texts, unknown } = query
  const terms = query.terms.map((term, at) => ({
    ...term,
    stem: stemWord(term.word),
    isName: isSubCategoryName(query, at),
  }))
  const namesAnySubCategory = terms.some(({ isName }) => isName)

  return (entry, matchesTexts) => {
    const { names } = entry
    // Taken apart only where the name does not decide.
    let variantWords: readonly string[] | undefined
    let stems: readonly string[] | undefined
    const termScores = subCategoryScores.get(entry.subCategoryId)
    let total = 0
    let matched = 0
    let head = 1
    let namedCount = 0
    for (const [at, { word, weight, stem, isName }] of terms.entries()) {
      const position = names.indexOf(word)
      if (position !== -1) namedCount += 1
      const inWords =
        position === 0
          ? HEAD_MATCH
          : position > 0
            ? NAME_MATCH
            : (variantWords ??= entry.variantWords).includes(word)
              ? VARIANT_MATCH
              : 0
      const termScore = termScores?.[at] ?? 0
      // If the word distinguishes products of the sub-category, one without it is another product.
      const subCategoryMatch =
        inWords === 0 && isDistinguishing(word, entry.subCategoryId)
          ? termScore * OTHER_PRODUCT_FACTOR
          : termScore
      total += weight
      const matchBeyondText = Math.max(
        subCategoryMatch,
        inWords > 0 && termScore >= 0.9 ? 1 : inWords,
      )
      const matchRatio =
        matchBeyondText < DESCRIPTION_MATCH && (stems ??= entry.stems).includes(stem)
          ? DESCRIPTION_MATCH
          : matchBeyondText
      matched += weight * matchRatio
      if (at === query.head)
        head =
          isName && termScore < 0.95 ? Math.min(matchRatio, OTHER_SUB_CATEGORY_CAP) : matchRatio
    }
    if (brands.length > 0) {
      total += BRAND_WEIGHT
      if (brands.includes(entry.brandId)) matched += BRAND_WEIGHT
    }
    total += TEXT_WEIGHT * (texts.length + unknown.length)
    if (matchesTexts) matched += TEXT_WEIGHT * texts.length
    if (sizes.length > 0) {
      total += SIZE_WEIGHT * sizes.length
      matched += SIZE_WEIGHT * countBySize(sizes, entry)
    }
    const matchRatio = (total > 0 ? matched / total : 0) * (1 - HEAD_MISS_PENALTY * (1 - head))
    const plainRatio = namedCount / Math.max(1, names.length)
    const isMainProduct =
      !namesAnySubCategory && headWords.get(entry.subCategoryId)?.has(names[0] ?? '')
    const score =
      matchRatio +
      (POPULARITY_BONUS * entry.popularity) / 1000 +
      PLAIN_NAME_BONUS * plainRatio +
      (isMainProduct ? MAIN_PRODUCT_BONUS : 0)
    return { matchRatio, score }
  }
}

/** Whether a term is the complete name of a sub-category. */
const isSubCategoryName = ({ subCategoryScores }: ParsedQuery, at: number): boolean =>
  [...subCategoryScores.values()].some((termScores) => (termScores[at] ?? 0) >= 0.95)

/** How many of the sizes the variant has that has most of them. */
const countBySize = (sizes: readonly TypedSize[], { variantSizes }: IndexEntry): number =>
  variantSizes.reduce((most, tokens) => Math.max(most, countMatchedSizes(sizes, tokens)), 0)

/** How many of the sizes a variant has; a number without unit counts less beyond the first attribute. */
export const countMatchedSizes = (sizes: readonly TypedSize[], tokens: readonly string[]): number =>
  sizes.reduce((matched, size) => matched + matchSize(size, tokens), 0)

/** The tokens of each interpretation of a size; thousands of variants are compared with the same one. */
const alternativesBySize = new WeakMap<TypedSize, string[][]>()

function listAlternatives(size: TypedSize): string[][] {
  const known = alternativesBySize.get(size)
  if (known) return known
  const { interpretations, isUnitless } = size
  const alternatives = isUnitless
    ? [expandUnitless(interpretations[0]!.values[0]!)]
    : interpretations.map(({ measure, values }) => values.map((value) => `${measure}${value}`))
  alternativesBySize.set(size, alternatives)
  return alternatives
}

function matchSize(size: TypedSize, tokens: readonly string[]): number {
  const alternatives = listAlternatives(size)
  if (size.isUnitless) {
    const first = tokens.findIndex((token) => alternatives[0]!.includes(token))
    return first === -1 ? 0 : first === 0 ? 1 : 0.7
  }
  let best = 0
  for (const [at, sides] of alternatives.entries())
    if (hasAll(sides, tokens)) best = Math.max(best, 1 - at * 0.01)
  return best
}

/** Whether the tokens have all sides; a square has its side twice. */
function hasAll(sides: readonly string[], tokens: readonly string[]): boolean {
  if (!sides.every((side) => tokens.includes(side))) return false
  const remaining = [...tokens]
  return sides.every((side) => {
    const at = remaining.indexOf(side)
    if (at !== -1) remaining.splice(at, 1)
    return at !== -1
  })
}

/** A number without unit as tokens of every unit that people tend to omit. */
const expandUnitless = (value: number): string[] => {
  const scale = (factor: number) => Math.round(value * factor * 1000) / 1000
  return [
    `n${value}`,
    `l${value}`,
    `l${scale(10)}`,
    `l${scale(1000)}`,
    `in${value}`,
    `g${scale(1000)}`,
    `g${value}`,
    `v${scale(1000)}`,
    `v${value}`,
    `w${value}`,
    `a${value}`,
  ]
}

/** The tokens of a size: alternatives, each of which requires all of its tokens. */
export const toTokenGroups = ({ interpretations, isUnitless }: TypedSize): string[][] =>
  isUnitless
    ? expandUnitless(interpretations[0]!.values[0]!).map((token) => [token])
    : interpretations.map(({ measure, values }) =>
        [...new Set(values)].map((value) => `${measure}${value}`),
      )
