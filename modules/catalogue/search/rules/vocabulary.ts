import { tokenizeName } from './index-entry.ts'
import { collectCharacters } from './character-set.ts'
import { isStopWord } from './stem.ts'

/** The data of the vocabulary. It grows with the variety of products, not with their number. */
export type VocabularyRows = {
  categories: { name: string; subs: number[] }[]
  subs: { id: number; name: string; aliases: string[]; labels: string[] }[]
  brands: { id: number; name: string }[]
  /** Words of products by sub-category; `named` if in names. Sizes begin with `=`, stems of descriptions with `~`. */
  words: { sub: number; word: string; named: boolean }[]
  subCategoryBrands: { sub: number; brand: number }[]
  synonyms: { phrase: string; meaning: string }[]
}

/** How strongly a phrase refers to each sub-category, by id; 1 is its own name. */
type SubCategoryWeights = Map<number, number>
export type KnownPhrase = { words: string[]; subCategories: SubCategoryWeights }

export type Vocabulary = {
  phrases: KnownPhrase[]
  /** The first words of each sub-category's own name. */
  headWords: Map<number, Set<string>>
  /** Phrases by each of their words. */
  byWord: Map<string, KnownPhrase[]>
  /** Sub-categories that have the word in products' names (1) or only in variants (below 1). */
  words: Map<string, Map<number, number>>
  /** Sub-categories by the stems in their products' descriptions. */
  texts: Map<string, Set<number>>
  /** Sub-categories by their products' sizes: `l1220`. */
  sizes: Map<string, Set<number>>
  brands: { id: number; words: string[] }[]
  subCategoriesByBrand: Map<number, number[]>
  /** Synonyms to replace in queries: `gypsum` by `gipsum`. */
  rewrites: { words: string[]; meaning: string[] }[]
  /** Labels of attributes: `tebal`, `warna`. Ignored in queries. */
  labels: Set<string>
  subCategoryCount: number
  knownWords: string[]
  knownWordSet: ReadonlySet<string>
  /** The known words that a misspelling may mean. */
  spellings: KnownSpelling[]
}

/** A known word, and the characters of its beginnings, by their length. */
export type KnownSpelling = { word: string; characters: Int32Array }

/** How strongly a part of a category's name refers to each of its sub-categories. */
export const CATEGORY_WEIGHT = 0.45

/** Builds the vocabulary from its data. */
export function buildVocabulary(rows: VocabularyRows): Vocabulary {
  const phrases = new Map<string, KnownPhrase>()
  const add = (text: string, sub: number, weight: number) => {
    const words = tokenizeName(text).filter((word) => !isStopWord(word))
    if (words.length === 0) return
    const key = words.join(' ')
    const phrase = phrases.get(key) ?? { words, subCategories: new Map() }
    phrase.subCategories.set(sub, Math.max(weight, phrase.subCategories.get(sub) ?? 0))
    phrases.set(key, phrase)
  }
  for (const { name, subs } of rows.categories)
    for (const part of splitNames(name)) for (const sub of subs) add(part, sub, CATEGORY_WEIGHT)
  for (const { id, name, aliases } of rows.subs) {
    for (const part of [name, ...splitNames(name)]) add(part, id, 1)
    for (const alias of aliases) add(alias, id, 1)
  }
  const rewrites = applySynonyms(rows.synonyms, phrases, add)
  return indexVocabulary(rows, [...phrases.values()], rewrites)
}

/** Splits `Pelat Besi & Bordes` into `Pelat Besi` and `Pelat Bordes`. */
function splitNames(name: string): string[] {
  const parts = name.split(/\s*(?:&|,)\s*/).filter(Boolean)
  if (parts.length === 1) return parts
  const [head, ...more] = parts[0]!.split(' ')
  return parts.map((part, place) =>
    place > 0 && more.length > 0 && !part.includes(' ') ? `${head} ${part}` : part,
  )
}

/**
 * A synonym with one meaning is rewritten to it in queries; one with several meanings becomes a
 * phrase of all their sub-categories.
 */
function applySynonyms(
  rows: VocabularyRows['synonyms'],
  phrases: Map<string, KnownPhrase>,
  add: (text: string, sub: number, weight: number) => void,
) {
  const rewrites: Vocabulary['rewrites'] = []
  for (const [phrase, meanings] of Map.groupBy(rows, (row) => tokenizeName(row.phrase).join(' '))) {
    const words = phrase.split(' ').filter(Boolean)
    const [first] = meanings
    const meaning = tokenizeName(first!.meaning)
    if (words.length === 0 || meaning.length === 0) continue
    if (meanings.length === 1) rewrites.push({ words, meaning })
    for (const each of meanings.length > 1 ? meanings : []) {
      const key = tokenizeName(each.meaning)
        .filter((word) => !isStopWord(word))
        .join(' ')
      for (const [sub, weight] of phrases.get(key)?.subCategories ?? []) add(phrase, sub, weight)
    }
  }
  return rewrites.sort((one, other) => other.words.length - one.words.length)
}

/** A word that only variants have weighs less than one in product names. */
const VARIANT_ONLY_WEIGHT = 0.6

function indexVocabulary(
  rows: VocabularyRows,
  phrases: KnownPhrase[],
  rewrites: Vocabulary['rewrites'],
): Vocabulary {
  const byWord = new Map<string, KnownPhrase[]>()
  for (const phrase of phrases)
    for (const word of new Set(phrase.words))
      byWord.set(word, [...(byWord.get(word) ?? []), phrase])
  const words = new Map<string, Map<number, number>>()
  const sizes = new Map<string, Set<number>>()
  const texts = new Map<string, Set<number>>()
  for (const { sub, word, named } of rows.words) {
    const tokenIndex = word.startsWith('=') ? sizes : word.startsWith('~') ? texts : undefined
    if (tokenIndex) {
      const token = word.slice(1)
      tokenIndex.set(token, (tokenIndex.get(token) ?? new Set()).add(sub))
      continue
    }
    const subs = words.get(word) ?? new Map<number, number>()
    words.set(word, subs.set(sub, named ? 1 : VARIANT_ONLY_WEIGHT))
  }
  const brands = rows.brands.map(({ id, name }) => ({ id, words: tokenizeName(name) }))
  const subCategoriesByBrand = new Map<number, number[]>()
  for (const { sub, brand } of rows.subCategoryBrands)
    subCategoriesByBrand.set(brand, [...(subCategoriesByBrand.get(brand) ?? []), sub])
  const headWords = new Map(
    rows.subs.map(({ id, name }) => [
      id,
      new Set([name, ...splitNames(name)].flatMap((part) => tokenizeName(part).slice(0, 1))),
    ]),
  )
  const knownWords = new Set([
    ...byWord.keys(),
    ...brands.flatMap((brand) => brand.words),
    ...rewrites.flatMap((rewrite) => rewrite.words),
    ...words.keys(),
  ])
  return {
    phrases,
    headWords,
    byWord,
    words,
    sizes,
    texts,
    brands,
    subCategoriesByBrand,
    rewrites,
    labels: new Set(rows.subs.flatMap(({ labels }) => labels.flatMap(tokenizeName))),
    subCategoryCount: rows.subs.length,
    knownWords: [...knownWords],
    knownWordSet: knownWords,
    spellings: [...knownWords]
      .filter((word) => word.length >= 3 && !/\d/.test(word))
      .map((word) => ({ word, characters: collectCharacters(word) })),
  }
}
