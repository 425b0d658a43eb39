import { isMarketBrand, isSplitMarketBrand } from './market-brands.ts'
import { correctSpelling, findSubCategories } from './spelling.ts'
import { SIZE_PLACEHOLDER, type TypedSize } from './sizes.ts'
import { isPurposeWord, isStopWord, findRoots, stemWord } from './stem.ts'
import type { Vocabulary } from './vocabulary.ts'

export type WordCorrection = { typed: string; meant: string }

export type TokenizedQuery = {
  words: string[]
  texts: string[]
  unknown: string[]
  /** Brands of the market that the shop does not sell. */
  missingBrands: string[]
  /** Words that state a purpose. */
  purposeWords: ReadonlySet<string>
  /** Misspelled words with what was meant. */
  corrections: WordCorrection[]
  sizes: TypedSize[]
}
/** `tebal 9 mm`: before a size these say nothing more. */
const SIZE_LABELS = new Set([
  'tebal',
  'panjang',
  'lebar',
  'tinggi',
  'ukuran',
  'isi',
  'daya',
  'berat',
  'diameter',
])

type TokenizeOptions = {
  vocabulary: Vocabulary
  textWords: ReadonlySet<string>
  shouldCorrect: boolean
}

/** Resolves typed words to known ones: joined, split, without affixes, corrected, in this order. */
export function tokenize(
  typed: string[],
  sizes: TypedSize[],
  { vocabulary, textWords, shouldCorrect }: TokenizeOptions,
): TokenizedQuery {
  const knownWords = vocabulary.knownWordSet
  const words: string[] = []
  const texts: string[] = []
  const unknown: string[] = []
  const missingBrands: string[] = []
  const isOwnBrand = (word: string) => vocabulary.brands.some(({ words }) => words.includes(word))
  const misspelled: { at: number; word: string }[] = []
  const purposeWords = new Set<string>()
  const usedIndexes = new Set<number>()
  let isPurposeClause = false
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at]!
    const next = typed[at + 1]
    if (word.startsWith(SIZE_PLACEHOLDER)) {
      usedIndexes.add(Number(word.slice(1)))
      continue
    }
    if (isPurposeWord(word)) isPurposeClause = words.length > 0
    if (isSplitMarketBrand(word, next) && !isOwnBrand(word)) {
      missingBrands.push(`${word} ${next}`)
      at += 1
      continue
    }
    const joined = joinWithNext(word, next, sizes, knownWords)
    if (joined) at += 1
    const exact = joined ? [joined] : knownWords.has(word) ? [word] : undefined
    if (isMarketBrand(word) && !isOwnBrand(word)) {
      missingBrands.push(word)
      if (!exact) continue
    }
    if (SIZE_LABELS.has(word) && next?.startsWith(SIZE_PLACEHOLDER)) continue
    if (!exact && (isStopWord(word) || vocabulary.labels.has(word))) continue
    const inTexts = vocabulary.texts.has(stemWord(word)) ? [word] : undefined
    const resolved = exact ?? findKnownWords(word, vocabulary) ?? inTexts
    if (resolved) {
      words.push(...resolved)
      if (isPurposeClause) for (const each of resolved) purposeWords.add(each)
    } else if (textWords.has(word)) texts.push(word)
    else if (shouldCorrect && !/\d/.test(word)) misspelled.push({ at: words.length, word })
    else unknown.push(word)
  }
  // The correct words decide which of the similar words was meant.
  const contextSubCategories = new Set(
    misspelled.length > 0
      ? words.flatMap((word) => [...findSubCategories(word, vocabulary)])
      : undefined,
  )
  const corrections: WordCorrection[] = []
  for (const { at, word } of misspelled) {
    const corrected = correctSpelling(word, contextSubCategories, vocabulary)
    if (!corrected) {
      unknown.push(word)
      continue
    }
    words.splice(at + corrections.length, 0, corrected)
    corrections.push({ typed: word, meant: corrected })
  }
  const usedSizes = sizes.filter((_, index) => usedIndexes.has(index))
  return {
    words,
    texts,
    unknown,
    missingBrands,
    purposeWords,
    corrections,
    sizes: usedSizes,
  }
}

/** Joins words that are one in the vocabulary: `k 300`, `az 100`, `abu abu`, `gypsum board`. */
function joinWithNext(
  word: string,
  next: string | undefined,
  sizes: TypedSize[],
  knownWords: ReadonlySet<string>,
): string | undefined {
  if (!next || (knownWords.has(word) && knownWords.has(next))) return undefined
  const joined = next.startsWith(SIZE_PLACEHOLDER) ? joinWithNumber(word, next, sizes) : word + next
  return joined && joined.length > 3 && knownWords.has(joined) ? joined : undefined
}

/** Joins `k` with the number 300 if no unit follows. */
function joinWithNumber(word: string, mark: string, sizes: TypedSize[]): string | undefined {
  const size = sizes[Number(mark.slice(1))]
  return size?.isUnitless ? `${word}${size.interpretations[0]!.values[0]}` : undefined
}

/** A word's root, or the two known words that it consists of. */
function findKnownWords(
  word: string,
  { byWord, words, knownWordSet }: Vocabulary,
): string[] | undefined {
  const root = findRoots(word).find((each) => byWord.has(each) || words.has(each))
  if (root) return [root]
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)]
    if (parts.every((part) => knownWordSet.has(part))) return parts
  }
  const withNumber = /^(\p{L}{1,4})(\d+)$/u.exec(word)
  return withNumber && knownWordSet.has(withNumber[1]!) ? [withNumber[1]!] : undefined
}
