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

/** Compares letters first: of thousands of known words only few are worth the distance. */
function measureDistance(
  word: string,
  characters: number,
  { word: known, characters: knownCharacters }: KnownSpelling,
  maxDistance: number,
): number {
  const measureTo = (length: number, max: number) =>
    countDifferentCharacters(characters, knownCharacters[length]!) > 2 * max
      ? Infinity
      : editDistance(word, known.slice(0, length), max)
  const whole =
    Math.abs(known.length - word.length) > maxDistance
      ? Infinity
      : measureTo(known.length, maxDistance)
  if (known.length <= word.length + 1 || word.length < 4) return whole
  return Math.min(whole, measureTo(word.length, maxDistance - 1) + PREFIX_PENALTY)
}

/** The sub-categories that have a word, in their name or in their products. */
export function findSubCategories(word: string, { byWord, words }: Vocabulary): Set<number> {
  const subCategories = new Set(words.get(word)?.keys())
  for (const phrase of byWord.get(word) ?? [])
    for (const subCategory of phrase.subCategories.keys()) subCategories.add(subCategory)
  return subCategories
}
