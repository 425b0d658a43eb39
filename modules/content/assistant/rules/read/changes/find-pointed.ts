import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { findChosen, listSpoken, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import { COLOUR } from '../../track/respecify.ts'
import { splitWords } from '../../words/word-sets.ts'
import { findCalledItem, listNames, ORDINALS } from '../goods/find-called.ts'
import { isCalledBy, isPartOfName } from './read-change.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const CHANGE = String.raw`(?:di)?(?:ganti|ubah|jadi|tukar)`
const TAKE = String.raw`(?:ambil|pesan|beli|minta|butuh)`

/** `semennya`, `yang polos tadi`, `nomor 3`, `besi polos` before a verb: goods of the list, and what is said of them. */
const BY_NAME = /^((?:\p{L}{2,}\s){0,2}\p{L}{2,}nya)\s(?=[\p{L}\d])/u
const BY_SORT = /^yang\s(\p{L}[\p{L}-]{2,}(?:\s\p{L}{3,})?)\s(?=[\p{L}\d])/u
const BY_PLACE = new RegExp(
  String.raw`^((?:yang\s)?(?:(?:item|poin|point|urutan|butir|nomor|nomer|no\.?)\s?(?:ke-?\s?)?\d{1,2}|ke-?\s?\d{1,2}|${ORDINALS.join('|')}|(?:di\s)?tengah|terakhir|barusan))\s(?=[\p{L}\d])`,
  'u',
)
/** `yang 12 ganti …`, `besi 10 jadi …`, `yang 40x40 ambil 12`, `yang 10 saja 20` */
const BY_SIZE = new RegExp(
  String.raw`^(?:(?:yang|ukuran|uk|tebal|diameter|panjang|(?<name>\p{L}{3,}))\s)*(?<size>\d+x\d+(?:x\d+)*|\d+\/\d+|${NUMBER}\s?(?:mm|mili|cm|kg|kilo|liter|watt|inch|inci|ampere|amper|a|m)?)(?:\s?nya)?\s(?=${CHANGE}\s|${TAKE}\s\d|(?<=^yang\s.*)(?:(?:tadi|saja|cukup|dulu)\s)*\d+(?:\s?(?:${unitWords.join('|')})(?!\p{L})|$))`,
  'u',
)
const BEFORE_VERB = new RegExp(
  String.raw`^(\p{L}{3,}(?:\s\p{L}{3,}){0,2})\s(?=(?:di)?(?:ganti|ubah|jadi)\s)`,
  'u',
)
const CHANGES = new RegExp(String.raw`^(?:yang\s)?${CHANGE}\s`, 'u')
/** `yang 7,5 saja bata ringannya`: their name stands behind. */
const NAME_BEHIND = new RegExp(
  String.raw`^(yang\s${NUMBER}(?:\s?(?:mm|mili|cm|m|kg|kilo|inch|inci|liter|watt))?)(?:\s(?:saja|deh|ya))*\s((?:\p{L}{3,}\s)?\p{L}{3,}nya)$`,
  'u',
)

/** How goods are called: by name, by their place, by a size or by a word that only they have. */
export type Pointed = { item: DialogueItem; rest: string; by: 'name' | 'place' | 'size' | 'sort' }

/** Goods of the list that a text begins to speak of, and the rest of the text. */
export function findPointed(written: string, dialogue: Dialogue): Pointed | undefined {
  const text = written.replace(NAME_BEHIND, '$2 $1')
  const items = listSpoken(dialogue)
  const [lead = '', name] = BY_NAME.exec(text) ?? []
  if (name) {
    const item = isCalledBy(name, items) ? findCalledItem(name, items) : undefined
    const rest = text.slice(lead.length)
    // `wastafelnya 2` after a `keran wastafel` are other goods, and what is to change is on the list.
    const isOther = item && !name.includes(' ') && isPartOfName(name, item) && !CHANGES.test(rest)
    return item && !isOther ? { item, rest, by: 'name' } : undefined
  }
  const [placed = '', place] = BY_PLACE.exec(text) ?? []
  if (place) {
    const item = findCalledItem(place, dialogue.items)
    return item && { item, rest: text.slice(placed.length), by: 'place' }
  }
  const sized = BY_SIZE.exec(text)
  if (sized) {
    const item = findSized(sized.groups!['size']!, items, sized.groups!['name'])
    return item && { item, rest: text.slice(sized[0].length), by: 'size' }
  }
  for (const pattern of [BY_SORT, BEFORE_VERB]) {
    const said = pattern.exec(text)?.[1]?.split(' ') ?? []
    // `yang polos jadi`: the last word may go on with what is said of them.
    for (let count = said.length; count > 0; count -= 1) {
      const words = said.slice(0, count)
      const item = findOnly(words, dialogue.items)
      const from = (pattern === BY_SORT ? 'yang '.length : 0) + words.join(' ').length + 1
      if (item && !(pattern === BY_SORT && isOffered(words, dialogue)))
        return { item, rest: text.slice(from), by: 'sort' }
    }
  }
  return undefined
}

/** The last goods that have a size, with its unit where some of them have that; a word before it calls them, too. */
export function findSized(
  size: string,
  items: readonly DialogueItem[],
  name?: string,
): DialogueItem | undefined {
  const plain = size.replaceAll(/\s/gu, '').toLowerCase()
  const number = /^[\d.,x/]+/u.exec(plain)![0]
  const having = items.filter(
    ({ words }) =>
      splitWords(words.toLowerCase()).some((word) => word.replace(/\p{L}+$/u, '') === number) &&
      (!name || words.toLowerCase().includes(name)),
  )
  const exact = having.filter(({ words }) =>
    words.toLowerCase().replaceAll(/\s/gu, '').includes(plain),
  )
  return (exact.length > 0 ? exact : having).at(-1)
}

/** The only goods that have all words: as they were typed, else as the catalogue calls them. */
function findOnly(words: readonly string[], items: readonly DialogueItem[]) {
  const having = (names: (item: DialogueItem) => ReadonlySet<string>) =>
    items.filter((item) => words.every((word) => names(item).has(word)))
  const typed = having((item) => new Set(splitWords(item.words.toLowerCase())))
  const found = typed.length > 0 ? typed : having(listNames)
  return found.length === 1 ? found[0] : undefined
}

/** Whether words choose among what is shown, of goods that are asked about. */
const isOffered = (words: readonly string[], { asked, items }: Dialogue): boolean => {
  const open = asked?.about === 'choice' && items.find(({ id }) => id === asked.itemId)
  if (!open || findChosen(open)) return false
  const shown = (open.match?.options ?? []).flatMap(({ name, variantName }) =>
    splitWords(`${name} ${variantName}`.toLowerCase()),
  )
  return words.every((word) => shown.includes(word) || COLOUR.test(word))
}
