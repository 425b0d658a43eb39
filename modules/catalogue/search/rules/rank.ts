import type { TypedSize } from './sizes.ts'
import { stemWord } from './stem.ts'
import type { ParsedQuery } from './parse-query.ts'

export type IndexEntry = {
  productId: number
  subCategoryId: number
  brandId: number
  popularity: number
  words: string
  sizes: string
}

/** What the trade knows beyond one product. */
export type RankingContext = {
  /** Whether products of a sub-category are told apart by the word in their names. */
  isDistinguishing: (word: string, subCategoryId: number) => boolean
  /** The first words of what each sub-category is called. */
  headWords: ReadonlyMap<number, ReadonlySet<string>>
}

/** What a size and a brand say, beside words that say one each where every kind has them. */
const SIZE_WEIGHT = 3
const BRAND_WEIGHT = 1.2
const TEXT_WEIGHT = 2
/** What the best-selling product gains over one that nobody buys, of a match that counts 1. */
const POPULARITY_BONUS = 0.1
/** In a product's name the first word says what it is, the others which one. */
const HEAD_MATCH = 0.9
const NAME_MATCH = 0.75
const VARIANT_MATCH = 0.65
const DESCRIPTION_MATCH = 0.5
const OTHER_PRODUCT_FACTOR = 0.45
/** What a product loses that is not the thing named first, whatever else it has. */
const HEAD_MISS_PENALTY = 0.4
/** How far another kind answers for the thing named first where one kind is called just that. */
const OTHER_KIND_CAP = 0.75
/** What a product gains whose name says no more than was asked. */
const PLAIN_NAME_BONUS = 0.08
/** What the thing itself gains over what goes with it, where nothing was named: a pipe over its elbow. */
const MAIN_PRODUCT_BONUS = 0.06

/**
 * How well a product answers: the part of what is sought that it has, from 0 to 1, and the same
 * with popularity, which decides between equals. `byText` says that all words that no kind is
 * known by stand in its text.
 */
export function scoreEntry(
  entry: IndexEntry,
  query: ParsedQuery,
  matchesTexts: boolean,
  { isDistinguishing, headWords }: RankingContext,
): { score: number; matchRatio: number } {
  const { terms, brands, sizes, subCategoryScores, texts, unknown } = query
  const [nameText = '', variantText = '', descriptionText = ''] = entry.words.split('#')
  const names = nameText.trim().split(' ')
  const answers = subCategoryScores.get(entry.subCategoryId)
  let total = 0
  let matched = 0
  let head = 1
  for (const [at, { word, weight }] of terms.entries()) {
    const position = names.indexOf(word)
    const inWords =
      position === 0
        ? HEAD_MATCH
        : position > 0
          ? NAME_MATCH
          : variantText.includes(` ${word} `)
            ? VARIANT_MATCH
            : 0
    const inText = descriptionText.includes(` ${stemWord(word)} `) ? DESCRIPTION_MATCH : 0
    const answer = answers?.[at] ?? 0
    // Where the kind's own products are told apart by the word, one without it is another thing.
    const byKind =
      inWords === 0 && isDistinguishing(word, entry.subCategoryId)
        ? answer * OTHER_PRODUCT_FACTOR
        : answer
    total += weight
    const matchRatio = Math.max(byKind, inWords > 0 && answer >= 0.9 ? 1 : inWords, inText)
    matched += weight * matchRatio
    if (at === query.head)
      head =
        isKindName(query, at) && answer < 0.95 ? Math.min(matchRatio, OTHER_KIND_CAP) : matchRatio
  }
  if (brands.length > 0) {
    total += BRAND_WEIGHT
    if (brands.includes(entry.brandId)) matched += BRAND_WEIGHT
  }
  total += TEXT_WEIGHT * (texts.length + unknown.length)
  if (matchesTexts) matched += TEXT_WEIGHT * texts.length
  const variants = sizes.length > 0 ? entry.sizes.split('|').map(splitTokens) : []
  const bySize = Math.max(0, ...variants.map((tokens) => countMatchedSizes(sizes, tokens)))
  total += SIZE_WEIGHT * sizes.length
  matched += SIZE_WEIGHT * bySize
  const matchRatio = (total > 0 ? matched / total : 0) * (1 - HEAD_MISS_PENALTY * (1 - head))
  const plainRatio =
    terms.length > 0 ? terms.filter(({ word }) => names.includes(word)).length / names.length : 0
  const isMainProduct =
    !namesAnyKind(query) && headWords.get(entry.subCategoryId)?.has(names[0] ?? '')
  const score =
    matchRatio +
    (POPULARITY_BONUS * entry.popularity) / 1000 +
    PLAIN_NAME_BONUS * plainRatio +
    (isMainProduct ? MAIN_PRODUCT_BONUS : 0)
  return { matchRatio, score }
}

/** Whether any term is what some kind is called. */
const namesAnyKind = (query: ParsedQuery): boolean =>
  query.terms.some((_, at) => isKindName(query, at))

/** Whether some kind goes by the name of that term: others have it in their names only. */
const isKindName = ({ subCategoryScores }: ParsedQuery, at: number): boolean =>
  [...subCategoryScores.values()].some((answers) => (answers[at] ?? 0) >= 0.95)

const splitTokens = (sizes: string): string[] => sizes.split(';').filter(Boolean)

/** How many of the sizes a variant has, those of its first attribute whole. */
export const countMatchedSizes = (sizes: readonly TypedSize[], tokens: readonly string[]): number =>
  sizes.reduce((matched, size) => matched + matchSize(size, tokens), 0)

function matchSize({ interpretations, isUnitless }: TypedSize, tokens: readonly string[]): number {
  if (isUnitless) {
    const first = Math.min(
      ...expandUnitless(interpretations[0]!.values[0]!).map((token) => findPosition(token, tokens)),
    )
    return first === Infinity ? 0 : first === 0 ? 1 : 0.7
  }
  let best = 0
  for (const [at, { measure, values }] of interpretations.entries())
    if (
      hasAll(
        values.map((value) => `${measure}${value}`),
        tokens,
      )
    )
      best = Math.max(best, 1 - at * 0.01)
  return best
}

const findPosition = (token: string, tokens: readonly string[]) => {
  const position = tokens.indexOf(token)
  return position === -1 ? Infinity : position
}

/** A square has its side twice. */
function hasAll(sides: readonly string[], tokens: readonly string[]): boolean {
  const remaining = [...tokens]
  return sides.every((side) => {
    const at = remaining.indexOf(side)
    if (at !== -1) remaining.splice(at, 1)
    return at !== -1
  })
}

/** A figure alone may be of any unit that it is usually said without. */
export const expandUnitless = (value: number): string[] => {
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

/** The tokens that a size may stand as: one of the groups, and of a group all. */
export const toTokenGroups = ({ interpretations, isUnitless }: TypedSize): string[][] =>
  isUnitless
    ? expandUnitless(interpretations[0]!.values[0]!).map((token) => [token])
    : interpretations.map(({ measure, values }) =>
        [...new Set(values)].map((value) => `${measure}${value}`),
      )
