import { parseQuery } from '#modules/catalogue/search/rules/parse-query.ts'
import type { Vocabulary } from '#modules/catalogue/search/rules/vocabulary.ts'

/**
 * How surely a text names goods: by the word that a kind of goods begins with (`head`), by another word of the
 * catalogue (`word`), only after correcting what was typed (`corrected`), or not at all.
 */
type GoodsCertainty = 'head' | 'word' | 'corrected' | 'none'
export type RecognizeGoods = ((text: string) => GoodsCertainty) & {
  /** Whether two words next to each other belong to the name of one kind of goods. */
  isPhrase?(before: string, word: string): boolean
}

/** Recognizes goods by the vocabulary of the shop's search. */
export function createGoodsRecognizer(vocabulary: Vocabulary): RecognizeGoods {
  const recognize = (text: string): GoodsCertainty => {
    const { terms, brands, corrections } = parseQuery(text, vocabulary)
    const corrected = new Set(corrections.map(({ meant }) => meant))
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
  return Object.assign(recognize, { isPhrase })
}
