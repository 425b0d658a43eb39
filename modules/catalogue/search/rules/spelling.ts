import { editDistance } from './edit-distance.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Prefers words of the same sub-categories as the rest of the query. */
const CONTEXT_BONUS = 0.8
/** Prefers words of sub-category names: they are typed more often than colours or models. */
const NAME_BONUS = 0.4
/** Added to the distance from the beginning of a longer word, as a word may be half typed. */
const PREFIX_PENALTY = 0.6

/**
 * The known word that was most likely meant, given the other words of the query; undefined if none
 * is near enough. A word of three letters is corrected only to one that fits the other words.
 */
export function correctSpelling(
  word: string,
  others: readonly string[],
  vocabulary: Vocabulary,
): string | undefined {
  const maxDistance = word.length < 3 ? 0 : word.length < 6 ? 1 : 2
  const contextSubCategories = new Set(
    others.flatMap((other) => [...findSubCategories(other, vocabulary)]),
  )
  let best: { word: string; cost: number } | undefined
  for (const known of vocabulary.knownWords) {
    if (known.length < 3 || known.length < word.length - maxDistance || /\d/.test(known)) continue
    const distance = measureDistance(word, known, maxDistance)
    if (distance > maxDistance) continue
    const subCategories = findSubCategories(known, vocabulary)
    const isInContext = [...subCategories].some((subCategory) =>
      contextSubCategories.has(subCategory),
    )
    if (word.length < 4 && !isInContext) continue
    const cost =
      distance - (isInContext ? CONTEXT_BONUS : 0) - (vocabulary.byWord.has(known) ? NAME_BONUS : 0)
    if (!best || cost < best.cost) best = { word: known, cost }
  }
  return best?.word
}

function measureDistance(word: string, known: string, maxDistance: number): number {
  const whole =
    Math.abs(known.length - word.length) > maxDistance ? Infinity : editDistance(word, known)
  if (known.length <= word.length + 1 || word.length < 4) return whole
  return Math.min(whole, editDistance(word, known.slice(0, word.length)) + PREFIX_PENALTY)
}

function findSubCategories(word: string, { byWord, words }: Vocabulary): Set<number> {
  const subCategories = new Set(words.get(word)?.keys())
  for (const phrase of byWord.get(word) ?? [])
    for (const subCategory of phrase.subCategories.keys()) subCategories.add(subCategory)
  return subCategories
}
