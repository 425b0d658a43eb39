import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, listSpoken, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import { COLOUR } from '../../track/respecify.ts'
import { splitWords } from '../../words/word-sets.ts'
import { findCalledItem, listNames, ORDINALS } from '../goods/find-called.ts'
import { isCalledBy, isPartOfName, readBareQuantity } from './read-change.ts'

const SOFT = String.raw`(?:saja|ya|deh|dong|kak|min|pak|bu|bang|mas|lah|dulu|cukup|juga|sih|kok|biar\s.*)`
const LEAD =
  /^(?:(?:maaf|eh|oh|oya|tolong|mohon|ralat|koreksi|revisi|nah|itu|terus|tapi|mau|untuk|yang\sini)[\s,]+)+/u
/** `6A ya bukan 10A`: what it is not says nothing more, where it is said what it is. */
const NOT = new RegExp(
  String.raw`(?:\s${SOFT})*[\s,]+(?:bukan|jangan)\s(?:yang\s)?[\d\p{L}.,/-]*\d[\d\p{L}.,/-]*(?:\s(?:${unitWords.join('|')}|mm|cm|kg|m))?(?=$|[\s,])`,
  'u',
)
const SOFT_END = new RegExp(String.raw`(?:[\s,]+${SOFT})+$`, 'u')
const VERB = String.raw`(?:(?:di)?(?:ganti|ubah|jadi|pakai|pilih|ambil|minta|tukar)|mau|maunya|maksudnya|harusnya|salah|butuh|perlu|ke|yang|dengan|saja|cukup|ukuran(?:nya)?|tebal(?:nya)?|panjang(?:nya)?|diameter(?:nya)?|tipe|jumlah(?:nya)?|sebanyak|tetap|tadi|itu|juga|sama)`
const VERBS = new RegExp(String.raw`^(?:${VERB}[\s,]+)+(?=[\p{L}\d])`, 'u')

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const SIZE = new RegExp(
  String.raw`^(?:${NUMBER}(?:\s?[x×]\s?${NUMBER})+(?:\s?(?:mm2?|cm|m))?|(?:\d\s)?\d+\/\d+(?:\s?(?:inch|inci|"))?|${NUMBER}\s?(?<unit>mm2?|mili|cm|meter|m|inch|inci|"|kg|kilo|gram|liter|watt|w|volt|ampere|amper|a|pk)|0[.,]\d{1,2}|[a-z]{1,2}-?\d{1,3})$`,
  'u',
)
const AMOUNT = new RegExp(
  String.raw`(?:^|[\s,]+)(?:(?:jumlah(?:nya)?|sebanyak|tetap|jadi|cukup)\s)*(?<qty>\d+(?:[.,]\d+)?)(?:\s?(?<unit>${unitWords.join('|')}))?$`,
  'u',
)

/** `semennya`, `yang polos tadi`, `nomor 3`, `besi polos` before a verb: goods of the list, and what is said of them. */
const BY_NAME = /^((?:\p{L}{2,}\s){0,2}\p{L}{2,}nya)\s(?=[\p{L}\d])/u
const BY_SORT = /^yang\s(\p{L}{3,}(?:\s\p{L}{3,})?)\s(?=[\p{L}\d])/u
const BY_PLACE = new RegExp(
  String.raw`^((?:yang\s)?(?:(?:item|poin|point|urutan|butir|nomor|nomer|no\.?)\s?(?:ke-?\s?)?\d{1,2}|ke-?\s?\d{1,2}|${ORDINALS.join('|')}))\s(?=[\p{L}\d])`,
  'u',
)
const BY_SIZE = new RegExp(
  String.raw`^yang\s(?:ukuran\s|uk\s|tebal\s|diameter\s|panjang\s)?(${NUMBER}\s?(?:mm|cm|kg|liter|watt|inch|inci|m)|\d+x\d+|\d+\/\d+)(?:\s?nya)?\s(?=(?:(?:di)?(?:ganti|ubah|jadi)\s|(?:tadi\s|saja\s|cukup\s)?\d+\s?(?:${unitWords.join('|')})(?!\p{L})))`,
  'u',
)
const BEFORE_VERB = /^(\p{L}{3,}(?:\s\p{L}{3,}){0,2})\s(?=(?:di)?(?:ganti|ubah|jadi)\s)/u

type Pointed = { item: DialogueItem; rest: string; isCalled: boolean }

/** The only goods that have all words: as they were typed, else as the catalogue calls them. */
function findOnly(words: readonly string[], items: readonly DialogueItem[]) {
  const having = (names: (item: DialogueItem) => ReadonlySet<string>) =>
    items.filter((item) => words.every((word) => names(item).has(word)))
  const typed = having((item) => new Set(splitWords(item.words.toLowerCase())))
  const found = typed.length > 0 ? typed : having(listNames)
  return found.length === 1 ? found[0] : undefined
}

function findPointed(text: string, dialogue: Dialogue): Pointed | undefined {
  const items = listSpoken(dialogue)
  const [lead = '', name] = BY_NAME.exec(text) ?? []
  if (name) {
    const item = isCalledBy(name, items) ? findCalledItem(name, items) : undefined
    const isOther = item && !name.includes(' ') && isPartOfName(name, item)
    if (!item || isOther) return undefined
    return { item, rest: text.slice(lead.length), isCalled: true }
  }
  const [placed = '', place] = BY_PLACE.exec(text) ?? []
  if (place) {
    const item = findCalledItem(place, dialogue.items)
    return item && { item, rest: text.slice(placed.length), isCalled: false }
  }
  const [sized = '', size] = BY_SIZE.exec(text) ?? []
  if (size) {
    const plain = size.replaceAll(/\s/g, '')
    const having = dialogue.items.filter(({ words }) =>
      words.toLowerCase().replaceAll(/\s/g, '').includes(plain),
    )
    return having.length === 1
      ? { item: having[0]!, rest: text.slice(sized.length), isCalled: false }
      : undefined
  }
  for (const pattern of [BY_SORT, BEFORE_VERB]) {
    const said = pattern.exec(text)?.[1]?.split(' ') ?? []
    // `yang polos jadi`: the last word may go on with what is said of them.
    for (let count = said.length; count > 0; count -= 1) {
      const words = said.slice(0, count)
      const item = findOnly(words, dialogue.items)
      const from = (pattern === BY_SORT ? 'yang '.length : 0) + words.join(' ').length + 1
      if (item && !(pattern === BY_SORT && isOffered(words, dialogue)))
        return { item, rest: text.slice(from), isCalled: false }
    }
  }
  return undefined
}

/** Whether words choose among what is shown, of goods that are asked about. */
const isOffered = (words: readonly string[], { asked, items }: Dialogue): boolean => {
  const open = asked?.about === 'choice' && items.find(({ id }) => id === asked.itemId)
  const shown = (open ? (open.match?.options ?? []) : []).flatMap(({ name, variantName }) =>
    splitWords(`${name} ${variantName}`.toLowerCase()),
  )
  return words.every((word) => shown.includes(word) || COLOUR.test(word))
}

/** What goods are sold by is how many of them, unless they have a size in it. */
function isSizeOf({ words, match }: DialogueItem, unit: string | undefined): boolean {
  if (!unit || !/^(?:kg|kilo|meter|m|liter)$/u.test(unit)) return true
  const [option] = match?.options ?? []
  const plain = unit.replace('kilo', 'kg').replace('meter', 'm')
  const names = `${words} ${option?.name ?? ''} ${option?.variantName ?? ''}`.toLowerCase()
  return option?.unit !== plain && new RegExp(String.raw`\d\s?${plain}(?!\p{L})`, 'u').test(names)
}

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
  const { item, isCalled } = pointed
  const verbs = VERBS.exec(pointed.rest)?.[0] ?? ''
  const said = pointed.rest.slice(verbs.length).replace(SOFT_END, '')
  const whole = SIZE.exec(said)
  const amount = whole ? null : AMOUNT.exec(said)
  const left = (amount ? said.slice(0, amount.index) : said).replace(SOFT_END, '').trim()
  const sized = whole ?? SIZE.exec(left)
  if (left !== '' && !sized) return undefined
  if (sized && !isSizeOf(item, sized.groups?.unit)) return undefined
  const { qty, unit } = amount?.groups ?? {}
  // `yang polos 8` says which, and a number of goods that are called is read by what they lack.
  if (!sized && (!qty || !unit || isCalled || findChosen(item) === undefined)) return undefined
  const quantity = qty ? readBareQuantity(`${qty} ${unit ?? ''}`) : undefined
  const size = left.replace(/^(0[.,]\d+)$/u, '$1 mm')
  return [
    ...(sized ? [{ kind: 'specify' as const, words: size, replaced: null, itemId: item.id }] : []),
    ...(quantity
      ? [{ kind: 'quantity' as const, ...quantity, change: 'set' as const, itemId: item.id }]
      : []),
  ]
}
