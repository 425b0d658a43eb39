import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import { findPointed, type Pointed } from './find-pointed.ts'
import { readBareQuantity } from './read-change.ts'

const SOFT = String.raw`(?:saja|ya|deh|dong|kak|min|pak|bu|bang|mas|lah|dulu|cukup|juga|sih|kok|biar\s.*)`
const LEAD =
  /^(?:(?:maaf|eh|oh|oya|tolong|mohon|ralat|koreksi|revisi|nah|itu|terus|tapi|mau|untuk|yang\sini)[\s,]+)+/u
/** `6A ya bukan 10A`: what it is not says nothing more, where it is said what it is. */
const NOT = new RegExp(
  String.raw`(?:\s${SOFT})*[\s,]+(?:bukan|jangan)\s(?:yang\s)?[\d\p{L}.,/-]*\d[\d\p{L}.,/-]*(?:\s(?:${unitWords.join('|')}|mm|cm|kg|m))?(?=$|[\s,])`,
  'u',
)
const SOFT_END = new RegExp(String.raw`(?:[\s,]+${SOFT})+$`, 'u')
const VERB = String.raw`(?:(?:di)?(?:ganti|ubah|jadi|pakai|pilih|ambil|minta|tukar)|pesan|beli|mau|maunya|maksudnya|harusnya|salah|butuh|perlu|ke|yang|dengan|saja|cukup|dulu|ukuran(?:nya)?|tebal(?:nya)?|panjang(?:nya)?|diameter(?:nya)?|tipe|jumlah(?:nya)?|sebanyak|tetap|tadi|itu|juga|sama)`
const VERBS = new RegExp(String.raw`^(?:${VERB}[\s,]+)+(?=[\p{L}\d])`, 'u')
/** What puts other goods in the place of some, and says no quantity. */
const SWAPS = /(?<!\p{L})(?:di)?(?:ganti|ubah|tukar)(?!\p{L}|.*(?<!\p{L})jadi\s)/u

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const SIZE = new RegExp(
  String.raw`^(?:${NUMBER}(?:\s?[x×]\s?${NUMBER})+(?:\s?(?:mm2?|cm|m))?|(?:\d\s)?\d+\/\d+(?:\s?(?:inch|inci|"))?|${NUMBER}\s?(?<unit>mm2?|mili|cm|meter|m|inch|inci|"|kg|kilo|gram|liter|watt|w|volt|ampere|amper|a|pk)|0[.,]\d{1,2}|[a-z]{1,2}-?\d{1,3})$`,
  'u',
)
const BARE = new RegExp(String.raw`^${NUMBER}$`, 'u')
const AMOUNT = new RegExp(
  String.raw`(?:^|[\s,]+)(?:(?:jumlah(?:nya)?|sebanyak|tetap|jadi|cukup)\s)*(?<qty>\d+(?:[.,]\d+)?)(?:\s?(?<unit>${unitWords.join('|')}))?$`,
  'u',
)

/** What goods are sold by is how many of them, unless they have a size in it. */
function isSizeOf({ words, match }: DialogueItem, unit: string | undefined): boolean {
  if (!unit || !/^(?:kg|kilo|meter|m|liter)$/u.test(unit)) return true
  const [option] = match?.options ?? []
  const plain = unit.replace('kilo', 'kg').replace('meter', 'm')
  const names = `${words} ${option?.name ?? ''} ${option?.variantName ?? ''}`.toLowerCase()
  return option?.unit !== plain && new RegExp(String.raw`\d\s?${plain}(?!\p{L})`, 'u').test(names)
}

/** Whether the catalogue has left something open of goods, which a number may answer. */
const isOpen = (item: DialogueItem): boolean => item.match !== null && !findChosen(item)

/** `yang 13 ganti 16`, `hebelnya yang 7,5`: a number that is a size, with the unit of the only size that they have. */
function readBareSize(said: string, verbs: string, { item, by }: Pointed): string | undefined {
  const isSize =
    (by === 'size' && SWAPS.test(verbs)) ||
    (by !== 'size' && /(?<!\p{L})yang[\s,]+$/u.test(verbs) && !isOpen(item))
  if (!BARE.test(said) || !isSize) return undefined
  const units = [
    ...item.words.matchAll(/\d\s?(mm|mili|cm|inch|inci|kg|liter|watt|ampere|a)(?!\p{L})/giu),
  ]
  return units.length === 1 ? `${said} ${units[0]![1]}` : said
}

/** Whether a number without a unit is how many: of goods that a size or a word calls, where nothing of that is open. */
const isCount = ({ item, by }: Pointed, verbs: string, { items }: Dialogue): boolean =>
  by === 'size' || (by === 'sort' && item.qty !== null && items.length > 1 && !SWAPS.test(verbs))

/**
 * `sengnya yang 2,1 meter saja 40 lembar`, `yang polos tadi 35 batang`, `nomor 3 ganti m6`, `mcbnya 6a bukan 10a`: goods of the
 * list that are pointed at, by their name, a word or a size that only they have, or their place, in another size, as many, or both.
 */
export function readPointed(written: string, dialogue: Dialogue): Act[] | undefined {
  if (/[?]|(?<!\p{L})(?:berapa|tambah|kurangi|kalau|tidak|hapus|batal)(?!\p{L})/u.test(written))
    return undefined
  const text = written.replace(LEAD, '').replace(NOT, '').replace(SOFT_END, '').trim()
  const pointed = findPointed(text, dialogue)
  if (!pointed) return undefined
  const { item, by } = pointed
  const verbs = VERBS.exec(pointed.rest)?.[0] ?? ''
  const said = pointed.rest.slice(verbs.length).replace(SOFT_END, '')
  const bare = readBareSize(said, verbs, pointed)
  if (bare) return [{ kind: 'specify', words: bare, replaced: null, itemId: item.id }]
  const whole = SIZE.exec(said)
  const amount = whole ? null : AMOUNT.exec(said)
  const left = (amount ? said.slice(0, amount.index) : said).replace(SOFT_END, '').trim()
  const sized = whole ?? SIZE.exec(left)
  if (left !== '' && !sized) return undefined
  if (sized && !isSizeOf(item, sized.groups?.unit)) return undefined
  const { qty, unit } = amount?.groups ?? {}
  // `yang polos 8` says which, and a number of goods that are called is read by what they lack.
  const isCounted = qty && (unit ? by !== 'name' : isCount(pointed, verbs, dialogue))
  const isKnown = by === 'size' || findChosen(item) !== undefined
  if (!sized && !(isCounted && isKnown)) return undefined
  const quantity = qty ? readBareQuantity(`${qty} ${unit ?? ''}`) : undefined
  const size = left.replace(/^(0[.,]\d+)$/u, '$1 mm')
  return [
    ...(sized ? [{ kind: 'specify' as const, words: size, replaced: null, itemId: item.id }] : []),
    ...(quantity
      ? [{ kind: 'quantity' as const, ...quantity, change: 'set' as const, itemId: item.id }]
      : []),
  ]
}
