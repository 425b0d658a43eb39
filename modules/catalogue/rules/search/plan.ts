import { tokenGroups } from './rank.ts'
import type { Understood } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Where to look: a sub-category (of one brand), with words and sizes that products must have. */
export type Look = {
  subCategoryId: number
  brandId: number | undefined
  words: string[]
  sizes: string[][][]
  most: number
}

/** What a filter of the list leaves; undefined where it leaves all. */
export type Within = { subs: ReadonlySet<number> | undefined; brandId: number | undefined }

/** More than a person looks through. */
export const MOST_FOUND = 240
const mostKinds = 8
const mostShelves = 24
/** A kind that answers less than this part of what the best one does is not looked at. */
const worthLooking = 0.6

/**
 * First looks ask for all that was understood, later ones (`loose`) for less: the kinds' best
 * sellers, so that a size nobody makes still shows what comes near it.
 */
export function looksOf(
  sought: Understood,
  vocabulary: Vocabulary,
  within: Within,
  loose: boolean,
): Look[] {
  const kinds = kindsWorth(sought, vocabulary, within)
  const brands: (number | undefined)[] =
    within.brandId !== undefined
      ? [within.brandId]
      : sought.brands.length > 0
        ? sought.brands.slice(0, 2)
        : [undefined]
  const chosen = loose ? kinds.slice(0, 4) : kinds
  const most = loose ? 36 : Math.max(40, Math.floor(MOST_FOUND / 2 / Math.max(1, chosen.length)))
  const look = (subCategoryId: number, brandId: number | undefined, all: boolean): Look => ({
    subCategoryId,
    brandId,
    words: all ? wordsFor(subCategoryId, sought, vocabulary) : [],
    sizes: all ? sizesFor(subCategoryId, sought, vocabulary) : [],
    most,
  })
  const looks = chosen.flatMap((sub) =>
    brands
      .filter((brand) => brand === undefined || vocabulary.subsOfBrand.get(brand)?.includes(sub))
      .map((brand) => look(sub, brand, !loose)),
  )
  // Others make the same thing too.
  if (loose && within.brandId === undefined && sought.brands.length > 0)
    looks.push(...chosen.map((sub) => look(sub, undefined, true)))
  return looks
}

/** The sub-categories that can answer most of what is sought, the best first. */
function kindsWorth(
  sought: Understood,
  vocabulary: Vocabulary,
  { subs, brandId }: Within,
): number[] {
  const brands = sought.brands.length > 0 ? sought.brands : brandId !== undefined ? [brandId] : []
  const ofBrands = new Set(brands.flatMap((brand) => vocabulary.subsOfBrand.get(brand) ?? []))
  const all = new Set([...sought.kinds.keys(), ...(sought.terms.length === 0 ? ofBrands : [])])
  if (sought.terms.length === 0 && brands.length === 0)
    for (const size of sought.sizes) for (const sub of subsWith(size, vocabulary)) all.add(sub)
  const worth = [...all]
    .filter((sub) => !subs || subs.has(sub))
    .map((sub) => ({ sub, worth: worthOf(sub, sought, vocabulary, ofBrands) }))
    .sort((one, other) => other.worth - one.worth || one.sub - other.sub)
  const best = worth[0]?.worth ?? 0
  return worth
    .filter((each) => each.worth >= best * worthLooking)
    .slice(0, sought.terms.length > 0 ? mostKinds : mostShelves)
    .map(({ sub }) => sub)
}

function worthOf(
  sub: number,
  { terms, kinds, sizes, brands }: Understood,
  vocabulary: Vocabulary,
  ofBrands: Set<number>,
): number {
  const answers = kinds.get(sub)
  const byTerms = terms.reduce((sum, { word, weight }, at) => {
    const inWords = (vocabulary.words.get(word)?.get(sub) ?? 0) * 0.75
    return sum + weight * Math.max(answers?.[at] ?? 0, inWords)
  }, 0)
  const bySizes = sizes.filter((size) => subsWith(size, vocabulary).has(sub)).length
  return byTerms + bySizes * 1.5 + (brands.length > 0 && ofBrands.has(sub) ? 2 : 0)
}

function subsWith(size: Understood['sizes'][number], { sizes }: Vocabulary): Set<number> {
  const found = new Set<number>()
  for (const [first, ...others] of tokenGroups(size))
    for (const sub of sizes.get(first!) ?? [])
      if (others.every((token) => sizes.get(token)?.has(sub))) found.add(sub)
  return found
}

/** Words that tell this sub-category's products apart: it has them, and its name does not say them. */
const wordsFor = (sub: number, { terms, kinds }: Understood, { words }: Vocabulary): string[] =>
  terms
    .filter(
      ({ word }, at) =>
        words.get(word)?.get(sub) === 1 ||
        (words.get(word)?.has(sub) && (kinds.get(sub)?.[at] ?? 0) < 0.95),
    )
    .map(({ word }) => word)

const sizesFor = (sub: number, { sizes }: Understood, vocabulary: Vocabulary): string[][][] =>
  sizes
    .map((size) =>
      tokenGroups(size).filter((tokens) =>
        tokens.every((token) => vocabulary.sizes.get(token)?.has(sub)),
      ),
    )
    .filter((groups) => groups.length > 0)
