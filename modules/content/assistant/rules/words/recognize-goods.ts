import { rankAbbreviation, type AbbreviatedWords } from './expand-abbreviations.ts'
import { parseQuery } from '#modules/catalogue/search/rules/parse-query.ts'
import { ROOM_WORDS } from './word-sets.ts'
import type { Vocabulary } from '#modules/catalogue/search/rules/vocabulary.ts'

/**
 * How surely a text names goods: by the word that a kind of goods begins with (`head`), by another word of the
 * catalogue (`word`), only after correcting what was typed (`corrected`), or not at all.
 */
type GoodsCertainty = 'head' | 'word' | 'corrected' | 'none'
export type RecognizeGoods = ((text: string) => GoodsCertainty) & {
  /** Whether two words next to each other belong to the name of one kind of goods. */
  isPhrase?(before: string, word: string): boolean
  /** Whether a text names a brand that the shop sells, and no goods. */
  isBrand?(text: string): boolean
  /** Words of kinds of goods, by which abbreviations are read. */
  readonly names?: AbbreviatedWords
}

/** Recognizes goods by the vocabulary of the shop's search. */
export function createGoodsRecognizer(vocabulary: Vocabulary): RecognizeGoods {
  const recognize = (text: string): GoodsCertainty => {
    const { terms, brands, corrections } = parseQuery(text, vocabulary)
    // A slip of a synonym is one of what that means.
    const corrected = new Set(
      corrections.flatMap(({ meant }) => [
        meant,
        ...vocabulary.rewrites.flatMap(({ words, meaning }) =>
          words.length === 1 && words[0] === meant ? meaning : [],
        ),
      ]),
    )
    const typed = terms.filter(({ word, isPurpose }) => !corrected.has(word) && !isPurpose)
    const isHead = (word: string) =>
      (vocabulary.byWord.get(word) ?? []).some((phrase) => phrase.words[0] === word)
    if (typed.some(({ word }) => isHead(word))) return 'head'
    const isNamed = (word: string) =>
      vocabulary.byWord.has(word) ||
      [...(vocabulary.words.get(word)?.values() ?? [])].some((weight) => weight === 1)
    if (typed.some(({ word }) => isNamed(word)) || brands.length > 0) return 'word'
    return terms.some(({ word }) => isHead(word)) ? 'corrected' : 'none'
  }
  const isPhrase = (before: string, word: string): boolean =>
    (vocabulary.byWord.get(word) ?? []).some(({ words }) =>
      words.some((each, at) => each === word && words[at - 1] === before),
    )
  const isBrand = (text: string): boolean => {
    const { terms, brands, texts, unknown } = parseQuery(text, vocabulary)
    return brands.length > 0 && terms.length + texts.length + unknown.length === 0
  }
  return Object.assign(recognize, { isPhrase, isBrand, names: findNames(vocabulary) })
}

/** The names of a vocabulary, which is the same object until the catalogue changes. */
const namesOf = new WeakMap<Vocabulary, AbbreviatedWords>()

const listRooms = (): string[] => [...ROOM_WORDS].filter((word) => /^\p{L}{4,}$/u.test(word))

function findNames(vocabulary: Vocabulary): AbbreviatedWords {
  const known = namesOf.get(vocabulary)
  if (known) return known
  const isWord = (word: string | undefined) => word !== undefined && /^\p{L}{4,}$/u.test(word)
  const named = vocabulary.phrases.filter(({ words }) => isWord(words[0]))
  const followers = new Map<string, string[]>()
  for (const { words } of named)
    if (isWord(words[1])) followers.set(words[0]!, [...(followers.get(words[0]!) ?? []), words[1]!])
  const heads = [...new Set([...named.map(({ words }) => words[0]!), ...listRooms()])]
  // `bs` may be anything.
  const spelled = new Map(
    vocabulary.rewrites.flatMap(({ words: [word = '', ...more], meaning: [meant = '', ...rest] }) =>
      more.length + rest.length === 0 &&
      word.length > 2 &&
      rankAbbreviation(word, meant) !== undefined
        ? [[word, meant] as const]
        : [],
    ),
  )
  const names = { heads, followers, spelled }
  namesOf.set(vocabulary, names)
  return names
}
