import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { isPlain } from '../../words/normalize-message.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { splitWords } from '../../words/word-sets.ts'

/** `d22 100 batang` after `besi ulir d19 150 batang` */
const CONTINUED = new RegExp(
  String.raw`^(?:ø|d)?\d+(?:[.,]\d+)?\s*(?:mm|cm|inch|inci)?\s+\d+(?:[.,]\d+)*\s*(?:${unitWords.join('|')})\.?$`,
  'u',
)
/** `yang 8 40` and `yang 9 mm 10 lembar` after goods in another size of the same message; `yang 8 banci 40` in another sort, too. */
export const CONTINUED_WHICH = new RegExp(
  String.raw`^yang\s(?:ø|d)?\d+(?:[.,]\d+)?(?:\s?(?:mm|cm|mili|inch|inci|kg|watt|liter))?(?:\s(\p{L}{4,}))?\s\d+(?:[.,]\d+)*(?:\s*(?:${unitWords.join('|')})\.?)?(?=$|[,;]|\s(?:yang|dan|sama)\s)`,
  'u',
)
/** `besi 8 polos, 10 ulir` */
const SIZE_AND_SORT = /^\d{1,3}(?:\s?mm)?\s(\p{L}{3,})$/u
/** `20 batang 20x40` after `10 batang hollow 40x40` */
const AMOUNT_FIRST = new RegExp(
  String.raw`^(\d+(?:[.,]\d+)?\s?(?:${unitWords.join('|')}))\s(?:yang\s)?(\d+(?:[.,]\d+)?(?:\s?x\s?\d+(?:[.,]\d+)?|\s?(?:mm|cm|inch|inci|kg|watt|liter)))$`,
  'u',
)
export function findContinued(
  before: string,
  part: string,
  recognize: RecognizeGoods,
): string | undefined {
  if (CONTINUED.test(part) || AMOUNT_FIRST.test(part)) return findName(before, recognize)
  const [isWhich, kind] = CONTINUED_WHICH.exec(part) ?? []
  if (isWhich && /\d/.test(before) && !(kind && isPlain(kind)))
    return kind ? findName(before, recognize)?.split(' ')[0] : findName(before, recognize)
  const [, sort = ''] = SIZE_AND_SORT.exec(part) ?? []
  const [, head = ''] = /(\p{L}{3,})\s\d{1,3}(?:\s?mm)?\s\p{L}{3,}$/u.exec(before) ?? []
  return sort && !unitWords.includes(sort) && recognize(head) === 'head' ? head : undefined
}
export const continueName = (
  before: string | undefined,
  part: string,
  recognize: RecognizeGoods,
): string => {
  const isContinued =
    SIZE_AND_SORT.test(part) || CONTINUED_WHICH.test(part) || AMOUNT_FIRST.test(part)
  const name = before && isContinued ? findContinued(before, part, recognize) : undefined
  return name ? `${name} ${part.replace(/^yang\s/u, '')}` : part
}
function findName(part: string, recognize: RecognizeGoods): string | undefined {
  const words = splitWords(part)
  const from = words.findIndex((word) => recognize(word) === 'head')
  const to = words.findIndex((word, at) => at > from && /\d/.test(word))
  return from === -1 || to === -1
    ? undefined
    : words
        .slice(from, to)
        .filter((word) => word !== 'yang')
        .join(' ')
}

/** `ada bata ringan? yang 7,5 cm` */
const SIZED_WHICH = /^yang\s\d+(?:[.,]\d+)?\s?(?:mm|mili|cm|m|kg|kilo|inch|inci|liter|watt)$/u

const COUNTED = new RegExp(
  String.raw`^(?<goods>.*\p{L}[^\d]*)\s(?<amount>\d+(?:[.,]\d+)?\s?(?:${unitWords.join('|')}))(?:\s(?:saja|dulu|ya))*$`,
  'u',
)

/** `yang pasang`, `yang ulir 10` */
const SORT_WHICH = /^yang\s(\p{L}{3,})(?:\s\d+(?:[.,]\d+)?(?:\s?(?:mm|cm|inch|inci))?)?$/u
/** `lem pipa, 400 gram 3` */
const SIZE_ALONE = new RegExp(
  String.raw`^\d+(?:[.,]\d+)?\s?(?:mm|cm|gram|kg|liter|watt|inch|inci)(?:\s\d{1,4}(?:\s?(?:${unitWords.join('|')}))?)?$`,
  'u',
)

/** Which ones, behind goods of which nobody has named a size, and behind how many of them: `semen 45 sak, yang 50 kg`. */
export function joinSized(
  parts: readonly string[],
  part: string,
  recognize: RecognizeGoods,
): string[] {
  const before = parts.at(-1)
  const { goods = before ?? '', amount = '' } = COUNTED.exec(before ?? '')?.groups ?? {}
  const [, sort = ''] = SORT_WHICH.exec(part) ?? []
  const isSort = sort !== '' && recognize.isPhrase?.(splitWords(goods).at(-1) ?? '', sort) === true
  const isWhich = SIZED_WHICH.test(part) || (amount === '' ? SIZE_ALONE.test(part) : isSort)
  return before && isWhich && !/\d/.test(goods) && recognize(goods) === 'head'
    ? [...parts.slice(0, -1), `${goods} ${part.replace(/^yang\s/u, '')} ${amount}`.trim()]
    : [...parts, part]
}

const MEASURE = String.raw`\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)*`
/** `kalau yang 90x210 berapa`, `yang 12 mm` */
const ASKED_WHICH = new RegExp(
  String.raw`^(?:kalau\s|terus\s)*yang\s(${MEASURE})(\s?(?:mm|cm|inch|inci|kg|watt|liter))?(?:\s(?:harga(?:nya)?\s)?(?:berapa|ada)(?!\p{L})|\s*[?]?$)`,
  'u',
)
/** `pintu panel 80x210 berapa? yang 90x210 berapa?`: the same goods in another size are asked about as well. */
export function repeatAsked(
  parts: readonly string[],
  part: string,
  recognize: RecognizeGoods,
): string[] {
  const before = parts.at(-1) ?? ''
  const [, size, unit = ''] = ASKED_WHICH.exec(part) ?? []
  if (!size || recognize(before) !== 'head' || !/(?<!\p{L})(?:berapa|ada|harga)/u.test(before))
    return [...parts, part]
  const alike = [
    ...before.matchAll(new RegExp(String.raw`(?<![\d.,x\p{L}])${MEASURE}`, 'gu')),
  ].filter(([number]) => number.split('x').length === size.split('x').length)
  const [own, ...others] = alike
  if (!own || others.length > 0) return [...parts, part]
  const behind = before.slice(own.index + own[0].length)
  const isUnitSaid = /^\s?(?:mm|cm|inch|inci|kg|watt|liter)(?!\p{L})/u.test(behind)
  return [...parts, `${before.slice(0, own.index)}${size}${isUnitSaid ? '' : unit}${behind}`]
}
