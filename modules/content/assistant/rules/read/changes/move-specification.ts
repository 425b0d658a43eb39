import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { COLOUR } from '../../track/respecify.ts'

const BEHIND_AMOUNT = new RegExp(
  String.raw`^(\p{L}{3}.*?)\s(\d+(?:[.,]\d+)*\s*(?:${unitWords.join('|')}|ton))\s+yang\s+(?!itu|ini|tadi|lain|mana|paling|murah)([\p{L}\d][^?]*)$`,
  'u',
)

/** `lampu 12 watt 10 yang putih`, `knee 3 inci 6 yang d juga` */
const COLOUR_BEHIND = new RegExp(
  String.raw`^(\p{L}{3}.*\p{L})\s(\d{1,4})\s+yang\s+(?:warna\s|kelas\s|tipe\s)?(${COLOUR.source}|aw|d|c)(?:\s(?:juga|saja|ya|semua))*$`,
  'u',
)
/** `paku 3 kg yang 7 cm` */
const WEIGHT_BEFORE_SIZE =
  /^(\p{L}{3}[^\d]*?)\s(\d+(?:[.,]\d+)?\s?(?:kg|kilo))\s+yang\s+(\d+(?:[.,]\d+)?\s?(?:cm|mm|mili|inch|inci))$/u

const NUMBER_BEFORE_WHICH =
  /^(\p{L}{3,}nya(?:\sjuga)?)\s(\d{1,4})\s+(?:saja\s+)?yang\s+(?!itu|ini|tadi|lain|mana|paling|murah)(\p{L}[^?]*)$/u
/** `2 roll yang lebar 2 meter`, `ambil 1 yang oranye` */
const BEFORE_WHICH = new RegExp(
  String.raw`^(?:(?:ambil|mau|minta|pesan|beli|pilih|butuh|perlu|saya|aku|kami)\s)*(\d+(?:[.,]\d+)*(?:\s*(?:${unitWords.join('|')}))?)\s+yang\s+(?!itu|ini|tadi|lain|mana|paling|murah)([^?]+)$`,
  'u',
)

/** `20 kg putih 1 pail`: how many stands at the end already. */
const COUNTED = new RegExp(
  String.raw`\s\d+\s?(?:${unitWords.filter((unit) => unit.length > 2).join('|')})$`,
  'u',
)

/** `semen 2 ton yang 50 kg`: which ones, before how many. */
export const moveSpecification = (text: string): string => {
  // `ambil 40 dus yang poles` names no goods.
  const [, count, how] = BEFORE_WHICH.exec(text) ?? []
  if (count) return `yang ${how} ${count}`
  const [, goods, amount, which] = BEHIND_AMOUNT.exec(text) ?? []
  if (goods) return `${goods} ${which} ${amount}`
  const [, sold, weight, size] = WEIGHT_BEFORE_SIZE.exec(text) ?? []
  if (sold) return `${sold} ${size} ${weight}`
  // `wastafelnya juga 1 yang meja`
  const [, named, number, kind] = NUMBER_BEFORE_WHICH.exec(text) ?? []
  if (named) return `${named} ${kind} ${number}${/\d$/.test(kind!) ? ' buah' : ''}`
  const [, lamp, pieces, colour] = COLOUR_BEHIND.exec(text) ?? []
  if (lamp) return `${lamp} ${colour} ${pieces}`
  // `5 kg paku kayu 7 cm`: how much, before what.
  if (COUNTED.test(text)) return text
  return text.replace(/^(\d+(?:[.,]\d+)*\s*(?:kg|ton))\s+(\p{L}{3}.*)$/u, '$2 $1')
}
