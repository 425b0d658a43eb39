import { extractBrands } from './extract-brands.ts'
import { spellNumberedBrands } from './market-brands.ts'
import { splitWords } from './index-entry.ts'
import { tokenize, type TokenizedQuery, type WordCorrection } from './tokenize.ts'
import { createBareSize, type TypedSize, extractSizes } from './sizes.ts'
import { stemWord } from './stem.ts'
import { CATEGORY_WEIGHT, type Vocabulary } from './vocabulary.ts'

/** A known word of a query with its weight: rare words weigh more. */
type SearchTerm = { word: string; weight: number; isPurpose?: boolean }

/** A search text as the shop understands it. */
export type ParsedQuery = {
  terms: SearchTerm[]
  /** The known words as they were typed, before a synonym replaced any. */
  typedWords: string[]
  /** Index of the head term, which names the product itself: the first that names a sub-category. */
  head: number
  brands: number[]
  sizes: TypedSize[]
  /** How well each sub-category matches each term, from 0 to 1, in the order of the terms. */
  subCategoryScores: Map<number, number[]>
  /** Words that name no sub-category but occur in products' texts. */
  texts: string[]
  /** Unknown words. */
  unknown: string[]
  /** Brands of the market that the shop does not sell. */
  missingBrands: string[]
  /** The misspellings that were corrected. */
  corrections: WordCorrection[]
}

/** The rest of a longer text is ignored. */
const MAX_CHARACTERS = 300
const MAX_WORDS = 16
/** In Indonesian the product comes first, and its purpose after `buat` or `untuk`. */
const HEAD_FACTOR = 1.4
const PURPOSE_FACTOR = 0.5
/** A word that occurs only in descriptions weighs less than any other. */
const TEXT_ONLY_WEIGHT = 0.8

/** Parses a search text. `textWords` are the unknown words that occur in products' texts. */
export function parseQuery(
  typed: string,
  vocabulary: Vocabulary,
  textWords: ReadonlySet<string> = new Set(),
): ParsedQuery {
  const tokens = tokenizeText(typed, { vocabulary, textWords, shouldCorrect: true })
  const asTyped = extractBrands(tokens.words, vocabulary)
  const rewritten = rewriteSynonyms(tokens.words, vocabulary)
  const { brands, words } =
    rewritten === tokens.words ? asTyped : extractBrands(rewritten, vocabulary)
  const uniqueWords = [...new Set(words)]
  const head = Math.max(
    0,
    uniqueWords.findIndex((word) => vocabulary.byWord.has(word)),
  )
  const terms = uniqueWords.map((word, place) => ({
    word,
    weight:
      computeWeight(word, vocabulary) *
      (place === head ? HEAD_FACTOR : 1) *
      (tokens.purposeWords.has(word) ? PURPOSE_FACTOR : 1),
    ...(tokens.purposeWords.has(word) ? { isPurpose: true } : {}),
  }))
  const { texts, unknown, missingBrands, corrections } = tokens
  return {
    terms,
    typedWords: asTyped.words,
    head,
    brands,
    sizes: [...tokens.sizes, ...findNamedSizes(tokens.words, vocabulary)],
    subCategoryScores: scoreSubCategories(terms, vocabulary),
    texts,
    unknown,
    missingBrands,
    corrections,
  }
}

/** `c75` names a channel and its height. */
const findNamedSizes = (words: readonly string[], { byWord }: Vocabulary): TypedSize[] =>
  words.flatMap((word) => {
    const [, number] = /^\p{L}(\d{2,3})$/u.exec(word) ?? []
    return number && byWord.has(word) ? [createBareSize(Number(number))] : []
  })

/** The words of a text that are unknown before anything is corrected. */
export const findUnknownWords = (text: string, vocabulary: Vocabulary): string[] =>
  tokenizeText(text, { vocabulary, textWords: new Set(), shouldCorrect: false }).unknown

/** `m10x100`, `c75x0,75`: a bolt or a channel by its code, and one of its sides. */
const CODE_AND_SIDE = /(?<![\p{L}\d])([mcr]\d{1,3})\s?[x×]\s?(?=\d)/giu

function tokenizeText(text: string, options: Parameters<typeof tokenize>[2]): TokenizedQuery {
  const typed = spellNumberedBrands(text.slice(0, MAX_CHARACTERS)).replace(CODE_AND_SIDE, '$1 ')
  const { sizes, rest } = extractSizes(typed)
  return tokenize(splitWords(rest).slice(0, MAX_WORDS), sizes, options)
}

/**
 * Replaces synonyms by the shop's own words, longer phrases first. A single word that is part of a
 * complete sub-category name stays: `cat lantai` is paint and not a floor.
 */
function rewriteSynonyms(words: string[], vocabulary: Vocabulary): string[] {
  const { rewrites, byWord } = vocabulary
  const queryWords = new Set(words)
  const taken = new Set<string>()
  for (const word of words)
    for (const phrase of byWord.get(word) ?? [])
      if (phrase.words.length > 1 && phrase.words.every((each) => queryWords.has(each)))
        for (const each of phrase.words) taken.add(each)
  const text: RewrittenText = { words, replaced: new Set() }
  const seen = new Set(words)
  for (const rewrite of rewrites)
    // Most of hundreds of synonyms are in no query.
    if (seen.has(rewrite.words[0]!))
      for (const word of applyRewrite(text, rewrite, taken, vocabulary)) seen.add(word)
  return text.words
}

/** A text, and the positions that a longer phrase has replaced; a shorter one does not change them again. */
type RewrittenText = { words: string[]; replaced: ReadonlySet<number> }

/** Replaces a phrase in a text where it occurs, and returns the words that it now has in its place. */
function applyRewrite(
  text: RewrittenText,
  { words: phrase, meaning }: Vocabulary['rewrites'][number],
  taken: Set<string>,
  vocabulary: Vocabulary,
): string[] {
  const place = findPhrase(phrase, text.words, text.replaced)
  if (place === -1 || (phrase.length === 1 && taken.has(phrase[0]!))) return []
  const [word = ''] = phrase
  // `gipsum` is a board by itself; behind `lis` it says what that is made of.
  const isExpanded = phrase.length === 1 && meaning.includes(word)
  if (isExpanded && areNamedTogether(text.words[place - 1], word, vocabulary)) return []
  // `tegel` means a tile; before `kunci`, which no tile of that kind is called, it is part of a name. A `sok aw` is a socket.
  const isCalled = (name: string) => areNamedTogether(name, text.words[place + 1], vocabulary)
  if (phrase.length === 1 && isCalled(word) && !meaning.some(isCalled)) return []
  for (const each of phrase) taken.add(each)
  const distinguishing = phrase.filter(
    (word) => !meaning.includes(word) && isDistinguishing(word, meaning, vocabulary),
  )
  const replacement = [...meaning, ...distinguishing]
  const shift = replacement.length - phrase.length
  const replaced = new Set(
    [...text.replaced].map((index) => (index > place ? index + shift : index)),
  )
  for (const index of replacement.keys()) replaced.add(place + index)
  text.words = text.words.toSpliced(place, phrase.length, ...replacement)
  text.replaced = replaced
  return replacement
}

/** Whether products of one kind of goods have both words in their names: `lis gipsum`. */
function areNamedTogether(
  before: string | undefined,
  word: string | undefined,
  { words }: Vocabulary,
): boolean {
  const kinds = words.get(word ?? '')
  return [...(words.get(before ?? '') ?? [])].some(
    ([kind, weight]) => weight === 1 && kinds?.get(kind) === 1,
  )
}

/**
 * Whether the word distinguishes products within the meaning: `bening` of `atap bening`. A word that is other goods by
 * itself does not: `semen plester` is a mortar and no cement.
 */
function isDistinguishing(word: string, meaning: string[], { byWord, words }: Vocabulary): boolean {
  const phrasesOf = (each: string) => byWord.get(each) ?? []
  const meant = meaning
    .flatMap(phrasesOf)
    .filter((phrase) => phrase.words.every((each) => meaning.includes(each)))
    .flatMap((phrase) => [...phrase.subCategories])
    // `Semen & Mortar` has kinds of goods that are called no mortar.
    .filter(
      ([sub, weight]) =>
        weight > CATEGORY_WEIGHT || meaning.every((each) => words.get(each)?.has(sub)),
    )
    .map(([sub]) => sub)
  const named = phrasesOf(word)
    .filter((phrase) => phrase.words.length === 1)
    .flatMap((phrase) => [...phrase.subCategories])
    .filter(([, weight]) => weight > CATEGORY_WEIGHT)
    .map(([sub]) => sub)
  return meant.some(
    (sub) => words.get(word)?.has(sub) && (named.length === 0 || named.includes(sub)),
  )
}

/** Index at which the words of a phrase follow each other, none of them replaced already; or -1. */
const findPhrase = (phrase: string[], words: string[], replaced: ReadonlySet<number>): number =>
  words.findIndex((_, index) =>
    phrase.every((word, next) => words[index + next] === word && !replaced.has(index + next)),
  )

function computeWeight(
  word: string,
  { byWord, words, subCategoryCount, labels }: Vocabulary,
): number {
  if (labels.has(word) && !byWord.has(word)) return 0.3
  if (!byWord.has(word) && !words.has(word)) return TEXT_ONLY_WEIGHT
  const inSubs = new Set(words.get(word)?.keys())
  for (const phrase of byWord.get(word) ?? [])
    for (const sub of phrase.subCategories.keys()) inSubs.add(sub)
  return 1 + Math.log((subCategoryCount + 1) / (inSubs.size + 1)) / 2
}

/** Score of one word of a longer name, the first or another, and of several words by their share. */
const HEAD_MATCH = 0.5
const OTHER_MATCH = 0.3
const PARTIAL_MATCH = 0.8

/** A complete name scores its words 1; the first word of a longer name scores a half. */
function scoreSubCategories(
  terms: SearchTerm[],
  { byWord, words, texts }: Vocabulary,
): Map<number, number[]> {
  const queryWords = new Set(terms.map(({ word }) => word))
  const subCategories = new Map<number, number[]>()
  const raise = (sub: number, index: number, to: number) => {
    const scores = subCategories.get(sub) ?? terms.map(() => 0)
    scores[index] = Math.max(scores[index]!, to)
    subCategories.set(sub, scores)
  }
  for (const [index, { word }] of terms.entries()) {
    for (const phrase of byWord.get(word) ?? []) {
      const matched = phrase.words.filter((each) => queryWords.has(each)).length
      const part = phrase.words[0] === word ? HEAD_MATCH : OTHER_MATCH
      const score =
        matched === phrase.words.length
          ? 1
          : matched > 1
            ? Math.max(part, (PARTIAL_MATCH * matched) / phrase.words.length)
            : part
      for (const [sub, weight] of phrase.subCategories) raise(sub, index, score * weight)
    }
    for (const [sub, named] of words.get(word) ?? []) raise(sub, index, 0.4 * named)
    for (const sub of texts.get(stemWord(word)) ?? []) raise(sub, index, 0.15)
  }
  return subCategories
}
