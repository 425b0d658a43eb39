import type { Act, DialogueItem } from './dialogue.ts'
import { readBareQuantity } from './read-change.ts'
import { splitWords } from './word-sets.ts'

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

/** `yang 10 saja 20`: how many of the goods that their size calls. */
const SIZE_COUNTED = new RegExp(
  String.raw`^yang\s()(${SIZE})\s(?:(?:saja|dulu|nya)\s)?(\d+)(\s\p{L}+[²³23]?)?$`,
  'u',
)

/** `yang 12 ganti 15 mm`, `yang 9 jadi 15`: another size of goods that their size calls, or another quantity. */
export function readSwap(text: string, items: readonly DialogueItem[]): Act | undefined {
  const match =
    SWAPPED.exec(text.replace(/(?:\s(?:saja|ya|deh|dong|kak|min))+$/u, '')) ??
    SIZE_COUNTED.exec(text)
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
