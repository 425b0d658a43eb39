import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import type { Act } from '../../track/act.ts'
import { stripToGoods } from '../../words/strip-to-goods.ts'
import { readWallArea } from '../work/read-wall.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
/** `240 meter`, `1 ton`: a measure that goods are not sold in. Short lengths and weights are sizes of goods. */
const MEASURE = new RegExp(
  String.raw`(?:(?:sepanjang|panjang(?:nya)?|total(?:nya)?|seberat)\s+)?(${NUMBER})\s*(m|meter|ton)(?![\p{L}\d²³23])`,
  'u',
)
const IN_UNITS =
  /(?:jadi|itu|sama|=|butuh|perlu|dapat)?\s*berapa\s+(?:batang|lembar|sak|roll|rol|dus|kubik|buah|biji)(?!\p{L})/u
/** The shortest length that is no size of goods (m). */
const MIN_TOTAL_M = 20

/** `besi polos 8 sepanjang 240 meter jadi berapa batang?`: goods in a measure, whose units are asked for. */
export function readConversion(text: string, recognize: RecognizeGoods): Act[] | undefined {
  const units = IN_UNITS.exec(text)
  const measure = MEASURE.exec(text)
  const qty = measure && parseIndonesianNumber(measure[1]!)
  // `panjang 8 meter tinggi 2,5 meter` is a wall.
  if (!units || !measure || !qty || readWallArea(text)) return undefined
  const isTotal = measure[2] === 'ton' || qty >= MIN_TOTAL_M || /^\D/.test(measure[0])
  if (!isTotal) return undefined
  const words = stripToGoods(text.replace(units[0], ' ').replace(measure[0], ' '), recognize)
  if (recognize(words) !== 'head') return undefined
  const unit = measure[2] === 'ton' ? 'ton' : 'm'
  return [
    { kind: 'goods', words, qty, unit, isTentative: true },
    { kind: 'ask', about: 'price' },
  ]
}
