import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import type { Act } from '../../track/act.ts'
import type { Dialogue, DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem, LAST } from '../goods/find-called.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { COLOUR } from '../../track/respecify.ts'
import { stripToGoods } from '../../words/strip-to-goods.ts'
import { splitWords } from '../../words/word-sets.ts'

const INTO = String.raw`(?:(?:saja|jadi|menjadi|ke|dengan|pakai|sama)\s)`
const LEAD = String.raw`^(?:(?:saya|aku|kami|mau|tolong|mohon|yang)\s)*`
const REPLACED = new RegExp(
  String.raw`${LEAD}(?:(?<called>\p{L}{3}.*?)\s(?:(?:saya|mau)\s)*(?:ganti\s${INTO}*|jadi\s(?=\p{L}))|ganti\s(?<named>\p{L}{3}.*?)\s${INTO}+)(?<meant>\p{L}{3}.*)$`,
  'u',
)

/** `paku kayu 5 cm 3 kg`: behind a size, how much. */
const WEIGHED =
  /^(?<sized>\p{L}.*\d\s?(?:mm|cm|inch|inci))\s(?<qty>\d+(?:[.,]\d+)?)\s?(?:kg|kilo)$/u

/** `tripleknya ganti gypsum 9 mm`, `semennya jadi semen putih`: other goods in place of those that are called. */
export function readReplacement(
  text: string,
  items: readonly DialogueItem[],
  recognize: RecognizeGoods,
): Act[] | undefined {
  const { called, named, meant } = REPLACED.exec(text)?.groups ?? {}
  const wrong = called ?? named
  const item = wrong && !LAST.test(wrong) ? findCalledItem(wrong, items) : undefined
  const goods = meant ? stripToGoods(meant, recognize) : ''
  const parsed = readLine(goods)
  if (!item || !parsed) return undefined
  if (recognize.isBrand?.(goods))
    return [{ kind: 'specify', words: goods, replaced: null, itemId: item.id }]
  // `catnya ganti yang abu-abu`: a colour is none of the goods that are called so, such as stone.
  if (COLOUR.exec(goods)?.[0] === goods)
    return [{ kind: 'specify', words: goods, replaced: null, itemId: item.id }]
  const weighed = WEIGHED.exec(goods)?.groups
  if (weighed)
    return [
      {
        kind: 'specify',
        words: weighed['sized']!,
        replaced: item.words.toLowerCase(),
        itemId: item.id,
      },
      {
        kind: 'quantity',
        qty: Number(weighed['qty']!.replace(',', '.')),
        unit: 'kg',
        change: 'set',
        itemId: item.id,
      },
    ]
  // `alkali sealer 5 kg` says in which pack.
  const isPack = /^(?:kg|liter|m)$/u.test(parsed.unit ?? '')
  const { qty, unit = null } = isPack ? { qty: undefined } : parsed
  const words = isPack ? goods : parsed.text
  const [head = ''] = splitWords(words)
  if (recognize(head) !== 'head') return undefined
  const own = splitWords(item.words.toLowerCase())
  const isSame = own.includes(head)
  // `besi 10 jadi besi 16`, `semen jadi 25`: of the same goods something else has to be said.
  if (isSame && splitWords(words).every((word) => own.includes(word))) return undefined
  const replaced = item.words.toLowerCase()
  const specified: Act = { kind: 'specify', words, replaced, itemId: item.id }
  return qty === undefined
    ? [specified]
    : [specified, { kind: 'quantity', qty, unit, change: 'set', itemId: item.id }]
}

const TAKES_PLACE = new RegExp(String.raw`^(?:ganti|tukar)\s${INTO}*(?<meant>\p{L}{3}.*)$`, 'u')
const MORE = /(?<!\p{L})(?:juga|sekalian|tambah|\p{L}{3,}nya)(?!\p{L})/u

/** `ganti keramik lantai 50x50 krem saja`: other goods in place of those that are spoken of, when none of the list are called so. */
export function readGoodsInstead(
  text: string,
  { items, focus, asked }: Dialogue,
  recognize: RecognizeGoods,
): Act[] | undefined {
  const { meant } = TAKES_PLACE.exec(text)?.groups ?? {}
  const item = focus ?? items.find(({ id }) => id === asked?.itemId) ?? items.at(-1)
  if (!meant || !item || MORE.test(text)) return undefined
  const parsed = readLine(stripToGoods(meant, recognize))
  const [head = ''] = splitWords(parsed?.text ?? '')
  const isListed = [item, ...items].some(({ words }) =>
    splitWords(words.toLowerCase()).includes(head),
  )
  const colour = COLOUR.exec(parsed?.text ?? '')
  // `ganti abu muda`: a colour, although crushed stone is called so.
  if (parsed && colour?.[0] === parsed.text && parsed.qty === undefined)
    return [{ kind: 'specify', words: parsed.text, replaced: null, itemId: item.id }]
  if (!parsed || isListed || colour?.index === 0 || recognize(head) !== 'head') return undefined
  const { text: words, qty, unit = null } = parsed
  const replaced = item.words.toLowerCase()
  const specified: Act = { kind: 'specify', words, replaced, itemId: item.id }
  return qty === undefined
    ? [specified]
    : [specified, { kind: 'quantity', qty, unit, change: 'set', itemId: item.id }]
}
