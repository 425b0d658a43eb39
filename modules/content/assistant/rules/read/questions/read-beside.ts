import type { Act } from '../../track/act.ts'
import { findChosen, isComplete, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import type { MessageContext } from '../message-context.ts'
import { findCalledItem, listNames } from '../goods/find-called.ts'
import { readTopic } from './read-question.ts'
import { ASKS_FOR_OTHERS } from '../../track/topic.ts'
import { COLOUR, respecify } from '../../track/respecify.ts'
import { splitWords } from '../../words/word-sets.ts'

const SIZE = String.raw`\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)*(?:\s?(?:mm|mili|cm|m|kg|kilo|inch|inci|liter|watt|"))?`
const ASKED = new RegExp(
  String.raw`^(?:(?<name>(?:\p{L}+\s)?\p{L}{3,}nya)\s)?(?:kalau\s|gimana\s)*(?<which>(?:(?:yang|ukuran|tebal|diameter|panjang|isi|warna|pakai|merek|merk|permukaan)(?:nya)?\s)+|(?=[a-z]\d{1,3}\s(?:harga|berapa)))(?<said>${SIZE}|[a-z]\d{1,3}|${COLOUR.source}|(?:motif|corak)\s\p{L}{3,}(?:\s(?!ada|berapa|harga)\p{L}{3,})?|matt|glossy|poles|doff)(?:\s?nya)?(?:\s(?:harga(?:nya)?|berapa|ada|ya|sih|kak|stok(?:nya)?|jadi|kena|per|se\p{L}+|\p{L}{3,6}nya|untuk|apa|gimana|bagus|kuat|cocok|selisih(?:nya)?|beda(?:nya)?|pak|bu|bang|mas|min))*\s*[?]?$`,
  'u',
)
const ASKS = /(?<!\p{L})(?:apa|gimana|berapa|selisih(?:nya)?)(?!\p{L})|[?]\s*$/u
const TAKEN = new RegExp(
  String.raw`^(?:(?:ya|yaudah|yauda|yaudahlah|sudah|oke|ok|kalau|begitu|berarti|deh|boleh)\s)*(?<verb>(?:di)?ganti\s|pakai\s|ambil\s|pilih\s|jadi(?:nya)?\s|mau\s)?(?:ke\s|jadi\s|saja\s)*(?:yang\s)?(?<said>itu|${SIZE}|${COLOUR.source}|aw|d|c)(?<only>(?:\s(?:saja|deh|ya|kak|lah))*)$`,
  'u',
)

/**
 * `kalau yang 12 berapa?` behind goods of the list in another size: they are asked about in that one, and the list stays
 * as it is. What is on the list in that size is meant itself.
 */
export function readBeside(
  text: string,
  { dialogue: { items, focus, asked } }: MessageContext,
): Act[] | undefined {
  const { name, said = '' } = ASKED.exec(text)?.groups ?? {}
  // `kalau yang 8 cm untuk apa?` asks about it, whatever is asked.
  const about = said ? (readTopic(text) ?? (ASKS.test(text) ? 'price' : null)) : null
  if (!about || focus || ASKS_FOR_OTHERS.has(about) || asked?.about === 'choice') return undefined
  const item = name ? findCalledItem(name, items) : items.at(-1)
  const number = said.replace(/\s?\p{L}+$/u, '')
  if (!item || !isComplete(item)) return undefined
  if (items.some((each) => isSaidOf(each, number) || listNames(each).has(said))) return undefined
  const { words } = respecify({ ...item, match: null }, { words: said, replaced: null })
  return [
    {
      kind: 'goods',
      words,
      qty: null,
      unit: null,
      isTentative: true,
      besideId: item.id,
    },
    { kind: 'ask', about },
  ]
}

/** Whether goods were ordered in a size: `12` is none of `besi ulir 10`, although those are 12 m long. */
const isSaidOf = ({ words }: DialogueItem, number: string): boolean =>
  splitWords(words.toLowerCase()).some((word) => word.replace(/(?<=\d)\p{L}+$/u, '') === number)

/** `tetap yang 10 saja`: the list stays as it is, and nothing more is asked about. */
const LEFT_ALONE = new RegExp(
  String.raw`^(?:(?:ya|yaudah|sudah|oke|hmm|kalau|begitu)\s)*(?:tetap|tetep|balik|mending)\s(?:ke\s)?(?:yang\s)?(?:${SIZE}|itu|tadi|awal|semula|pertama|${COLOUR.source})(?:\s(?:tadi|saja|deh|ya|kak|lah))*$`,
  'u',
)
export const keepsListed = (text: string, { items, focus }: Dialogue): boolean =>
  LEFT_ALONE.test(text) && items.some(({ id }) => id === focus?.besideId)

/** `ya sudah yang 12 saja`, `ganti itu`: what was asked about beside an item of the list takes its place. */
export function readInsteadOf(text: string, { items, focus }: Dialogue): Act | undefined {
  const item = items.find(({ id }) => id === focus?.besideId)
  const { verb = '', said = '', only = '' } = TAKEN.exec(text)?.groups ?? {}
  if (!item || !focus || !findChosen(focus) || !said) return undefined
  if (!/saja/u.test(only) && !/ganti|jadi|pakai/u.test(verb)) return undefined
  const own = new Set(
    splitWords(focus.words.toLowerCase()).flatMap((word) => [word, word.replace(/\p{L}+$/u, '')]),
  )
  const isMeant = said === 'itu' || own.has(said.replace(/\s?\p{L}+$/u, '')) || own.has(said)
  return isMeant ? { kind: 'instead', itemId: item.id } : undefined
}
