/** A word of the catalogue that abbreviations may mean, and the words that stand beside it in names. */
export type AbbreviatedWords = {
  /** Words that names begin with, and rooms, so that `kmr` is none of them. */
  heads: readonly string[]
  /** Words that stand behind another one in the name of a kind. */
  followers: ReadonlyMap<string, readonly string[]>
  /** What the shop's synonyms spell out: `trplk`. */
  spelled?: ReadonlyMap<string, string>
}

const VOWELS = /[aeiou]/gu
const WORD = /^\p{L}{2,6}$/u
const ABBREVIATED = /^(\p{L}+?)(?:nya)?,?$/u
/** A word without its vowels, but for the first letter: `btng` of `batang`. */
export const toSkeleton = (word: string): string => word[0]! + word.slice(1).replaceAll(VOWELS, '')

const isSubsequence = (letters: string, word: string): boolean => {
  let at = 0
  for (const letter of word) if (letter === letters[at]) at += 1
  return at === letters.length
}

/** How well letters abbreviate a word, the less the better; undefined where they do not. */
export function rankAbbreviation(letters: string, word: string): number | undefined {
  if (letters[0] !== word[0] || letters.length >= word.length) return undefined
  const [short, full] = [toSkeleton(letters), toSkeleton(word)]
  if (!isSubsequence(letters, word)) return undefined
  if (short === full) return 0
  if (full.endsWith(short.at(-1)!) && short.length > 2) return 1
  return full.startsWith(short) && short.length > 2 ? 2 : undefined
}

const isShort = (word: string): boolean =>
  WORD.test(word) && (word.match(VOWELS)?.length ?? 0) <= (word.length > 3 ? 1 : 0)

/** The only word that letters abbreviate best. */
function findMeant(letters: string, words: readonly string[], maxRank = 2): string | undefined {
  const ranked = words.flatMap((word) => {
    const rank = rankAbbreviation(letters, word)
    return rank === undefined ? [] : [{ word, rank }]
  })
  const best = Math.min(...ranked.map(({ rank }) => rank))
  const [only, ...others] = ranked.filter(({ rank }) => rank === best)
  return others.length === 0 && best <= maxRank ? only?.word : undefined
}

/**
 * A message with the words spelt out that people write without their vowels, `psr psg`, `bt mrh`, `smn`, by the words of the
 * catalogue: two that stand beside each other as in a name, or one that only one name begins with. `isKnown` tells
 * words that mean something as they are.
 */
export function expandAbbreviations(
  text: string,
  { heads, followers, spelled }: AbbreviatedWords,
  isKnown: (word: string) => boolean,
): string {
  const tokens = text.split(/(\s+)/u)
  // `PT` alone is no tape: two letters mean something only beside others.
  const isOpen = (word: string) => word.length > 2 && isShort(word) && !isKnown(word)
  for (let at = 0; at < tokens.length; at += 2) {
    const [word, next] = [
      tokens[at]!.toLowerCase(),
      tokens[at + 2]?.toLowerCase().replace(/,$/u, ''),
    ]
    // `trplknya`
    const [, stem = ''] = ABBREVIATED.exec(word) ?? []
    const known = spelled?.get(stem)
    if (known) {
      tokens[at] = word.replace(stem, known)
      continue
    }
    const pair =
      isShort(word) && next && isShort(next) ? findPair(word, next, followers) : undefined
    if (pair) {
      tokens[at] = pair[0]
      tokens[at + 2] = tokens[at + 2]!.toLowerCase().replace(next!, pair[1])
      continue
    }
    // `bsi pls`, `pasir psg`: behind a word that is known, one of those that follow it.
    const before = tokens[at - 2]?.toLowerCase() ?? ''
    if (isKnown(word) || !isOpen(stem)) continue
    // Behind a number stands a unit, or a slip of one.
    const isCounted = /\d$/u.test(before)
    const meant =
      findMeant(stem, followers.get(before) ?? []) ?? findMeant(stem, heads, isCounted ? 0 : 2)
    if (meant) tokens[at] = word.replace(stem, meant)
  }
  return tokens.join('')
}

/** The two words, the second behind the first in a name, that two abbreviations mean. */
function findPair(
  first: string,
  second: string,
  followers: AbbreviatedWords['followers'],
): [string, string] | undefined {
  const pairs = [...followers].flatMap(([head, words]) => {
    const rank = rankAbbreviation(first, head)
    const meant = rank === undefined ? undefined : findMeant(second, words)
    return meant === undefined ? [] : [{ rank: rank!, pair: [head, meant] as [string, string] }]
  })
  const best = Math.min(...pairs.map(({ rank }) => rank))
  const [only, ...others] = pairs.filter(({ rank }) => rank === best)
  return others.length === 0 ? only?.pair : undefined
}
