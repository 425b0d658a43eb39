import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { findSized } from './find-pointed.ts'
import { readBareQuantity } from './read-change.ts'
import { splitWords } from '../../words/word-sets.ts'

const INSTEAD =
  /(?:bukan|jangan)\s(?:yang\s)?(.+?)(?:\s*,\s+|\s+)(?:(?:tapi|tetapi|melainkan|yang)\s)*(.+?)(?:\s(?:maksudnya|deh|dong|ya))*$/u

/** A sign between them says where one ends, whatever they consist of. */
const INSTEAD_APART =
  /(?:bukan|jangan)\s(?:yang\s)?(\p{L}[^,]*?)(?:\s*,\s*|\s(?=tapi\s|tetapi\s|melainkan\s))(?:(?:tapi|tetapi|melainkan|yang)\s)*(\p{L}.+?)(?:\s(?:maksudnya|deh|dong|ya))*$/u

/** `bukan 30, 50 batang`, `bukan polos, ulir`: what is meant in place of what was said. */
export function readInstead(text: string, items: readonly DialogueItem[]): Act | undefined {
  const match = INSTEAD_APART.exec(text) ?? INSTEAD.exec(text)
  if (!match) return undefined
  const [, wrong = '', meant = ''] = match
  const quantity = readBareQuantity(meant)
  if (quantity && readBareQuantity(wrong))
    return { kind: 'quantity', ...quantity, change: 'set', itemId: null }
  const said = splitWords(wrong)
  const item = items.findLast(({ words }) => {
    const own = splitWords(words.toLowerCase())
    return said.every((word) => own.includes(word))
  })
  // `bukan semen putih, semen 50 kg`: other goods, with a size of their own.
  if (item && said.length > 1)
    return {
      kind: 'specify',
      words: meant.trim(),
      replaced: item.words.toLowerCase(),
      itemId: item.id,
    }
  return item && { kind: 'specify', words: meant.trim(), replaced: wrong.trim(), itemId: item.id }
}

const SIZE = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:mm|mili|cm|m|kg|kilo|inch|inci))?`
const INSTEAD_SIZED = new RegExp(
  String.raw`^(?:bukan|jangan|tidak\sjadi)\s(?:yang\s)?(${SIZE})(?:\s(?:saja|maksudnya))?(?:\s*,\s*|\s)(?:(?:tapi|tetapi|melainkan)\s)?(yang\s)?(${SIZE})(\s\p{L}+)?(?:\s(?:maksudnya|deh|dong|ya|saja|kak))*$`,
  'u',
)

/** `bukan 9 mm tapi 12 mm`, `tidak jadi 20, 25 sak`: another size of the goods that have the wrong one, or another quantity. */
export function readSizeInstead(text: string, items: readonly DialogueItem[]): Act | undefined {
  const [, wrong = '', isWhich, meant = '', unit = ''] = INSTEAD_SIZED.exec(text) ?? []
  const isSize = isWhich !== undefined || /\p{L}$/u.test(meant)
  const item = isSize && !isUnit(unit) ? findSized(wrong, items) : undefined
  if (item) return { kind: 'specify', words: meant, replaced: null, itemId: item.id }
  const quantity = wrong && !isSize ? readBareQuantity(`${meant}${unit}`) : undefined
  return quantity && { kind: 'quantity', ...quantity, change: 'set', itemId: null }
}
const isUnit = (word: string): boolean => unitWords.includes(word.trim())

/** `yang polos salah tulis, maksudnya 8 bukan 10`: another size of the goods that a word calls. */
const MISWRITTEN = new RegExp(
  String.raw`^(?:(?:eh|oh|maaf|sori|sorry|aduh|duh|ralat)[\s,]+)*(?:yang\s)?(\p{L}{3,}?)(?:nya)?(?:\situ)?\s(?:salah|keliru|typo)(?:\s(?:tulis|ketik|sebut|catat))?[,\s]+maksudnya\s(?:yang\s)?(${SIZE})(?:\s(?:mestinya|ya|kak|pak))*$`,
  'u',
)
export function readMiswritten(text: string, items: readonly DialogueItem[]): Act | undefined {
  const [, word = '', size = ''] = MISWRITTEN.exec(text) ?? []
  const called = items.filter(({ words }) => splitWords(words.toLowerCase()).includes(word))
  const [item] = called
  return item && called.length === 1
    ? { kind: 'specify', words: size, replaced: null, itemId: item.id }
    : undefined
}

const SORT_SWAPPED =
  /^yang\s(\p{L}{4,})\s(?:ganti|jadi)\s(?:jadi\s|ke\s|yang\s|warna\s)*(\p{L}{4,}(?:\s\p{L}{3,})?)$/u

/** `yang coklat ganti putih`: another sort of the goods that have the first in their words. */
export function readSortSwap(text: string, items: readonly DialogueItem[]): Act | undefined {
  const [, replaced = '', words = ''] =
    SORT_SWAPPED.exec(text.replace(/(?:\s(?:saja|ya|deh|dong|juga))+$/u, '')) ?? []
  const item = replaced
    ? items.findLast((each) => splitWords(each.words.toLowerCase()).slice(1).includes(replaced))
    : undefined
  return item && { kind: 'specify', words, replaced, itemId: item.id }
}

/** `yang 120 kurangi 30`: the only goods of which there are so many, where none have it for a size. */
const COUNTED_CALLED = new RegExp(
  String.raw`^yang\s(\d+)(?:\s?(?:${unitWords.join('|')}))?\s(?:itu\s|tadi\s)*(tambah|kurangi|jadi)\s(\d+(?:\s?(?:${unitWords.join('|')}))?)(?:\s(?:saja|ya|deh|lagi))*$`,
  'u',
)
export function readCountedCalled(text: string, items: readonly DialogueItem[]): Act | undefined {
  const [, number = '', verb, amount = ''] = COUNTED_CALLED.exec(text) ?? []
  const [item, ...others] = items.filter(({ qty }) => qty === Number(number))
  const quantity = readBareQuantity(amount)
  if (!number || !item || others.length > 0 || !quantity || findSized(number, items))
    return undefined
  const change = verb === 'tambah' ? 'add' : verb === 'kurangi' ? 'subtract' : 'set'
  return { kind: 'quantity', ...quantity, change, itemId: item.id }
}
