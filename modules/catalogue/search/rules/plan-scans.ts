import { toTokenGroups } from './match-sizes.ts'
import type { ParsedQuery } from './parse-query.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One index scan: a sub-category (of one brand) with the words and sizes that products must have. */
export type CandidateScan = {
  subCategoryId: number
  brandId: number | undefined
  words: string[]
  sizes: string[][][]
  limit: number
}

/** What the list is filtered to; undefined means everything. */
export type SearchScope = {
  subCategories: ReadonlySet<number> | undefined
  brandId: number | undefined
}

/** More results than anyone browses. */
export const MAX_RESULTS = 240
/** Sub-categories scanned for a query with words, and for one of sizes or brands only. */
const MAX_WITH_TERMS = 8
const MAX_WITHOUT_TERMS = 24
/** Sub-categories that score below this share of the best one are not scanned. */
const MIN_RELATIVE_WORTH = 0.6

/**
 * Plans the index scans of a query. Strict scans require every understood word and size; relaxed
 * ones read the sub-categories' best sellers, so that a size that does not exist still has results.
 */
export function planScans(
  query: ParsedQuery,
  vocabulary: Vocabulary,
  scope: SearchScope,
  isRelaxed: boolean,
): CandidateScan[] {
  const subCategories = rankSubCategories(query, vocabulary, scope)
  const brands: (number | undefined)[] =
    scope.brandId !== undefined
      ? [scope.brandId]
      : query.brands.length > 0
        ? query.brands.slice(0, 2)
        : [undefined]
  const selected = isRelaxed ? subCategories.slice(0, 4) : subCategories
  const limit = isRelaxed
    ? 36
    : Math.max(40, Math.floor(MAX_RESULTS / 2 / Math.max(1, selected.length)))
  const toScan = (
    subCategoryId: number,
    brandId: number | undefined,
    all: boolean,
  ): CandidateScan => ({
    subCategoryId,
    brandId,
    words: all ? selectWords(subCategoryId, query, vocabulary) : [],
    sizes: all ? selectSizes(subCategoryId, query, vocabulary) : [],
    limit,
  })
  const scans = selected.flatMap((sub) =>
    brands
      .filter(
        (brand) => brand === undefined || vocabulary.subCategoriesByBrand.get(brand)?.includes(sub),
      )
      .map((brand) => toScan(sub, brand, !isRelaxed)),
  )
  // Other brands make the same product too.
  if (isRelaxed && scope.brandId === undefined && query.brands.length > 0)
    scans.push(...selected.map((sub) => toScan(sub, undefined, true)))
  return scans
}

/** The sub-categories that match the query, best first. */
function rankSubCategories(
  query: ParsedQuery,
  vocabulary: Vocabulary,
  { subCategories, brandId }: SearchScope,
): number[] {
  const brands = query.brands.length > 0 ? query.brands : brandId !== undefined ? [brandId] : []
  const brandSubCategories = new Set(
    brands.flatMap((brand) => vocabulary.subCategoriesByBrand.get(brand) ?? []),
  )
  const all = new Set([
    ...query.subCategoryScores.keys(),
    ...(query.terms.length === 0 ? brandSubCategories : []),
  ])
  const subCategoriesBySize = query.sizes.map((size) => findSubCategoriesWithSize(size, vocabulary))
  if (query.terms.length === 0 && brands.length === 0)
    for (const subs of subCategoriesBySize) for (const sub of subs) all.add(sub)
  const ranked = [...all]
    .filter((sub) => !subCategories || subCategories.has(sub))
    .map((sub) => ({
      sub,
      worth: scoreSubCategory(sub, query, vocabulary, { brandSubCategories, subCategoriesBySize }),
    }))
    .sort((one, other) => other.worth - one.worth || one.sub - other.sub)
  const best = ranked[0]?.worth ?? 0
  return ranked
    .filter((each) => each.worth >= best * MIN_RELATIVE_WORTH)
    .slice(0, query.terms.length > 0 ? MAX_WITH_TERMS : MAX_WITHOUT_TERMS)
    .map(({ sub }) => sub)
}

function scoreSubCategory(
  sub: number,
  { terms, subCategoryScores: subCategories, brands }: ParsedQuery,
  vocabulary: Vocabulary,
  matched: { brandSubCategories: ReadonlySet<number>; subCategoriesBySize: ReadonlySet<number>[] },
): number {
  const termScores = subCategories.get(sub)
  const byTerms = terms.reduce((sum, { word, weight }, at) => {
    const inWords = (vocabulary.words.get(word)?.get(sub) ?? 0) * 0.75
    return sum + weight * Math.max(termScores?.[at] ?? 0, inWords)
  }, 0)
  const bySizes = matched.subCategoriesBySize.filter((subs) => subs.has(sub)).length
  const isOfBrand = brands.length > 0 && matched.brandSubCategories.has(sub)
  return byTerms + bySizes * 1.5 + (isOfBrand ? 2 : 0)
}

/** The sub-categories with a product of this size. */
export function findSubCategoriesWithSize(
  size: ParsedQuery['sizes'][number],
  { sizes }: Vocabulary,
): Set<number> {
  const matches = new Set<number>()
  for (const [first, ...others] of toTokenGroups(size))
    for (const sub of sizes.get(first!) ?? [])
      if (others.every((token) => sizes.get(token)?.has(sub))) matches.add(sub)
  return matches
}

/** Words that distinguish products within the sub-category: it has them, and its name does not. */
const selectWords = (
  sub: number,
  { terms, subCategoryScores: subCategories }: ParsedQuery,
  { words }: Vocabulary,
): string[] =>
  terms
    .filter(
      ({ word }, at) =>
        words.get(word)?.get(sub) === 1 ||
        (words.get(word)?.has(sub) && (subCategories.get(sub)?.[at] ?? 0) < 0.95),
    )
    .map(({ word }) => word)

const selectSizes = (sub: number, { sizes }: ParsedQuery, vocabulary: Vocabulary): string[][][] =>
  sizes
    .map((size) =>
      toTokenGroups(size).filter((tokens) =>
        tokens.every((token) => vocabulary.sizes.get(token)?.has(sub)),
      ),
    )
    .filter((groups) => groups.length > 0)
