import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { splitWords } from '../../words/word-sets.ts'

const PER_ITEM = new RegExp(
  String.raw`^(?<goods>.*\p{L}.*\s)(?<each>\d+)(?<unit>\s?(?:${unitWords.join('|')}))?\s(?:(?:se)?tiap|per)\s(?:satu\s|1\s)?(?<name>\p{L}{3,}?)(?:nya)?(?:\s(?:ya|juga|saja|deh|dong|kak))*$`,
  'u',
)

/** `engsel 3 pasang tiap pintu` beside three doors: so many for each of them. The same text where nothing is so called. */
export function multiplyPerItem(text: string, items: readonly DialogueItem[]): string {
  const { goods, each, unit = '', name = '' } = PER_ITEM.exec(text)?.groups ?? {}
  if (!goods || !each || unitWords.includes(name)) return text
  const counted = items.filter(
    ({ words, qty }) => qty !== null && splitWords(words.toLowerCase())[0] === name,
  )
  const total = counted.reduce((sum, { qty }) => sum + qty!, 0)
  return total > 0 ? `${goods}${Number(each) * total}${unit}` : text
}
