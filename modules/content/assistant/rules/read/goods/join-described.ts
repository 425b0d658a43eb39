import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { COLOUR, respecify } from '../../track/respecify.ts'
import { splitWords } from '../../words/word-sets.ts'

const AMOUNT = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:${unitWords.join('|')}))?`
/** `warnanya merah`, `yang kayu cokelat 3`, `natnya abu-abu 3` */
const DESCRIBED = new RegExp(
  String.raw`^(?:yang\s|untuk\s)?(\p{L}{3,}?)(?:nya)?(?:\s(?:warna|yang|mau))*\s(${COLOUR.source})(?:\s(${AMOUNT}))?$`,
  'u',
)
const COUNTED = new RegExp(
  String.raw`\s\d+(?:[.,]\d+)?\s?(?:${unitWords.join('|')})$|\p{L}{3,}\s\d{1,4}$`,
  'u',
)

/** `genteng metal. warnanya merah`: goods that the same message names before have the colour, and are as many. */
export function joinDescribed(parts: readonly string[], recognize: RecognizeGoods): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const [, called = '', colour = '', amount] = DESCRIBED.exec(part) ?? []
    const at = colour ? findDescribed(joined, called, recognize) : -1
    if (at === -1) {
      joined.push(part)
      continue
    }
    const words = respecify(toItem(joined[at]!), { words: colour, replaced: null }).words
    joined[at] = amount ? `${words} ${amount}` : words
  }
  return joined
}

/** The only goods before without a quantity and a colour that are called so; `warnanya` calls the last ones. */
function findDescribed(
  parts: readonly string[],
  called: string,
  recognize: RecognizeGoods,
): number {
  const isOpen = (part: string) =>
    recognize(part) === 'head' && !COLOUR.test(part) && !COUNTED.test(part) && !/[?]/.test(part)
  if (called === 'warna') return isOpen(parts.at(-1) ?? '') ? parts.length - 1 : -1
  const found = parts.flatMap((part, at) =>
    isOpen(part) && splitWords(part).includes(called) ? [at] : [],
  )
  return found.length === 1 ? found[0]! : -1
}

const toItem = (words: string) => ({ id: 0, words, sku: null, qty: null, unit: null, match: null })
