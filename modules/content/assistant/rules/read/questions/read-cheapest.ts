import type { Act } from '../../track/act.ts'
import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { findChosen, listAsked, listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { readBareQuantity } from '../changes/read-change.ts'
import { describePage } from '../describe-page.ts'
import type { MessageContext } from '../message-context.ts'
import { stripToGoods } from '../../words/strip-to-goods.ts'

const CHEAPEST =
  /(?<!\p{L})(?:yang\s)?(?:(?:paling\s)?murah(?:an)?|termurah)(?!\p{L})|(?<!\p{L})yang\smurah(?!\p{L})/u
const ASKS = /[?]|(?<!\p{L})(?:ada|mana|berapa|apa|apakah|lebih|bisa|kenapa|tidak)(?!\p{L})/u

/** `ambil yang murah 30`: the rest of a part that orders the cheapest; undefined where it only asks about it. */
export function readCheapest(part: string): string | undefined {
  if (!CHEAPEST.test(part) || ASKS.test(part)) return undefined
  return part.replace(CHEAPEST, ' ').replaceAll(/\s+/g, ' ').trim()
}

/**
 * `kloset duduk yang paling murah berapa?`: the cheapest of goods, with its price; `yang paling murah berapa?` of those
 * that were asked about.
 */
export function readCheapestPrice(
  part: string,
  { dialogue, page, recognize }: MessageContext,
): Act[] | undefined {
  const [said] = SUPERLATIVE.exec(part) ?? []
  if (!said || !/(?<!\p{L})(?:berapa|harga|mana|apa)/u.test(part) || /\d/.test(part))
    return undefined
  const named = stripToGoods(part.replace(said, ' '), recognize)
  // Nothing was spoken of: the goods of the page that is open.
  const isFirst = named === '' && listSpoken(dialogue).length === 0
  const words = isFirst && page ? (describePage(page)?.toLowerCase() ?? '') : named
  if (words === '' && dialogue.focus)
    return [
      { kind: 'cheapest', itemId: dialogue.focus.id },
      { kind: 'ask', about: 'price' },
    ]
  if (recognize(words) !== 'head') return undefined
  return [
    { kind: 'goods', words, qty: null, unit: null, isTentative: true },
    { kind: 'cheapest', itemId: null },
    { kind: 'ask', about: 'price' },
  ]
}
const SUPERLATIVE = /(?<!\p{L})(?:yang\s)?(?:paling\smurah|termurah)(?!\p{L})/u

const CHEAPER_OF = new RegExp(
  String.raw`^(?:(?:ambil|pilih|mau|ya|oke|sudah|pakai)\s)*(?:(?:yang\s)?(?:(?:lebih|paling)\smurah|termurah)|yang\smurah)(?:\s(?:saja|deh))*(?:\s(?:dari|di\santara|antara|yang))?(?:\s(?:2|3|kedua|semua|itu|ini|tadi))*(?:[\s,]+(\d+(?:\s?(?:${unitWords.join('|')}))?))?(?:\s(?:saja|ya|deh|dong|kak))*$`,
  'u',
)
/** `ambil yang lebih murah dari dua itu, 40 sak`: of goods that were compared, the one that costs less. */
export function readCheaperOfAsked(part: string, dialogue: Dialogue): Act[] | undefined {
  const match = CHEAPER_OF.exec(part)
  const asked = listAsked(dialogue).flatMap((item) => {
    const chosen = findChosen(item)
    return chosen ? [{ id: item.id, price: Number(chosen.price.amount) }] : []
  })
  const [cheapest] = asked.toSorted((a, b) => a.price - b.price)
  if (!match || !cheapest || asked.length < 2) return undefined
  const quantity = match[1] ? readBareQuantity(match[1]) : undefined
  return [
    { kind: 'return', itemId: cheapest.id },
    ...(quantity
      ? [{ kind: 'quantity' as const, ...quantity, change: 'set' as const, itemId: cheapest.id }]
      : []),
  ]
}
