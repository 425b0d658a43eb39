import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import type { Act, DialogueItem } from './dialogue.ts'
import { findCalledItem, LAST } from './find-called.ts'
import type { RecognizeGoods } from './recognize-goods.ts'
import { stripToGoods } from './strip-to-goods.ts'
import { splitWords } from './word-sets.ts'

const INTO = String.raw`(?:(?:saja|jadi|ke|dengan|pakai|sama)\s)`
const REPLACED = new RegExp(
  String.raw`^(?:(?<called>\p{L}{3}.*?)\s(?:ganti|tukar)\s${INTO}*|(?:ganti|tukar)\s(?<named>\p{L}{3}.*?)\s${INTO}+)(?<meant>\p{L}{3}.*)$`,
  'u',
)

/** `tripleknya ganti gypsum 9 mm`, `ganti triplek jadi gypsum`: other goods in place of those that are called. */
export function readReplacement(
  text: string,
  items: readonly DialogueItem[],
  recognize: RecognizeGoods,
): Act[] | undefined {
  const { called, named, meant } = REPLACED.exec(text)?.groups ?? {}
  const wrong = called ?? named
  const item = wrong && !LAST.test(wrong) ? findCalledItem(wrong, items) : undefined
  const parsed = meant ? readLine(stripToGoods(meant, recognize)) : undefined
  if (!item || !parsed) return undefined
  const [head = ''] = splitWords(parsed.text)
  const isOther = recognize(head) === 'head' && !splitWords(item.words.toLowerCase()).includes(head)
  if (!isOther) return undefined
  const replaced = item.words.toLowerCase()
  const specified: Act = { kind: 'specify', words: parsed.text, replaced, itemId: item.id }
  const { qty, unit = null } = parsed
  return qty === undefined
    ? [specified]
    : [specified, { kind: 'quantity', qty, unit, change: 'set', itemId: item.id }]
}
