import { mended } from '../slips.ts'
import { wordsIn } from './entry.ts'
import { PLACE, type TypedSize, sizesIn } from './sizes.ts'
import { isStop, rootsOf } from './stem.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of a search as the shop knows it, with how much it says: rare words say more. */
export type Term = { word: string; weight: number }

/** What a search asks for. */
export type Understood = {
  terms: Term[]
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
  const reading = readWords(wordsIn(rest).slice(0, mostWords), vocabulary, isText, sizes, mending)
  const all = rewritten(reading.words, vocabulary)
  const { brands, words } = withoutBrands(all, vocabulary)
  const terms = [...new Set(words)].map((word) => ({ word, weight: weightOf(word, vocabulary) }))
  return {
    terms,
    brands,
    sizes: reading.sizes,
    kinds: kindsOf(terms, vocabulary),
    texts: reading.texts,
    unknown: reading.unknown,
    mended: reading.mended,
  }
}

function readWords(
  typed: string[],
  vocabulary: Vocabulary,
  isText: ReadonlySet<string>,
  sizes: TypedSize[],
  mending: boolean,
) {
  const known = vocabulary.isKnown
  const words: string[] = []
  const texts: string[] = []
  const unknown: string[] = []
  const used = new Set<number>()
  let slipped = false
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at]!
    const next = typed[at + 1]
    if (word.startsWith(PLACE)) {
      used.add(Number(word.slice(1)))
      continue
    }
    // `k 300` and `az 100` are told as one or as two, `abu abu` and `gypsumboard` too.
    const joined = next && (next.startsWith(PLACE) ? figureJoined(word, next, sizes) : word + next)
    if (joined && joined.length > 3 && !(known.has(word) && known.has(next!)) && known.has(joined)) {
      words.push(joined)
      at += 1
      continue
    }
    if (known.has(word)) {
      words.push(word)
      continue
    }
    if (isStop(word) || vocabulary.labels.has(word)) continue
    const found = likely(word, known, vocabulary)
    if (found) words.push(...found.words)
    else if (isText.has(word)) texts.push(word)
    else {
      const slip = mending && !/\d/.test(word) ? mended(word, vocabulary.known) : undefined
      if (slip) words.push(slip)
      else unknown.push(word)
      slipped ||= slip !== undefined
    }
  }
  return { words, texts, unknown, mended: slipped, sizes: sizes.filter((_, place) => used.has(place)) }
}

/** `k` before the figure 300, where no unit follows. */
function figureJoined(word: string, mark: string, sizes: TypedSize[]): string | undefined {
  const size = sizes[Number(mark.slice(1))]
  return size?.bare ? `${word}${size.readings[0]!.values[0]}` : undefined
}

/** A word's root, or the two words that were written together. */
function likely(word: string, known: ReadonlySet<string>, { byWord, words }: Vocabulary) {
  const root = rootsOf(word).find((each) => byWord.has(each) || words.has(each))
  if (root) return { words: [root] }
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)]
    if (parts.every((part) => known.has(part))) return { words: parts }
  }
  const letters = /^(\p{L}{1,4})(\d+)$/u.exec(word)
  return letters && known.has(letters[1]!) ? { words: [letters[1]!] } : undefined
}

function rewritten(words: string[], { rewrites }: Vocabulary): string[] {
  let all = words
  for (const rewrite of rewrites)
    if (rewrite.words.every((word) => all.includes(word)))
      all = [...all.filter((word) => !rewrite.words.includes(word)), ...rewrite.meaning]
  return all
}

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
  const inSubs = new Set(words.get(word)?.keys())
  for (const phrase of byWord.get(word) ?? []) for (const sub of phrase.kinds.keys()) inSubs.add(sub)
  return 1 + Math.log((subs + 1) / (inSubs.size + 1)) / 2
}

/** A kind's whole name answers its words fully; the first word of a longer one answers by half. */
function kindsOf(terms: Term[], { byWord, words }: Vocabulary): Map<number, number[]> {
  const sought = new Set(terms.map(({ word }) => word))
  const kinds = new Map<number, number[]>()
  const raise = (sub: number, at: number, to: number) => {
    const answers = kinds.get(sub) ?? terms.map(() => 0)
    answers[at] = Math.max(answers[at]!, to)
    kinds.set(sub, answers)
  }
  for (const [at, { word }] of terms.entries()) {
    for (const phrase of byWord.get(word) ?? []) {
      const whole = phrase.words.every((each) => sought.has(each))
      const part = phrase.words[0] === word ? 0.5 : 0.3
      for (const [sub, weight] of phrase.kinds) raise(sub, at, (whole ? 1 : part) * weight)
    }
    for (const [sub, named] of words.get(word) ?? []) raise(sub, at, 0.4 * named)
  }
  return kinds
}
