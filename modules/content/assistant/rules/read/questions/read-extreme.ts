import type { Act } from '../../track/act.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { readBareQuantity } from '../changes/read-change.ts'

/** Words for the smallest and the largest of what there is. */
const LEAST = 'kecil|tipis|pendek|ringan|sempit|imut'
const MOST = 'besar|gede|tebal|panjang|tinggi|lebar'
const EXTREME = new RegExp(
  String.raw`(?:yang|ukuran)\s(?:paling\s|ter)?(?:(${LEAST})|(${MOST}))(?!\p{L})(?!\s*\d)`,
  'u',
)
const SIZES = /^Pilih \p{L}[^:]*: ((?:\d+(?:,\d+)?, )*\d+(?:,\d+)?)( \p{L}+)?\.$/u

/** `3 kaleng yang kecil`: the smallest of the sizes that are asked, and how many. */
export function readExtreme(text: string, { id, match }: DialogueItem): Act[] | undefined {
  const said = EXTREME.exec(text)
  const [, listed, unit = ''] = SIZES.exec(match?.question ?? '') ?? []
  if (!said || !listed) return undefined
  const sizes = listed.split(', ').toSorted((one, other) => toNumber(one) - toNumber(other))
  const size = said[1] ? sizes[0]! : sizes.at(-1)!
  const amount = readBareQuantity(text.replace(said[0], ' ').replaceAll(/\s+/g, ' ').trim())
  const specified: Act = { kind: 'specify', words: `${size}${unit}`, replaced: null, itemId: id }
  return amount
    ? [specified, { kind: 'quantity', ...amount, change: 'set', itemId: id }]
    : [specified]
}

const toNumber = (size: string): number => Number(size.replace(',', '.'))
