import { editDistance } from './edit-distance.ts'
import { collectCharacters, countDifferentCharacters } from './character-set.ts'
import type { KnownSpelling, Vocabulary } from './vocabulary.ts'

/** Prefers words of the same sub-categories as the rest of the query. */
const CONTEXT_BONUS = 0.8
/** Prefers words of sub-category names: they are typed more often than colours or models. */
const NAME_BONUS = 0.4
/** Added to the distance from the beginning of a longer word, as a word may be half typed. */
const PREFIX_PENALTY = 0.6

/**
 * The known word that was most likely meant, given the sub-categories of the query's other words;
 * undefined if none is near enough. A word of three letters is corrected only to one of these.
 */
export function correctSpelling(
  word: string,
  contextSubCategories: ReadonlySet<number>,
  vocabulary: Vocabulary,
): string | undefined {
  const maxDistance = word.length < 3 ? 0 : word.length < 6 ? 1 : 2
  if (maxDistance === 0) return undefined
  const characters = collectCharacters(word)[word.length]!
  let best: { word: string; cost: number } | undefined
  for (const known of vocabulary.spellings) {
    const distance = measureDistance(word, characters, known, maxDistance)
    if (distance > maxDistance) continue
    // Of two mistakes none is in the first letter: `tinner` is no `runner`.
    if (distance >= 2 && known.word[0] !== word[0]) continue
    const isInContext = [...findSubCategories(known.word, vocabulary)].some((subCategory) =>
      contextSubCategories.has(subCategory),
    )
    if (word.length < 4 && !isInContext) continue
    const cost =
      distance -
      (isInContext ? CONTEXT_BONUS : 0) -
      (vocabulary.byWord.has(known.word) ? NAME_BONUS : 0)
    if (!best || cost < best.cost) best = { word: known.word, cost }
  }
  return best?.word
}

/** The distance of a word from a known one, or from its beginning: a word may be half typed. */
function measureDistance(
  word: string,
  characters: number,
  known: KnownSpelling,
  maxDistance: number,
): number {
  const { length } = known.word
  const whole =
    Math.abs(length - word.length) > maxDistance
      ? Infinity
      : measureBeginning(word, characters, known, length, maxDistance)
  if (length <= word.length + 1 || word.length < 4) return whole
  const half = measureBeginning(word, characters, known, word.length, maxDistance - 1)
  return Math.min(whole, half + PREFIX_PENALTY)
}

/** Compares letters first: of thousands of known words only few are worth the distance. */
const measureBeginning = (
  word: string,
  characters: number,
  known: KnownSpelling,
  length: number,
  maxDistance: number,
): number =>
  countDifferentCharacters(characters, known.characters[length]!) > 2 * maxDistance
    ? Infinity
    : editDistance(word, known.word.slice(0, length), maxDistance)

/** The sub-categories that have a word, in their name or in their products. */
export function findSubCategories(word: string, { byWord, words }: Vocabulary): Set<number> {
  const subCategories = new Set(words.get(word)?.keys())
  for (const phrase of byWord.get(word) ?? [])
    for (const subCategory of phrase.subCategories.keys()) subCategories.add(subCategory)
  return subCategories
}
