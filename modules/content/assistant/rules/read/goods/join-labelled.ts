import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { readTopic } from '../questions/read-question.ts'
import { readArea } from '../work/read-area.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { COLOUR } from '../../track/respecify.ts'

const SIDE = '(?:panjang|lebar|tinggi)(?:nya)?'
/** What kind of word or size follows: `ukuran 80x77`, `lebar 70`, `motif kayu`. */
const LABEL = String.raw`(?:ukuran|uk|size|tebal|ketebalan|diameter|isi|warna|motif|corak|tipe|type|kelas|model|finishing|permukaan)(?:nya)?|${SIDE}`
const LABELLED = new RegExp(
  String.raw`^(?:yang\s|dengan\s|untuk\s)?(${LABEL})\s(?:yang\s|mau\s|minta\s)*(?=[\p{L}\d])`,
  'u',
)
/** A colour says by itself what it is. */
const COLOUR_LABEL = /^(?:yang\s)?warna(?:nya)?\s(?:yang\s|mau\s)*/u
const PATTERN = /^(?:motif|corak)/u
/** What changes something says which on the list. */
const CHANGES =
  /(?<!\p{L})(?:(?<!mau\s)ganti|jadi|tambah|kurangi|bukan|jangan|tidak|hapus|batal|tetap)(?!\p{L})/u

/** `warnanya senada` names none. */
const AS_OTHERS = /(?<!\p{L})(?:sama|senada|serasi|sesuai|cocok|bebas|terserah|saja)(?!\p{L})/u

const UNIT = `(?:${unitWords.join('|')})`
const COUNTED = new RegExp(
  String.raw`^(.*\p{L}.*?)\s(\d+(?:[.,]\d+)?\s?${UNIT}|(?<=\p{L}{2}\s)\d{1,4})$`,
  'u',
)

/** Whether a part only says how goods are: by a label, and without goods of its own. */
const isLabelled = (part: string, recognize: RecognizeGoods): boolean => {
  const [lead = '', label = ''] = LABELLED.exec(part) ?? []
  const said = part.slice(lead.length).replace(COLOUR, ' ')
  return (
    label !== '' &&
    !/[?]/.test(part) &&
    !CHANGES.test(part) &&
    !AS_OTHERS.test(part) &&
    readTopic(part) === null &&
    (PATTERN.test(label) || recognize(said) !== 'head')
  )
}

/** `genteng metal 80 lembar, ukuran 80x77`, `pintu pvc, lebar 70 putih 2 set`: what a label says behind goods is said of those. */
export function joinLabelled(
  parts: readonly string[],
  part: string,
  recognize: RecognizeGoods,
): string[] {
  const before = parts.at(-1) ?? ''
  const isOfGoods =
    isLabelled(part, recognize) &&
    recognize(before) === 'head' &&
    !/[?]/.test(before) &&
    !CHANGES.test(before) &&
    // How high and how wide may be said of what is built.
    !(new RegExp(SIDE, 'u').test(part) && readArea(before))
  if (!isOfGoods) return [...parts, part]
  const said = part.replace(COLOUR_LABEL, '')
  const [, goods, amount] = COUNTED.exec(before) ?? []
  if (!goods) return [...parts.slice(0, -1), `${before} ${said}`]
  return COUNTED.test(part) && !/\d$/.test(part)
    ? [...parts, part]
    : [...parts.slice(0, -1), `${goods} ${said} ${amount}`]
}
