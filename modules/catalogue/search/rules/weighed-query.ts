import { NO_NUMBER, type EntryBlock } from './entry-block.ts'
import { listAlternatives } from './match-sizes.ts'
import type { ParsedQuery } from './parse-query.ts'
import { stemWord } from './stem.ts'

/** Weights of a size, a brand and a text match; a word that every sub-category has weighs 1. */
export const SIZE_WEIGHT = 3
export const BRAND_WEIGHT = 1.2
export const TEXT_WEIGHT = 2
const OTHER_PRODUCT_FACTOR = 0.45

/** What ranking needs to know beyond one product. */
export type RankingContext = {
  /** Whether the word distinguishes products of a sub-category by their names. */
  isDistinguishing: (word: string, subCategoryId: number) => boolean
  /** The first words of each sub-category's name. */
  headWords: ReadonlyMap<number, ReadonlySet<string>>
}

type WeighedQuery = ReturnType<typeof weighQuery>

/** A query with what all blocks have in common: its stems, and the weight of a full match. */
export function weighQuery(query: ParsedQuery) {
  const { brands, sizes, texts, unknown } = query
  const terms = query.terms.map((term, at) => ({
    ...term,
    stem: stemWord(term.word),
    isName: isSubCategoryName(query, at),
  }))
  const total =
    terms.reduce((sum, { weight }) => sum + weight, 0) +
    (brands.length > 0 ? BRAND_WEIGHT : 0) +
    TEXT_WEIGHT * (texts.length + unknown.length) +
    SIZE_WEIGHT * sizes.length
  return { query, terms, total, namesAnySubCategory: terms.some(({ isName }) => isName) }
}

/** Whether a term is the complete name of a sub-category. */
const isSubCategoryName = ({ subCategoryScores }: ParsedQuery, at: number): boolean =>
  [...subCategoryScores.values()].some((termScores) => (termScores[at] ?? 0) >= 0.95)

/** A term as a block has it: word and stem as its numbers, and how well its sub-category matches. */
export type NumberedTerm = ReturnType<typeof numberQuery>['terms'][number]

export type NumberedQuery = ReturnType<typeof numberQuery>

/** A query as a block has it: its words and sizes as the block's numbers. */
export function numberQuery(
  { query, terms, total, namesAnySubCategory }: WeighedQuery,
  { subCategoryId, numbers }: EntryBlock,
  { isDistinguishing, headWords }: RankingContext,
) {
  const toNumber = (text: string) => numbers.get(text) ?? NO_NUMBER
  return {
    query,
    total,
    terms: terms.map(({ word, weight, stem, isName }, at) => {
      const termScore = query.subCategoryScores.get(subCategoryId)?.[at] ?? 0
      return {
        weight,
        isName,
        word: toNumber(word),
        stem: toNumber(stem),
        termScore,
        // If the word distinguishes products of the sub-category, one without it is another product.
        missedScore: termScore * (isDistinguishing(word, subCategoryId) ? OTHER_PRODUCT_FACTOR : 1),
      }
    }),
    sizes: query.sizes.map((size) => {
      const { isUnitless, alternatives } = listAlternatives(size)
      return { isUnitless, alternatives: alternatives.map((side) => side.map(toNumber)) }
    }),
    /** The first words of the sub-category's name; none where the query names a sub-category itself. */
    headNumbers: namesAnySubCategory ? [] : [...(headWords.get(subCategoryId) ?? [])].map(toNumber),
  }
}
