import { mend } from './mend.ts'
import { PLACE, type TypedSize } from './sizes.ts'
import { isPurpose, isStop, rootsOf, stemOf } from './stem.ts'
import type { Vocabulary } from './vocabulary.ts'

export type Reading = {
  words: string[]
  texts: string[]
  unknown: string[]
  /** Words that say what a thing is for. */
  purpose: ReadonlySet<string>
  mended: boolean
  sizes: TypedSize[]
}
type Known = { vocabulary: Vocabulary; isText: ReadonlySet<string>; mending: boolean }

/** Typed words as known ones: joined, split, without affixes, mended, in this order. */
export function readWords(
  typed: string[],
  sizes: TypedSize[],
  { vocabulary, isText, mending }: Known,
): Reading {
  const known = vocabulary.isKnown
  const words: string[] = []
  const texts: string[] = []
  const unknown: string[] = []
  const slips: { at: number; word: string }[] = []
  const purpose = new Set<string>()
  const used = new Set<number>()
  let forPurpose = false
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at]!
    const next = typed[at + 1]
    if (word.startsWith(PLACE)) {
      used.add(Number(word.slice(1)))
      continue
    }
    if (isPurpose(word)) forPurpose = words.length > 0
    const joined = joinedWith(word, next, sizes, known)
    if (joined) at += 1
    const found = joined ? [joined] : known.has(word) ? [word] : undefined
    if (!found && (isStop(word) || vocabulary.labels.has(word))) continue
    const inTexts = vocabulary.texts.has(stemOf(word)) ? [word] : undefined
    const likely = found ?? likelyWords(word, vocabulary) ?? inTexts
    if (likely) {
      words.push(...likely)
      if (forPurpose) for (const each of likely) purpose.add(each)
    } else if (isText.has(word)) texts.push(word)
    else if (mending && !/\d/.test(word)) slips.push({ at: words.length, word })
    else unknown.push(word)
  }
  // What the rest says tells which of the near words was meant.
  const typedRight = [...words]
  let mended = 0
  for (const { at, word } of slips) {
    const meant = mend(word, typedRight, vocabulary)
    if (meant) words.splice(at + mended++, 0, meant)
    else unknown.push(word)
  }
  const left = sizes.filter((_, place) => used.has(place))
  return { words, texts, unknown, purpose, mended: mended > 0, sizes: left }
}

/** `k 300` and `az 100` are told as one or as two, `abu abu` and `gypsum board` too. */
function joinedWith(
  word: string,
  next: string | undefined,
  sizes: TypedSize[],
  known: ReadonlySet<string>,
): string | undefined {
  if (!next || (known.has(word) && known.has(next))) return undefined
  const joined = next.startsWith(PLACE) ? withFigure(word, next, sizes) : word + next
  return joined && joined.length > 3 && known.has(joined) ? joined : undefined
}

/** `k` before the figure 300, where no unit follows. */
function withFigure(word: string, mark: string, sizes: TypedSize[]): string | undefined {
  const size = sizes[Number(mark.slice(1))]
  return size?.bare ? `${word}${size.readings[0]!.values[0]}` : undefined
}

/** A word's root, or the two words that were written together. */
function likelyWords(word: string, { byWord, words, isKnown }: Vocabulary): string[] | undefined {
  const root = rootsOf(word).find((each) => byWord.has(each) || words.has(each))
  if (root) return [root]
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)]
    if (parts.every((part) => isKnown.has(part))) return parts
  }
  const letters = /^(\p{L}{1,4})(\d+)$/u.exec(word)
  return letters && isKnown.has(letters[1]!) ? [letters[1]!] : undefined
}
