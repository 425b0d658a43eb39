import type { TypedSize } from './sizes.ts'
import { stemOf } from './stem.ts'
import type { Understood } from './understand.ts'

export type Entry = {
  productId: number
  subCategoryId: number
  brandId: number
  popularity: number
  words: string
  sizes: string
}

/** What the trade knows beyond one product. */
export type Trade = {
  /** Whether products of a sub-category are told apart by the word in their names. */
  tellsApart: (word: string, subCategoryId: number) => boolean
  /** The first words of what each sub-category is called. */
  heads: ReadonlyMap<number, ReadonlySet<string>>
}

/** What a size and a brand say, beside words that say one each where every kind has them. */
const sizeWeight = 3
const brandWeight = 1.2
const textWeight = 2
/** What the best-selling product gains over one that nobody buys, of a match that counts 1. */
const popularityGain = 0.1
/** In a product's name the first word says what it is, the others which one. */
const asHead = 0.9
const inName = 0.75
const inVariants = 0.65
const inDescription = 0.5
const otherThing = 0.45
/** What a product loses that is not the thing named first, whatever else it has. */
const headLoss = 0.4
/** How far another kind answers for the thing named first where one kind is called just that. */
const otherKind = 0.75
/** What a product gains whose name says no more than was asked. */
const plainGain = 0.08
/** What the thing itself gains over what goes with it, where nothing was named: a pipe over its elbow. */
const itselfGain = 0.06

/**
 * How well a product answers: the part of what is sought that it has, from 0 to 1, and the same
 * with popularity, which decides between equals. `byText` says that all words that no kind is
 * known by stand in its text.
 */
export function scoreOf(
  entry: Entry,
  sought: Understood,
  byText: boolean,
  { tellsApart, heads }: Trade,
): { score: number; answered: number } {
  const { terms, brands, sizes, kinds, texts, unknown } = sought
  const [named = '', varied = '', said = ''] = entry.words.split('#')
  const names = named.trim().split(' ')
  const answers = kinds.get(entry.subCategoryId)
  let all = 0
  let met = 0
  let head = 1
  for (const [at, { word, weight }] of terms.entries()) {
    const place = names.indexOf(word)
    const inWords =
      place === 0 ? asHead : place > 0 ? inName : varied.includes(` ${word} `) ? inVariants : 0
    const inText = said.includes(` ${stemOf(word)} `) ? inDescription : 0
    const answer = answers?.[at] ?? 0
    // Where the kind's own products are told apart by the word, one without it is another thing.
    const byKind =
      inWords === 0 && tellsApart(word, entry.subCategoryId) ? answer * otherThing : answer
    all += weight
    const answered = Math.max(byKind, inWords > 0 && answer >= 0.9 ? 1 : inWords, inText)
    met += weight * answered
    if (at === sought.head)
      head = isKindsName(sought, at) && answer < 0.95 ? Math.min(answered, otherKind) : answered
  }
  if (brands.length > 0) {
    all += brandWeight
    if (brands.includes(entry.brandId)) met += brandWeight
  }
  all += textWeight * (texts.length + unknown.length)
  if (byText) met += textWeight * texts.length
  const variants = sizes.length > 0 ? entry.sizes.split('|').map(tokensIn) : []
  const bySize = Math.max(0, ...variants.map((tokens) => sizesMet(sizes, tokens)))
  all += sizeWeight * sizes.length
  met += sizeWeight * bySize
  const answered = (all > 0 ? met / all : 0) * (1 - headLoss * (1 - head))
  const plain =
    terms.length > 0 ? terms.filter(({ word }) => names.includes(word)).length / names.length : 0
  const itself = !isNamed(sought) && heads.get(entry.subCategoryId)?.has(names[0] ?? '')
  const score =
    answered +
    (popularityGain * entry.popularity) / 1000 +
    plainGain * plain +
    (itself ? itselfGain : 0)
  return { answered, score }
}

/** Whether any term is what some kind is called. */
const isNamed = (sought: Understood): boolean =>
  sought.terms.some((_, at) => isKindsName(sought, at))

/** Whether some kind goes by the name of that term: others have it in their names only. */
const isKindsName = ({ kinds }: Understood, at: number): boolean =>
  [...kinds.values()].some((answers) => (answers[at] ?? 0) >= 0.95)

const tokensIn = (sizes: string): string[] => sizes.split(';').filter(Boolean)

/** How many of the sizes a variant has, those of its first attribute whole. */
export const sizesMet = (sizes: readonly TypedSize[], tokens: readonly string[]): number =>
  sizes.reduce((met, size) => met + sizeMet(size, tokens), 0)

function sizeMet({ readings, bare }: TypedSize, tokens: readonly string[]): number {
  if (bare) {
    const first = Math.min(
      ...bareTokens(readings[0]!.values[0]!).map((token) => placeOf(token, tokens)),
    )
    return first === Infinity ? 0 : first === 0 ? 1 : 0.7
  }
  let best = 0
  for (const [at, { measure, values }] of readings.entries())
    if (
      hasAll(
        values.map((value) => `${measure}${value}`),
        tokens,
      )
    )
      best = Math.max(best, 1 - at * 0.01)
  return best
}

const placeOf = (token: string, tokens: readonly string[]) => {
  const place = tokens.indexOf(token)
  return place === -1 ? Infinity : place
}

/** A square has its side twice. */
function hasAll(sides: readonly string[], tokens: readonly string[]): boolean {
  const left = [...tokens]
  return sides.every((side) => {
    const at = left.indexOf(side)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
}

/** A figure alone may be of any unit that it is usually said without. */
export const bareTokens = (value: number): string[] => {
  const times = (factor: number) => Math.round(value * factor * 1000) / 1000
  return [
    `n${value}`,
    `l${value}`,
    `l${times(10)}`,
    `l${times(1000)}`,
    `in${value}`,
    `g${times(1000)}`,
    `g${value}`,
    `v${times(1000)}`,
    `v${value}`,
    `w${value}`,
    `a${value}`,
  ]
}

/** The tokens that a size may stand as: one of the groups, and of a group all. */
export const tokenGroups = ({ readings, bare }: TypedSize): string[][] =>
  bare
    ? bareTokens(readings[0]!.values[0]!).map((token) => [token])
    : readings.map(({ measure, values }) =>
        [...new Set(values)].map((value) => `${measure}${value}`),
      )
