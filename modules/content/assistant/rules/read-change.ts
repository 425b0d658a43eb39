import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import type { Act, DialogueItem } from './dialogue.ts'
import { DONE_WORDS, FILLER_WORDS, splitWords } from './word-sets.ts'

const ORDINALS = ['pertama', 'kedua', 'ketiga', 'keempat', 'kelima', 'keenam']
const LAST = /terakhir|barusan|yang tadi|tadi/u

/** The words by which an item may be called: what was said, and what it is. */
export const listNames = ({ words, match }: DialogueItem): ReadonlySet<string> => {
  const [first] = match?.options ?? []
  return new Set(
    splitWords(
      `${words} ${match?.isExact ? `${first!.name} ${first!.itemCategory} ${first!.variantName}` : ''}`.toLowerCase(),
    ),
  )
}

/** The item that words call: by its number or its name; undefined where they call none. */
export function findCalledItem(
  text: string,
  items: readonly DialogueItem[],
): DialogueItem | undefined {
  const numbered = /(?:nomor|nomer|no\.?|yang ke|ke-?)\s*(\d{1,2})(?![\d\p{L}])/u.exec(text)
  if (numbered) return items[Number(numbered[1]) - 1]
  const ordinal = ORDINALS.findIndex((word) => text.includes(word))
  if (ordinal !== -1) return items[ordinal]
  const words = splitWords(text)
    .flatMap((word) => [word, word.replace(/nya$/u, '')])
    .filter((word) => (word.length > 2 || /^\d{1,2}$/.test(word)) && !FILLER_WORDS.has(word))
  const scored = items.map((item) => {
    const names = listNames(item)
    return { item, score: words.filter((word) => names.has(word)).length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return LAST.test(text) && !/\p{L}{3,}nya/u.test(text) ? items.at(-1) : undefined
  return scored.findLast(({ score }) => score === best)?.item
}

const REMOVE =
  /(?:^|\s)(?:hapus|batal|(?:tidak|jangan)\s(?:jadi|usah|perlu|pakai)|urung)(?:\s|$|nya)/u
/** `pasirnya nanti saja`: goods without a quantity that are put off. */
const PUT_OFF = /(?:^|\s)(?:nanti|belakangan|lain kali|kapan-kapan|menyusul)(?:\s|$)/u
const ALL = /(?:^|\s)(?:semua|keseluruhan|total|pesanan(?:nya)?)(?:\s|$)/u

/** Goods that are taken off the list; undefined where a part of a message removes nothing. */
export function readRemoval(text: string, items: readonly DialogueItem[]): Act | undefined {
  const put = PUT_OFF.test(text) ? findCalledItem(text.replace(PUT_OFF, ' '), items) : undefined
  if (put && put.qty === null) return { kind: 'remove', itemIds: [put.id] }
  if (!REMOVE.test(text)) return undefined
  if (ALL.test(text)) return { kind: 'remove', itemIds: items.map(({ id }) => id) }
  const rest = text.replace(REMOVE, ' ').trim()
  const called = findCalledItem(rest, items)
  const isNamed = splitWords(rest).some(
    (word) => word.length > 2 && !FILLER_WORDS.has(word) && !DONE_WORDS.has(word),
  )
  if (called) return { kind: 'remove', itemIds: [called.id] }
  if (isNamed && !LAST.test(rest)) return undefined
  const last = items.at(-1)
  return last && { kind: 'remove', itemIds: [last.id] }
}

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
  /^((?:jadi(?:kan)?|ganti(?:\s(?:jadi|ke))?|menjadi|tambah|kurangi)\s)?(\d+(?:[.,]\d+)*(?:\s(?!\p{L}*nya$)\p{L}+[²³23]?)?)\s(?:untuk\s|yang\s)?(\p{L}{2,}(?:\s\p{L}+)?nya)$/u

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
    .replaceAll(/(?:^|\s)(?:saja|deh|dong|ya|kak|dulu|itu|pak|min|gan|eh)(?=\s|$)/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    // `pavingnya 50 m2 jadinya`
    .replace(/(?<=\d\s*\p{L}*[23²³]?)\sjadi(?:nya)?$/u, '')
    // `jadi 25 tripleknya`, `40 lembar tripleknya`: what is called stands behind its quantity, too.
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
    const called = findCalledItem(before, items)
    const isNamed = splitWords(before).some(
      (word) =>
        word.length > 2 && !FILLER_WORDS.has(word) && word !== 'salah' && word !== 'kurangi',
    )
    if (!called && isNamed) return undefined
    // `tambah 5 bendrat` adds goods: what is counted is not a unit.
    return { kind: 'quantity', ...quantity, change, itemId: called?.id ?? null }
  }
  return readCalledQuantity(cleaned, items) ?? readMeantQuantity(cleaned, items)
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
  const called = match && findCalledItem(match[1]!, items)
  const quantity = match && readBareQuantity(match.slice(2).filter(Boolean).join(' '))
  if (!called || !quantity) return undefined
  return { kind: 'quantity', ...quantity, change: 'set', itemId: called.id }
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
  const { qty, unit } = parsed
  const words = splitWords(parsed.text.replace(/^barang\s*/u, ''))
    .filter((word) => !FILLER_WORDS.has(word))
    .join(' ')
  if (!words || !isSaid(words, item)) return undefined
  const specified: Act = { kind: 'specify', words, replaced: null, itemId: item.id }
  return qty === undefined
    ? [specified]
    : [specified, { kind: 'quantity', qty, unit: unit ?? null, change: 'set', itemId: item.id }]
}

/** `wastafelnya` after `keran wastafel` are other goods. */
export const isPartOfName = (called: string, { words }: DialogueItem): boolean =>
  splitWords(words.toLowerCase()).indexOf(called.replace(/nya$/u, '')) > 0

const CHANGES = /(?:^|\s)(?:ganti|jadi|tambah|kurangi|lagi|maksudnya|hapus|batal|bukan)(?:\s|$)/u

const INSTEAD =
  /(?:bukan|jangan)\s(?:yang\s)?(.+?)(?:\s*,\s+|\s+)(?:(?:tapi|tetapi|melainkan|yang)\s)*(.+?)(?:\s(?:maksudnya|deh|dong|ya))*$/u

/** `bukan 30, 50 batang`, `bukan polos, ulir`: what is meant in place of what was said. */
export function readInstead(text: string, items: readonly DialogueItem[]): Act | undefined {
  const match = INSTEAD.exec(text)
  if (!match) return undefined
  const [, wrong = '', meant = ''] = match
  const quantity = readBareQuantity(meant)
  if (quantity && readBareQuantity(wrong))
    return { kind: 'quantity', ...quantity, change: 'set', itemId: null }
  const item = items.findLast(({ words }) => splitWords(words.toLowerCase()).includes(wrong.trim()))
  return item && { kind: 'specify', words: meant.trim(), replaced: wrong.trim(), itemId: item.id }
}

const SIZE = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:mm|mili|cm|m|kg|kilo|inch|inci))?`
const SWAPPED = new RegExp(
  String.raw`^(?:yang|ukuran|(\p{L}+))\s(\d+x\d+|${SIZE})(?:\s?nya)?\s(?:(?:di)?(?:ganti|jadi|ubah)|ambil|pesan|beli|minta|butuh)\s(?:jadi\s|ke\s|dengan\s|yang\s)*(${SIZE})(\s\p{L}+[²³23]?)?$`,
  'u',
)

/** `yang 12 ganti 15 mm`, `yang 9 jadi 15`: another size of goods that their size calls, or another quantity. */
export function readSwap(text: string, items: readonly DialogueItem[]): Act | undefined {
  const match = SWAPPED.exec(text.replace(/(?:\s(?:saja|ya|deh|dong|kak|min))+$/u, ''))
  if (!match) return undefined
  const [, word, old = '', meant = '', unit = ''] = match
  const number = /^[\d.,x]+/u.exec(old)![0]
  const hasSize = ({ words }: DialogueItem) =>
    splitWords(words.toLowerCase()).some((each) => each.replace(/\p{L}+$/u, '') === number) &&
    (!word || words.toLowerCase().includes(word))
  const item = items.findLast(hasSize)
  if (!item) return undefined
  const isSize = /\p{L}$/u.test(meant) && !unit
  if (isSize) return { kind: 'specify', words: meant, replaced: null, itemId: item.id }
  const quantity = readBareQuantity(`${meant}${unit}`)
  return quantity && { kind: 'quantity', ...quantity, change: 'set', itemId: item.id }
}

/** What says beyond doubt that an option is picked by its place, and what may name a size instead. */
const PICK = new RegExp(
  String.raw`(?:^|\s)(?:(nomor|nomer|no\.?|pilihan|opsi|yang\s+ke-?)\s?|(?:(?:yang|pilih|ambil|pakai)\s+)?(?:ke-?\s?)?)(${ORDINALS.join('|')}|\d)(?:\s+(?:saja|ya|deh|dong|kak|itu|sebanyak|jumlahnya))*$`,
  'u',
)

/** `0,5–1 cm`: neither of the two is a size by itself. */
const RANGE = /\d+(?:[.,]\d+)?\s?[–-]\s?\d+(?:[.,]\d+)?/gu

/** Which of the shown options is picked, from 0. A number that the question names as a size is that size. */
export function readPick(text: string, question: string | null): number | undefined {
  const match = PICK.exec(text.trim())
  if (!match) return undefined
  const [, isPlace, picked = ''] = match
  const ordinal = ORDINALS.indexOf(picked)
  if (ordinal !== -1) return ordinal
  const isSize = question
    ?.replaceAll(RANGE, ' ')
    .match(/\d+(?:[.,]\d+)?/gu)
    ?.some((size) => size === picked)
  if (!isPlace && (isSize || match.index > 0)) return undefined
  return Number(picked) - 1
}
