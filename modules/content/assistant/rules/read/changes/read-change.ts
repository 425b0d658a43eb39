import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, type DialogueItem } from '../../track/dialogue.ts'
import { findCalledSold } from '../goods/find-called-sold.ts'
import { listHeads } from '../goods/generic-kinds.ts'
import { findCalledItem, isPlace, listNames } from '../goods/find-called.ts'
import { COLOUR } from '../../track/respecify.ts'
import { ALL_WORD_SETS, FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

const AMOUNT = String.raw`(\d+(?:[.,]\d+)*)\s*(\p{L}+[²³23]?)?`
const ADDED = new RegExp(
  String.raw`(?:^|\s)tambah\s(?:.*\s)?${AMOUNT}\s*(?:\p{L}+\s)*?lagi|(?:^|\s)tambah(?:nya)?\s(?:lagi\s)?${AMOUNT}\s*$`,
  'u',
)
const LESS = new RegExp(String.raw`(?:^|\s)kurangi\s(?:\p{L}+\s)*?${AMOUNT}\s*$`, 'u')
const CHANGED = new RegExp(
  String.raw`(?:^|\s)(?:jadi(?:kan)?|ganti(?:\s(?:jadi|ke))?|menjadi)\s(?:\p{L}+\s)?${AMOUNT}\s*$`,
  'u',
)

const CALLED_BEHIND =
  /^((?:jadi(?:kan)?|ganti(?:\s(?:jadi|ke))?|menjadi|tambah|kurangi)\s(?:lagi\s)?)?(\d+(?:[.,]\d+)*(?:\s(?!\p{L}*nya$)\p{L}+[²³23]?)?)\s(?:untuk\s|yang\s)?(\p{L}{2,}(?:\s\p{L}+)?nya)$/u

const CALLED_BETWEEN =
  /^(?:(?:mau|tolong|mohon|minta|bisa)\s)*(tambah|kurangi)\s(?:lagi\s)?((?:\p{L}{2,}\s){1,3})(?=\d)(\d+(?:[.,]\d+)*(?:\s?\p{L}+[²³23]?)?)(?:\slagi)?$/u

/** Whether words call an item, and say nothing that it is not. */
export function isCalledBy(name: string, items: readonly DialogueItem[]): boolean {
  const called = findCalledItem(name, items)
  const names = called && listNames(called)
  return (
    names !== undefined && splitWords(name).every((word) => names.has(word.replace(/nya$/u, '')))
  )
}

/** The quantity of a text that names nothing else: `ambil 40 sak`, `8 kubik`. */
export function readBareQuantity(text: string): { qty: number; unit: string | null } | undefined {
  const words = splitWords(text).filter((word) => !FILLER_WORDS.has(word))
  const [first = '', second] = words
  if (!/^\d/.test(first) || words.length > 2) return undefined
  const parsed = readLine(`barang ${words.join(' ')}`)
  const quantity = parsed?.trailing ?? parsed
  if (quantity?.qty === undefined) return undefined
  if (second && !quantity.unit && !/^(?:lusin|kodi|gros|lsn)$/u.test(second)) return undefined
  return { qty: quantity.qty, unit: quantity.unit ?? null }
}

/** A change of the quantity of an item, or of one that it calls. */
export function readQuantityChange(text: string, items: readonly DialogueItem[]): Act | undefined {
  const cleaned = text
    .replaceAll(
      /(?:^|\s)(?:saja|deh|dong|ya|kak|dulu|itu|pak|min|gan|eh|lah|sebanyak)(?=\s|$)/gu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
    // `pavingnya 50 m2 jadinya`
    .replace(/(?<=\d\s*\p{L}*[23²³]?)\sjadi(?:nya)?$/u, '')
    // `tambah 2 untuk jaga-jaga`: what for says nothing of how many.
    .replace(/(?<=\d\s*\p{L}*)\suntuk\s(\D+)$/u, (said, purpose: string) =>
      findCalledItem(purpose, items) ? said : '',
    )
    // `jadi 25 tripleknya`, `40 lembar tripleknya`: what is called stands behind its quantity, too.
    // `tambah semen 5 sak`, `kurangi besinya 6 batang`
    .replace(CALLED_BETWEEN, (said, change: string, name: string, amount: string) =>
      isCalledBy(name, items) ? `${name.trim()} ${change} ${amount}` : said,
    )
    .replace(CALLED_BEHIND, (said, change: string | undefined, amount: string, name: string) =>
      findCalledItem(name, items) ? `${name} ${change ?? ''}${amount}` : said,
    )
  for (const [pattern, change] of [
    [ADDED, 'add'],
    [CHANGED, 'set'],
    [LESS, 'subtract'],
  ] as const) {
    const match = pattern.exec(cleaned)
    if (!match) continue
    // `ganti yang 40 kg` says which, not how many.
    if (/(?:jadi|ganti)\s(?:jadi\s|ke\s)?yang\s/u.test(match[0])) return undefined
    const amount = match.slice(1).filter(Boolean).join(' ')
    const quantity = readBareQuantity(amount)
    if (!quantity) continue
    const before = cleaned.slice(0, match.index)
    const called = findCalledSold(before, items, quantity.unit)
    const isNamed = splitWords(before).some(
      (word) =>
        word.length > 2 &&
        !FILLER_WORDS.has(word.replace(/^totalnya$/u, 'total')) &&
        word !== 'salah' &&
        word !== 'kurangi',
    )
    if (!called && isNamed) return undefined
    // `sok drat luar 3/4 tambah 10` beside a `tee 3/4`: other goods, that only have the same size.
    if (called && !isNamedSo(before, called)) return undefined
    // `kanalnya ganti 0,75`: so thin is a sheet, and nothing is sold by less than one.
    if (change === 'set' && called && quantity.qty < 1 && quantity.unit === null)
      return { kind: 'specify', words: `${amount} mm`, replaced: null, itemId: called.id }
    // `tambah 5 bendrat` adds goods: what is counted is not a unit.
    return { kind: 'quantity', ...quantity, change, itemId: called?.id ?? null }
  }
  return readCalledQuantity(cleaned, items) ?? readMeantQuantity(cleaned, items)
}

/** Whether words call goods by more than their size: by a word of theirs, by `nya`, or by their place. */
const isNamedSo = (text: string, item: DialogueItem): boolean => {
  if (isPlace(text)) return true
  const names = listNames(item)
  const words = splitWords(text).filter(
    (word) => /^\p{L}{3,}$/u.test(word) && !FILLER_WORDS.has(word),
  )
  const isOwn = (word: string) => names.has(word) || word.endsWith('nya')
  return words.length === 0 || words.some(isOwn)
}

/** `maksudnya 10`: a number in place of the last quantity. */
function readMeantQuantity(text: string, items: readonly DialogueItem[]): Act | undefined {
  const [, number] = /^(?:(?:maaf|salah|typo|eh|sorry)\s)*maksudnya\s(\d+)$/u.exec(text) ?? []
  const last = items.at(-1)
  return number && last && last.qty !== null && last.match?.isExact
    ? { kind: 'quantity', qty: Number(number), unit: null, change: 'set', itemId: last.id }
    : undefined
}

/** `besinya 35`: an item that is called, and how many of it. */
function readCalledQuantity(text: string, items: readonly DialogueItem[]): Act | undefined {
  const match = new RegExp(String.raw`^(\p{L}{2,}(?:\s\p{L}+)?nya)\s${AMOUNT}$`, 'u').exec(text)
  const quantity = match && readBareQuantity(match.slice(2).filter(Boolean).join(' '))
  const called = match && findCalledSold(match[1]!, items, quantity?.unit ?? null)
  // `paku sengnya 2 kilo` are no sheets.
  if (!called || !quantity || !isCalledBy(match[1]!, items)) return undefined
  // `besinya 16` answers which diameter, where it was asked for and how many are known.
  if (!quantity.unit && called.qty !== null && /^Pilih .*\d/u.test(called.match?.question ?? ''))
    return { kind: 'specify', words: String(quantity.qty), replaced: null, itemId: called.id }
  // `semennya 50 kg` of sacks says in which.
  if (isPack(quantity, called))
    return {
      kind: 'specify',
      words: `${quantity.qty} ${quantity.unit}`,
      replaced: null,
      itemId: called.id,
    }
  return { kind: 'quantity', ...quantity, change: 'set', itemId: called.id }
}

/** The longest piece that is sold (m). */
const MAX_PIECE_M = 12
/** The largest pack of what is sold by the sack, the can or the pail (kg, l). */
const MAX_PACK = 50
const isPack = (
  { qty, unit }: { qty: number; unit: string | null },
  item: DialogueItem,
): boolean => {
  const chosen = findChosen(item)
  const soldBy = chosen?.unit ?? item.match?.options[0]?.unit ?? ''
  // `kasonya panjang 4 meter`
  if (unit === 'm') return qty <= MAX_PIECE_M && /^(?:batang|lembar)$/u.test(soldBy)
  return (
    (unit === 'kg' || unit === 'liter') &&
    qty <= MAX_PACK &&
    /^(?:sak|kaleng|galon|pail|tube)$/u.test(chosen?.unit ?? '') &&
    new RegExp(String.raw`\d\s?${unit}(?!\p{L})`, 'u').test(chosen?.variantName ?? '')
  )
}

/**
 * `keramiknya 12 dus polos`, `stop kontaknya tanam putih`: more of an item that is called, and how many of it. `isSaid`
 * tells what says something of goods.
 */
export function readCalledMore(
  text: string,
  items: readonly DialogueItem[],
  isSaid: (words: string, item: DialogueItem) => boolean,
): Act[] | undefined {
  const match = /^(\p{L}{2,}(?:\s\p{L}+)?nya)\s(?!yang\s)(.+)$/u.exec(text)
  const item = match ? findCalledItem(match[1]!, items) : undefined
  const parsed = match && item ? readLine(`barang ${match[2]}`) : undefined
  if (!item || !parsed || CHANGES.test(match![2]!)) return undefined
  if (isPartOfName(match![1]!, item)) return undefined
  // `natnya putih 3`: a number behind a colour is how many.
  const counted = COLOURED.exec(match![2]!)
  const { qty, unit } = counted ? { qty: Number(counted[2]), unit: undefined } : parsed
  const words = splitWords(counted?.[1] ?? parsed.text.replace(/^barang\s*/u, ''))
    .filter((word) => !FILLER_WORDS.has(word))
    .join(' ')
  if (!words || !isSaid(words, item)) return undefined
  const specified: Act = { kind: 'specify', words, replaced: null, itemId: item.id }
  return qty === undefined
    ? [specified]
    : [specified, { kind: 'quantity', qty, unit: unit ?? null, change: 'set', itemId: item.id }]
}

const COLOURED = new RegExp(String.raw`^(${COLOUR.source})\s(\d{1,4})$`, 'u')

/**
 * `wastafelnya` after `keran wastafel` are other goods, and `nok metalnya` after `genteng metal`, where a word leads that is none of
 * their names.
 */
export const isPartOfName = (called: string, item: DialogueItem): boolean => {
  const [lead = '', name = lead] = called.replace(/nya$/u, '').split(' ').slice(-2)
  const kinds = listHeads(item.match?.options[0]?.itemCategory ?? '')
  // `kasonya` of `kayu kaso` are those, and `sikunya` of `besi siku`.
  const at = splitWords(item.words.toLowerCase()).indexOf(name)
  if (lead === name) return at > 0 && !kinds.includes(name)
  const isSaid = ALL_WORD_SETS.some((set) => set.has(lead)) || lead === 'yang'
  return at !== 0 && !isSaid && !listNames(item).has(lead.replace(/nya$/u, ''))
}

const CHANGES = /(?:^|\s)(?:ganti|jadi|tambah|kurangi|lagi|maksudnya|hapus|batal|bukan)(?:\s|$)/u
