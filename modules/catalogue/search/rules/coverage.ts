import type { ParsedQuery } from './parse-query.ts'
import { countMatchedSizes } from './match-sizes.ts'
import type { TypedSize } from './sizes.ts'

/** A sub-category's own name or alias matches a term at least this well. */
export const NAMED = 0.9
/** A number without a unit matches a variant's second size with 0.7. */
const MATCHED_SIZE = 0.65

export type NamedVariant = {
  subCategoryId: number
  brandId: number
  /** The words of its product's name and of its own name and attributes. */
  words: ReadonlySet<string>
  /** The words of the standard that it meets: `besi ulir sni`. */
  standardWords: readonly string[]
  /** Whether its sub-category has goods of several kinds: primer, putty and sealer. */
  isOneOfKinds: boolean
  /** Its sizes as tokens. */
  sizes: readonly string[]
}

/**
 * Whether a variant is what the query names: every word is in its name, its attributes or the name of its
 * kind, it has every size, and it is of a brand that the query names. A word of a purpose (`untuk dapur`)
 * does not have to be there. Words that the shop does not know are left to the caller.
 */
export function isNamedBy(
  { terms, brands, sizes, subCategoryScores }: ParsedQuery,
  variant: NamedVariant,
  isDistinguishing: (word: string, subCategoryId: number) => boolean,
): boolean {
  if (brands.length > 0 && !brands.includes(variant.brandId)) return false
  if (!hasAllSizes(sizes, variant.sizes)) return false
  const scores = subCategoryScores.get(variant.subCategoryId)
  return terms.every(({ word, isPurpose }, at) => {
    if (variant.words.has(word)) return true
    // A word that distinguishes products of the kind names another product: `bendrat` among wires.
    if (isDistinguishing(word, variant.subCategoryId)) return false
    if (isPurpose || variant.standardWords.includes(word)) return true
    // A sub-category's name does not identify one of its kinds of goods: `dempul kayu` does not mean red lead.
    return (scores?.[at] ?? 0) >= NAMED && !variant.isOneOfKinds
  })
}

/**
 * Whether a variant is called by every word as it was typed, before synonyms: `polikarbonat` is a synonym of transparent roofs,
 * and some are called so.
 */
export const isCalledBy = (
  { typedWords, brands, sizes }: ParsedQuery,
  { words, brandId, sizes: tokens }: Pick<NamedVariant, 'words' | 'brandId' | 'sizes'>,
): boolean =>
  typedWords.length > 0 &&
  typedWords.every((word) => words.has(word)) &&
  (brands.length === 0 || brands.includes(brandId)) &&
  hasAllSizes(sizes, tokens)

/** Whether a variant has every size of a query, by its size tokens. */
export const hasAllSizes = (sizes: readonly TypedSize[], tokens: readonly string[]): boolean =>
  sizes.every((size) => countMatchedSizes([size], tokens) >= MATCHED_SIZE)
