import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { RecognizeGoods } from './recognize-goods.ts'
import { COLOUR, respecify } from './respecify.ts'

const UNITS = `(?:${unitWords.join('|')})`
/** `hitam 3`, `yang krem 3 galon` */
const SORT = new RegExp(
  String.raw`^(?:yang\s)?(?:warna\s)?(\p{L}[\p{L}-]*(?:\s\p{L}+)?)\s(\d+(?:\s?${UNITS})?)$`,
  'u',
)
const COUNTED = new RegExp(String.raw`^(.*\p{L}.*?)\s\d+(?:[.,]\d+)?(?:\s?${UNITS})?$`, 'u')

/** `nat putih 2, hitam 3`: a colour and a number are the goods of the part before in that colour. */
export function continueSort(parts: readonly string[], recognize: RecognizeGoods): string[] {
  const continued: string[] = []
  for (const part of parts) {
    const [, sort = '', amount = ''] = SORT.exec(part) ?? []
    const [, before] = COUNTED.exec(continued.at(-1) ?? '') ?? []
    const isColour = COLOUR.exec(sort)?.[0] === sort
    const words =
      before && isColour && recognize(before) === 'head'
        ? respecify(toItem(before), { words: sort, replaced: null }).words
        : undefined
    continued.push(words ? `${words} ${amount}` : part)
  }
  return continued
}

const toItem = (words: string) => ({ id: 0, words, sku: null, qty: null, unit: null, match: null })
