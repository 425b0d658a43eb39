import { slipsBetween } from '../slips.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of the same kinds as the rest of the search is meant rather than one of others. */
const inContext = 0.8
/** Names of kinds are typed more often than a colour or a make. */
const asKind = 0.4
/** A word may be half typed: its slips are counted against the beginning of a longer one. */
const halfTyped = 0.6

/**
 * The known word that was most likely meant beside the others of a search; undefined where none is
 * near enough. In three letters one slip is forgiven only where the rest says what is meant.
 */
export function mend(
  word: string,
  others: readonly string[],
  vocabulary: Vocabulary,
): string | undefined {
  const most = word.length < 3 ? 0 : word.length < 6 ? 1 : 2
  const around = new Set(others.flatMap((other) => [...kindsOf(other, vocabulary)]))
  let best: { word: string; cost: number } | undefined
  for (const known of vocabulary.known) {
    if (known.length < 3 || known.length < word.length - most || /\d/.test(known)) continue
    const slips = slipsTo(word, known, most)
    if (slips > most) continue
    const kinds = kindsOf(known, vocabulary)
    const fits = [...kinds].some((kind) => around.has(kind))
    if (word.length < 4 && !fits) continue
    const cost = slips - (fits ? inContext : 0) - (vocabulary.byWord.has(known) ? asKind : 0)
    if (!best || cost < best.cost) best = { word: known, cost }
  }
  return best?.word
}

function slipsTo(word: string, known: string, most: number): number {
  const whole = Math.abs(known.length - word.length) > most ? Infinity : slipsBetween(word, known)
  if (known.length <= word.length + 1 || word.length < 4) return whole
  return Math.min(whole, slipsBetween(word, known.slice(0, word.length)) + halfTyped)
}

function kindsOf(word: string, { byWord, words }: Vocabulary): Set<number> {
  const kinds = new Set(words.get(word)?.keys())
  for (const phrase of byWord.get(word) ?? [])
    for (const kind of phrase.kinds.keys()) kinds.add(kind)
  return kinds
}
