import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import type { Dialogue, DialogueItem } from '../../track/dialogue.ts'
import { COLOUR, respecify } from '../../track/respecify.ts'

const UNIT = `(?:\\s?(?:${unitWords.join('|')}))?`
const LABEL = String.raw`(?:(?:yang|warna|kelas|mau|minta)\s)*`
const SORT = String.raw`(${COLOUR.source}|aw|d|c|ganda|tunggal)`
const REST = String.raw`(?:sisanya|selebihnya|yang\slain(?:nya)?|lainnya|(?:yang\s)?satunya(?:\slagi)?)`
/** `5 nya warna kuning, sisanya putih`, `yang satu putih, satunya abu-abu` */
const DIVIDED = new RegExp(
  String.raw`^(?<goods>.*?)(?:^|[\s,]+)(?:(?<part>\d+)${UNIT}\s?(?:nya)?|yang\s(?:1|satu)(?:nya)?)\s${LABEL}${SORT}[\s,]+(?:dan\s|terus\s)?${REST}\s${LABEL}${SORT}(?:\s(?:saja|ya|deh|kak))*$`,
  'u',
)
const COUNTED = new RegExp(
  String.raw`^(?<name>.*\p{L}.*?)\s(?<qty>\d+)(?:\s?(?<unit>${unitWords.join('|')}))?$`,
  'u',
)

type Divided = { goods: string; part: number; one: string; other: string }

function readDivided(text: string): Divided | undefined {
  const match = DIVIDED.exec(text)
  if (!match) return undefined
  const { goods = '', part = '1' } = match.groups ?? {}
  const [one = '', other = ''] = [match[3], match[4]]
  return { goods: goods.trim(), part: Number(part), one, other }
}

/** `lampu 9 watt 12 biji, 5 nya kuning sisanya putih`: goods of a message in two sorts, as two goods. The same text otherwise. */
export function divideNamed(text: string): string {
  const divided = readDivided(text)
  const { name, qty, unit = '' } = COUNTED.exec(divided?.goods ?? '')?.groups ?? {}
  if (!divided || !name || Number(qty) <= divided.part) return text
  const { part, one, other } = divided
  return `${name} ${one} ${part} ${unit || 'buah'}, ${name} ${other} ${Number(qty) - part} ${unit || 'buah'}`
}

/** `5 nya kuning, sisanya putih` of goods of the list that are counted. */
export function divideListed(text: string, { items, asked }: Dialogue): Act[] | undefined {
  const divided = readDivided(text)
  const item: DialogueItem | undefined =
    items.find(({ id }) => id === asked?.itemId) ?? items.at(-1)
  if (!divided || divided.goods !== '' || !item || (item.qty ?? 0) <= divided.part) return undefined
  const { part, one, other } = divided
  const { words } = respecify({ ...item, match: null }, { words: one, replaced: null })
  return [
    { kind: 'specify', words: other, replaced: null, itemId: item.id },
    { kind: 'quantity', qty: item.qty! - part, unit: item.unit, change: 'set', itemId: item.id },
    { kind: 'goods', words, qty: part, unit: item.unit, isTentative: false },
  ]
}
