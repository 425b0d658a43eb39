import { editDistance } from '#modules/catalogue/search/rules/edit-distance.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { listHeads } from './generic-kinds.ts'
import { FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

/** Words for the place of something, the first one first. */
export const ORDINALS = ['pertama', 'kedua', 'ketiga', 'keempat', 'kelima', 'keenam']
export const LAST = /terakhir|barusan|yang tadi|tadi/u

/** `nomor 2`, `item 2 mohon …`: by its number on the list; `siku item 2 batang` are black. */
const NUMBERED =
  /(?:nomor|nomer|no\.?|yang ke|ke-?|(?<=^(?:(?:tolong|mohon|yang|untuk)\s)*)(?:item|poin|point|urutan|butir))\s*(\d{1,2})(?![\d\p{L}])/u
const MIDDLE = /(?<!\p{L})yang\s(?:di\s)?tengah(?!\p{L})/u

/** Whether words call goods by their place on the list, or as the last ones. */
export const isPlace = (text: string): boolean =>
  NUMBERED.test(text) ||
  MIDDLE.test(text) ||
  LAST.test(text) ||
  ORDINALS.some((word) => text.includes(word))

const SIZE = /\d+(?:[.,]\d+)?\s?(?:mm|cm|m|kg|liter|watt|inch|")(?!\p{L})/gu
const listSizes = (text: string): string[] =>
  (text.match(SIZE) ?? []).map((size) => size.replaceAll(/\s/g, ''))

/** The words by which an item may be called: what was said, and what it is. */
export const listNames = ({ words, match }: DialogueItem): ReadonlySet<string> => {
  const [first, ...others] = match?.options ?? []
  // Goods of which something is open are called by their kind, too.
  const isOneKind = others.every(({ itemCategory }) => itemCategory === first?.itemCategory)
  // `Saklar & Stop Kontak` names others beside the goods.
  const kind = first?.itemCategory ?? ''
  const category = kind.includes('&') ? '' : kind
  const known = !first
    ? ''
    : match?.isExact
      ? `${first.name} ${category} ${first.variantName}`
      : match?.isLikely && isOneKind
        ? category
        : ''
  const named = splitWords(`${words} ${known}`.toLowerCase())
  // `jetwashernya` of a `jet washer`
  const joined = named.flatMap((word, at) =>
    /^\p{L}{3,}$/u.test(word) && /^\p{L}{3,}$/u.test(named[at + 1] ?? '')
      ? [`${word}${named[at + 1]}`]
      : [],
  )
  const names = [...named, ...joined]
  // `yang 7` of `paku 7cm`
  return new Set([
    ...names,
    ...names.map((name) => name.replace(/(?<=^\d+(?:[.,]\d+)?)\p{L}+$/u, '')),
  ])
}

/** How much more a word counts that the buyer has typed than one that only the name has. */
const TYPED = 0.1
/** And one that the goods begin with: `hebel` is no `perekat hebel`. */
const HEAD = 0.05
/** And one that the product's name begins with: `bata ringan` is no `perekat bata ringan`. */
const NAME_HEAD = 0.12

/** The item that words call: by its number or its name; undefined where they call none. */
export function findCalledItem(
  text: string,
  items: readonly DialogueItem[],
): DialogueItem | undefined {
  const numbered = NUMBERED.exec(text)
  if (numbered) return items[Number(numbered[1]) - 1]
  const ordinal = ORDINALS.findIndex((word) => text.includes(word))
  if (ordinal !== -1) return items[ordinal]
  if (items.length % 2 === 1 && MIDDLE.test(text)) return items[(items.length - 1) / 2]
  const words = splitWords(text)
    // What `-nya` calls counts twice: `natnya krem` is the `nat putih`, and no other goods that are cream.
    .flatMap((word) => {
      const name = word.replace(/(?<=\p{L}{2})nya$/u, '')
      return name === word ? [word] : [name, name]
    })
    .filter((word) => (word.length > 2 || /^\d{1,2}$/.test(word)) && !FILLER_WORDS.has(word))
  const sizes = listSizes(text)
  const scored = items.map((item) => {
    const names = listNames(item)
    const own = splitWords(item.words.toLowerCase())
    const typed = new Set(own)
    const heads = listHeads(item.words)
    const isHead = (word: string) => heads.some((head) => isSpelledLike(word, head))
    const [first] = item.match?.isExact ? item.match.options : []
    const nameHeads = first ? listHeads(first.name) : []
    // Of goods that have the same name, what the buyer called them by counts.
    const score = words.reduce(
      (sum, word) =>
        sum +
        (names.has(word) ? 1 : 0) +
        (typed.has(word) || isHead(word) ? TYPED : 0) +
        (isHead(word) ? HEAD : nameHeads.includes(word) ? NAME_HEAD : 0),
      // `yang 12 mm` is no lamp of 12 watts.
      listSizes(item.words.toLowerCase()).some((size) => sizes.includes(size)) ? 1 : 0,
    )
    return { item, score }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) {
    const near = findNear(words, items)
    if (near) return near
  }
  if (best === 0) return LAST.test(text) && !/\p{L}{3,}nya/u.test(text) ? items.at(-1) : undefined
  return scored.findLast(({ score }) => score === best)?.item
}

/** Letters of a word, at least, that may be a slip of a name. */
const MIN_NEAR = 6
/** `kompoundnya` of `compound`: the only item whose name a word is a slip of. */
function findNear(
  words: readonly string[],
  items: readonly DialogueItem[],
): DialogueItem | undefined {
  const isNear = (word: string, item: DialogueItem) =>
    word.length >= MIN_NEAR &&
    splitWords(item.words.toLowerCase()).some((name) => editDistance(word, name, 1) <= 1)
  const near = items.filter((item) => words.some((word) => isNear(word, item)))
  // `gypsumnya` of the board, and not of its screws.
  const heads = near.filter((item) =>
    words.some((word) =>
      [item.words, item.match?.options[0]?.name ?? ''].some((name) =>
        listHeads(name).some((head) => isSpelledLike(word, head)),
      ),
    ),
  )
  return near.length === 1 ? near[0] : heads.length === 1 ? heads[0] : undefined
}

/** `gipsum` and `gypsum`: one word in two spellings. */
const isSpelledLike = (word: string, other: string): boolean =>
  word === other ||
  (word.length >= MIN_NEAR && other.length >= MIN_NEAR && editDistance(word, other, 1) <= 1)
