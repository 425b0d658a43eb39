import { wordsIn } from './entry.ts'
import { readWords } from './read-words.ts'
import { type TypedSize, sizesIn } from './sizes.ts'
import { stemOf } from './stem.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of a search as the shop knows it, with how much it says: rare words say more. */
export type Term = { word: string; weight: number }

/** What a search asks for. */
export type Understood = {
  terms: Term[]
  /** Which of the terms names the thing itself: the first that names a kind. */
  head: number
  brands: number[]
  sizes: TypedSize[]
  /** How well each sub-category answers each term, from 0 to 1, in the order of the terms. */
  kinds: Map<number, number[]>
  /** Words that no kind is known by, but that stand in products' texts. */
  texts: string[]
  /** Words that nothing is known of. */
  unknown: string[]
  /** Whether a slip was mended. */
  mended: boolean
}

/** More than anyone types to find a thing; the rest of a longer text is not looked at. */
const mostLetters = 300
const mostWords = 16
/** In Indonesian the thing itself comes first, and what it is for after `buat` or `untuk`. */
const headGain = 1.4
const purposeLoss = 0.5
/** A word that only descriptions have tells less than the least of the others. */
const onlyInTexts = 0.8

/**
 * Turns typed text into what it asks for. `isText` says which unknown words stand in products;
 * slips are mended unless `mending` is false, which leaves them among the unknown.
 */
export function understand(
  typed: string,
  vocabulary: Vocabulary,
  isText: ReadonlySet<string> = new Set(),
  mending = true,
): Understood {
  const { sizes, rest } = sizesIn(typed.slice(0, mostLetters))
  const read = readWords(wordsIn(rest).slice(0, mostWords), sizes, { vocabulary, isText, mending })
  const { brands, words } = withoutBrands(rewritten(read.words, vocabulary), vocabulary)
  const once = [...new Set(words)]
  const head = Math.max(
    0,
    once.findIndex((word) => vocabulary.byWord.has(word)),
  )
  const terms = once.map((word, place) => ({
    word,
    weight:
      weightOf(word, vocabulary) *
      (place === head ? headGain : 1) *
      (read.purpose.has(word) ? purposeLoss : 1),
  }))
  const { texts, unknown, mended } = read
  return {
    terms,
    head,
    brands,
    sizes: read.sizes,
    kinds: kindsOf(terms, vocabulary),
    texts,
    unknown,
    mended,
  }
}

/**
 * Puts the shop's words in the place of others, longer phrases first. A single word that is part of
 * a kind's whole name stays: `cat lantai` asks for no floor.
 */
function rewritten(words: string[], vocabulary: Vocabulary): string[] {
  const { rewrites, byWord } = vocabulary
  const sought = new Set(words)
  const taken = new Set<string>()
  for (const word of words)
    for (const phrase of byWord.get(word) ?? [])
      if (phrase.words.length > 1 && phrase.words.every((each) => sought.has(each)))
        for (const each of phrase.words) taken.add(each)
  let all = words
  // What a phrase was put in place of is said: a shorter one does not change it again.
  let said = new Set<number>()
  for (const { words: phrase, meaning } of rewrites) {
    const place = placeOf(phrase, all, said)
    if (place === -1 || (phrase.length === 1 && taken.has(phrase[0]!))) continue
    for (const word of phrase) taken.add(word)
    const kept = phrase.filter(
      (word) => !meaning.includes(word) && tellsApart(word, meaning, vocabulary),
    )
    const put = [...meaning, ...kept]
    const moved = put.length - phrase.length
    said = new Set([...said].map((at) => (at > place ? at + moved : at)))
    for (const at of put.keys()) said.add(place + at)
    all = [...all.slice(0, place), ...put, ...all.slice(place + phrase.length)]
  }
  return all
}

/** Whether products of the kind that is meant are told apart by the word: `bening` of `atap bening`. */
function tellsApart(word: string, meaning: string[], { byWord, words }: Vocabulary): boolean {
  const kinds = meaning
    .flatMap((each) => byWord.get(each) ?? [])
    .filter((phrase) => phrase.words.every((each) => meaning.includes(each)))
    .flatMap((phrase) => [...phrase.kinds.keys()])
  return kinds.some((kind) => words.get(word)?.has(kind))
}

/** Where the words of a phrase stand one after the other, none of them `said` already. */
const placeOf = (phrase: string[], words: string[], said: ReadonlySet<number>): number =>
  words.findIndex((_, at) =>
    phrase.every((word, next) => words[at + next] === word && !said.has(at + next)),
  )

function withoutBrands(words: string[], { brands, byWord }: Vocabulary) {
  const found = brands.filter(
    (brand) =>
      brand.words.length > 0 &&
      (brand.words.every((word) => words.includes(word)) ||
        // Half of a two-word name will do where the half is no word of the trade.
        brand.words.some((word) => words.includes(word) && word.length > 4 && !byWord.has(word))),
  )
  const whole = found.filter((brand) => brand.words.every((word) => words.includes(word)))
  const chosen = whole.length > 0 ? whole : found
  const taken = new Set(chosen.flatMap((brand) => brand.words))
  return {
    brands: chosen.map(({ id }) => id),
    words: words.filter((word) => !taken.has(word)),
  }
}

function weightOf(word: string, { byWord, words, subs, labels }: Vocabulary): number {
  if (labels.has(word) && !byWord.has(word)) return 0.3
  if (!byWord.has(word) && !words.has(word)) return onlyInTexts
  const inSubs = new Set(words.get(word)?.keys())
  for (const phrase of byWord.get(word) ?? [])
    for (const sub of phrase.kinds.keys()) inSubs.add(sub)
  return 1 + Math.log((subs + 1) / (inSubs.size + 1)) / 2
}

/** What one word of a longer name answers, the first and another, and several by their part of it. */
const asHead = 0.5
const asOther = 0.3
const inPart = 0.8

/** A kind's whole name answers its words fully; the first word of a longer one answers by half. */
function kindsOf(terms: Term[], { byWord, words, texts }: Vocabulary): Map<number, number[]> {
  const sought = new Set(terms.map(({ word }) => word))
  const kinds = new Map<number, number[]>()
  const raise = (sub: number, at: number, to: number) => {
    const answers = kinds.get(sub) ?? terms.map(() => 0)
    answers[at] = Math.max(answers[at]!, to)
    kinds.set(sub, answers)
  }
  for (const [at, { word }] of terms.entries()) {
    for (const phrase of byWord.get(word) ?? []) {
      const met = phrase.words.filter((each) => sought.has(each)).length
      const part = phrase.words[0] === word ? asHead : asOther
      const answer =
        met === phrase.words.length
          ? 1
          : met > 1
            ? Math.max(part, (inPart * met) / phrase.words.length)
            : part
      for (const [sub, weight] of phrase.kinds) raise(sub, at, answer * weight)
    }
    for (const [sub, named] of words.get(word) ?? []) raise(sub, at, 0.4 * named)
    for (const sub of texts.get(stemOf(word)) ?? []) raise(sub, at, 0.15)
  }
  return kinds
}
