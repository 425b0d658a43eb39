import { nameWords } from './entry.ts'
import { isStop } from './stem.ts'

/** What the words of a search are known from. It grows with the trade, not with the catalogue. */
export type VocabularyRows = {
  categories: { name: string; subs: number[] }[]
  subs: { id: number; name: string; aliases: string[]; labels: string[] }[]
  brands: { id: number; name: string }[]
  /** Words of products by sub-category; `named` where they stand in names. Sizes begin with `=`, stems of descriptions with `~`. */
  words: { sub: number; word: string; named: boolean }[]
  shelves: { sub: number; brand: number }[]
  synonyms: { phrase: string; meaning: string }[]
}

/** How far a phrase means each sub-category, by id: 1 is its own name. */
type Kinds = Map<number, number>
export type Phrase = { words: string[]; kinds: Kinds }

export type Vocabulary = {
  phrases: Phrase[]
  /** The first words of each sub-category's own name. */
  heads: Map<number, Set<string>>
  /** Phrases by each of their words. */
  byWord: Map<string, Phrase[]>
  /** Sub-categories that have the word in products' names (1) or only in variants (below 1). */
  words: Map<string, Map<number, number>>
  /** Sub-categories by the stems of their descriptions' words. */
  texts: Map<string, Set<number>>
  /** Sub-categories by the sizes that they have: `l1220`. */
  sizes: Map<string, Set<number>>
  brands: { id: number; words: string[] }[]
  subsOfBrand: Map<number, number[]>
  /** Phrases that stand for other words than a kind's: `gypsum` for `gipsum`. */
  rewrites: { words: string[]; meaning: string[] }[]
  /** Names of facets: `tebal`, `warna`. They ask for nothing themselves. */
  labels: Set<string>
  subs: number
  /** Every known word, for mending slips. */
  known: string[]
  isKnown: ReadonlySet<string>
}

const withinCategory = 0.45

/** Puts everything that words are known from in one place. */
export function vocabularyOf(rows: VocabularyRows): Vocabulary {
  const phrases = new Map<string, Phrase>()
  const add = (text: string, sub: number, weight: number) => {
    const words = nameWords(text).filter((word) => !isStop(word))
    if (words.length === 0) return
    const key = words.join(' ')
    const phrase = phrases.get(key) ?? { words, kinds: new Map() }
    phrase.kinds.set(sub, Math.max(weight, phrase.kinds.get(sub) ?? 0))
    phrases.set(key, phrase)
  }
  for (const { name, subs } of rows.categories)
    for (const part of namesIn(name)) for (const sub of subs) add(part, sub, withinCategory)
  for (const { id, name, aliases } of rows.subs) {
    for (const part of [name, ...namesIn(name)]) add(part, id, 1)
    for (const alias of aliases) add(alias, id, 1)
  }
  const rewrites = synonyms(rows.synonyms, phrases, add)
  return indexed(rows, [...phrases.values()], rewrites)
}

/** `Pelat Besi & Bordes` names a `Pelat Besi` and a `Pelat Bordes`. */
function namesIn(name: string): string[] {
  const parts = name.split(/\s*(?:&|,)\s*/).filter(Boolean)
  if (parts.length === 1) return parts
  const [head, ...more] = parts[0]!.split(' ')
  return parts.map((part, place) =>
    place > 0 && more.length > 0 && !part.includes(' ') ? `${head} ${part}` : part,
  )
}

/**
 * A word with one meaning is put in the place of the shop's own, which also tells the kinds'
 * products apart; one with several becomes a phrase for each of their kinds.
 */
function synonyms(
  rows: VocabularyRows['synonyms'],
  phrases: Map<string, Phrase>,
  add: (text: string, sub: number, weight: number) => void,
) {
  const rewrites: Vocabulary['rewrites'] = []
  for (const [phrase, meanings] of Map.groupBy(rows, (row) => nameWords(row.phrase).join(' '))) {
    const words = phrase.split(' ').filter(Boolean)
    const [first] = meanings
    const meaning = nameWords(first!.meaning)
    if (words.length === 0 || meaning.length === 0) continue
    if (meanings.length === 1) rewrites.push({ words, meaning })
    for (const each of meanings.length > 1 ? meanings : []) {
      const key = nameWords(each.meaning)
        .filter((word) => !isStop(word))
        .join(' ')
      for (const [sub, weight] of phrases.get(key)?.kinds ?? []) add(phrase, sub, weight)
    }
  }
  return rewrites.sort((one, other) => other.words.length - one.words.length)
}

/** A word that only variants have says less of a kind than one of its names. */
const inVariants = 0.6

function indexed(
  rows: VocabularyRows,
  phrases: Phrase[],
  rewrites: Vocabulary['rewrites'],
): Vocabulary {
  const byWord = new Map<string, Phrase[]>()
  for (const phrase of phrases)
    for (const word of new Set(phrase.words))
      byWord.set(word, [...(byWord.get(word) ?? []), phrase])
  const words = new Map<string, Map<number, number>>()
  const sizes = new Map<string, Set<number>>()
  const texts = new Map<string, Set<number>>()
  for (const { sub, word, named } of rows.words) {
    const apart = word.startsWith('=') ? sizes : word.startsWith('~') ? texts : undefined
    if (apart) {
      const token = word.slice(1)
      apart.set(token, (apart.get(token) ?? new Set()).add(sub))
      continue
    }
    const subs = words.get(word) ?? new Map<number, number>()
    words.set(word, subs.set(sub, named ? 1 : inVariants))
  }
  const brands = rows.brands.map(({ id, name }) => ({ id, words: nameWords(name) }))
  const subsOfBrand = new Map<number, number[]>()
  for (const { sub, brand } of rows.shelves)
    subsOfBrand.set(brand, [...(subsOfBrand.get(brand) ?? []), sub])
  const heads = new Map(
    rows.subs.map(({ id, name }) => [
      id,
      new Set([name, ...namesIn(name)].flatMap((part) => nameWords(part).slice(0, 1))),
    ]),
  )
  const known = new Set([
    ...byWord.keys(),
    ...brands.flatMap((brand) => brand.words),
    ...rewrites.flatMap((rewrite) => rewrite.words),
    ...words.keys(),
  ])
  return {
    phrases,
    heads,
    byWord,
    words,
    sizes,
    texts,
    brands,
    subsOfBrand,
    rewrites,
    labels: new Set(rows.subs.flatMap(({ labels }) => labels.flatMap(nameWords))),
    subs: rows.subs.length,
    known: [...known],
    isKnown: known,
  }
}
