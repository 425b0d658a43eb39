import { tokenizeName } from './index-entry.ts'
import type { KnownPhrase, Vocabulary } from './vocabulary.ts'

/** Completes the last, half-typed word of a text to the likeliest known word. */
export function completeLastWord(
  text: string,
  { knownWordSet, byWord, knownWords }: Vocabulary,
): string {
  const partial = /\p{L}{2,}$/u.exec(text)?.[0]
  if (!partial || knownWordSet.has(partial)) return text
  const candidates = knownWords.filter((word) => word.startsWith(partial))
  const [best] = candidates.sort(
    (one, other) =>
      Number(byWord.has(other)) - Number(byWord.has(one)) ||
      one.length - other.length ||
      (one < other ? -1 : 1),
  )
  return best ? text.slice(0, -partial.length) + best : text
}

/** Sub-categories and brands with a word that begins with each typed word; best first. */
export function findCompletions(
  text: string,
  { phrases, brands }: Vocabulary,
): { subs: number[]; brands: number[] } {
  const typed = tokenizeName(text)
  if (typed.length === 0) return { subs: [], brands: [] }
  const matchesTyped = (words: string[]) =>
    typed.every((part) => words.some((word) => word.startsWith(part)))
  const begins = (words: string[]) => words[0]!.startsWith(typed[0]!)
  const compareByStart = (one: KnownPhrase, other: KnownPhrase) =>
    Number(begins(other.words)) - Number(begins(one.words)) || one.words.length - other.words.length
  const subs = phrases
    .filter(({ words }) => matchesTyped(words))
    .sort(compareByStart)
    .flatMap(({ subCategories }) =>
      [...subCategories].sort((one, other) => other[1] - one[1]).map(([sub]) => sub),
    )
  return {
    subs: [...new Set(subs)],
    brands: brands
      .filter(({ words }) => words.length > 0 && matchesTyped(words))
      .map(({ id }) => id),
  }
}
