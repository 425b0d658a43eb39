import { nameWords } from './entry.ts'
import type { Phrase, Vocabulary } from './vocabulary.ts'

/** A text with its last word, half typed, completed to the likeliest that is known. */
export function completed(text: string, { isKnown, byWord, known }: Vocabulary): string {
  const half = /\p{L}{2,}$/u.exec(text)?.[0]
  if (!half || isKnown.has(half)) return text
  const begun = known.filter((word) => word.startsWith(half))
  const [best] = begun.sort(
    (one, other) =>
      Number(byWord.has(other)) - Number(byWord.has(one)) ||
      one.length - other.length ||
      (one < other ? -1 : 1),
  )
  return best ? text.slice(0, -half.length) + best : text
}

/** Sub-categories and brands whose names have each typed word, whole or begun; nearest first. */
export function completions(
  text: string,
  { phrases, brands }: Vocabulary,
): { subs: number[]; brands: number[] } {
  const typed = nameWords(text)
  if (typed.length === 0) return { subs: [], brands: [] }
  const has = (words: string[]) =>
    typed.every((part) => words.some((word) => word.startsWith(part)))
  const begins = (words: string[]) => words[0]!.startsWith(typed[0]!)
  const near = (one: Phrase, other: Phrase) =>
    Number(begins(other.words)) - Number(begins(one.words)) || one.words.length - other.words.length
  const subs = phrases
    .filter(({ words }) => has(words))
    .sort(near)
    .flatMap(({ kinds }) => [...kinds].sort((one, other) => other[1] - one[1]).map(([sub]) => sub))
  return {
    subs: [...new Set(subs)],
    brands: brands.filter(({ words }) => words.length > 0 && has(words)).map(({ id }) => id),
  }
}
