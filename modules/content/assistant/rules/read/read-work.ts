import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Work, WorkKind } from '../reply/estimate-work.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const KINDS: readonly [WorkKind, RegExp][] = [
  ['concrete', /(?:^|\s)(?:(?:nge|di|peng)?cor(?:an)?|dak)(?:\s|$)/u],
  ['plaster', /(?:^|\s)(?:me|nge|di)?p?lester(?:an)?(?:\s|$)/u],
  ['skim', /(?:^|\s)(?:meng|nge|di)?aci(?:an)?(?:\s|$)/u],
]
const ASKS = /berapa|hitung|kebutuhan/u
const VOLUME = new RegExp(String.raw`(${NUMBER})\s*(?:m3|m³|kubik)(?![\p{L}\d])`, 'u')
const AREA = new RegExp(String.raw`(${NUMBER})\s*(?:m2|m²|meter persegi|meter2)(?![\p{L}\d])`, 'u')
const SIDES = new RegExp(
  String.raw`(${NUMBER})\s*(?:m|meter)?\s*[x×]\s*(${NUMBER})\s*(?:m|meter)?(?![\p{L}\d])`,
  'u',
)
/** People leave the centimetres of a slab unsaid: `tebal 12`. */
const THICKNESS = new RegExp(
  String.raw`(?:tebal(?:nya)?|ketebalan)\s*(${NUMBER})(?:\s*(cm|mm)|(?!\s*[\p{L}\d²³]))`,
  'u',
)
const GOODS_OF_THAT_NAME =
  /(?:pasir|plastik|besi|papan|papan\s+kayu)\s+cor|semen\s+plester|dak\s+keraton/u

/** Work with concrete or mortar whose cement is asked for: `cor lantai 4x6 tebal 10 cm, berapa semen?` */
export function readWork(text: string): Work | undefined {
  if (GOODS_OF_THAT_NAME.test(text)) return undefined
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0]
  if (!kind || !(ASKS.test(text) || isSlab(kind, text))) return undefined
  const areaM2 = readAreaM2(text)
  const amount = kind === 'concrete' ? readVolumeM3(text, areaM2) : areaM2
  return amount && amount < 1e5 ? { kind, amount: Number(amount.toFixed(3)) } : undefined
}

/** `cor lantai 5x6 tebal 10 cm` asks for what it takes, where no goods are counted with it. */
const isSlab = (kind: WorkKind, text: string): boolean =>
  kind === 'concrete' && THICKNESS.test(text) && SIDES.test(text) && !COUNTED.test(text)
const COUNTED = new RegExp(String.raw`\d\s*(?:${unitWords.join('|')})(?!\p{L})`, 'u')

function readAreaM2(text: string): number | undefined {
  const area = AREA.exec(text)
  if (area) return parseIndonesianNumber(area[1]!)
  const sides = SIDES.exec(text)
  if (!sides) return undefined
  return (parseIndonesianNumber(sides[1]!) ?? 0) * (parseIndonesianNumber(sides[2]!) ?? 0)
}

function readVolumeM3(text: string, areaM2: number | undefined): number | undefined {
  const volume = VOLUME.exec(text)
  if (volume) return parseIndonesianNumber(volume[1]!)
  const thick = THICKNESS.exec(text)
  if (!thick || !areaM2) return undefined
  const thickness = parseIndonesianNumber(thick[1]!) ?? 0
  return areaM2 * (thickness / (thick[2] === 'mm' ? 1000 : 100))
}
