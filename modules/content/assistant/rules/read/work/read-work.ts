import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Work } from '../../reply/estimate-work.ts'
import type { WorkKind } from '../../reply/work-recipes.ts'
import { readMembersM3 } from '../goods/read-members.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const KINDS: readonly [WorkKind, RegExp][] = [
  [
    'roof-frame',
    /(?:atap|kanopi|rangka|kuda-kuda|truss)(?!\p{L}).*baja\sringan|baja\sringan\s.*(?:atap|kanopi)(?!\p{L})/u,
  ],
  // `plafon gypsum`; partitions are of it, too.
  ['ceiling', /^(?!.*(?:partisi|sekat|dinding|tembok)).*(?<!\p{L})g[iy]psum(?!\p{L})/u],
  ['concrete', /(?:^|\s)(?:(?:nge|di|peng)?cor(?:an)?|dak|kolom|sloof|slof|ring\s?balok)(?:\s|$)/u],
  ['plaster', /(?:^|\s)(?:me|nge|di)?p?lester(?:an)?(?:\s|$)/u],
  ['skim', /(?:^|\s)(?:meng|nge|di)?aci(?:an)?(?:\s|$)/u],
]
const ASKS = /berapa|hitung|kebutuhan/u
/** `butuh apa saja`: everything that the work takes. */
export const ASKS_ALL =
  /(?:butuh|perlu|beli|siapkan|bahan|material)\p{L}*\s(?:bahan\s|material\s)?apa(?:\ssaja)?(?!\p{L})|apa\ssaja\s(?:yang\s)?(?:di)?(?:butuh|perlu|beli)|(?:bahan|material|kebutuhan)(?:nya)?\sapa/u
/** Work of which other goods are counted one by one where nobody asks for all of them. */
const ONLY_ALL: ReadonlySet<WorkKind> = new Set(['ceiling'])
const VOLUME = new RegExp(String.raw`(${NUMBER})\s*(?:m3|m³|kubik)(?![\p{L}\d])`, 'u')
const AREA = new RegExp(String.raw`(${NUMBER})\s*(?:m2|m²|meter persegi|meter2)(?![\p{L}\d])`, 'u')
const SIDES = new RegExp(
  String.raw`(${NUMBER})\s*(?:m|meter)?\s*[x×]\s*(${NUMBER})\s*(?:m|meter)?(?![\p{L}\d])`,
  'u',
)
/** People leave the centimetres of a slab unsaid: `tebal 12`. */
const THICKNESS = new RegExp(
  String.raw`(?:tebal(?:nya)?|ketebalan)\s*(${NUMBER})(?:\s*(cm|mm)(?!\p{L})|(?!\s*(?:m|meter|inch|inci)(?!\p{L})|[.,]?\d))`,
  'u',
)
const GOODS_OF_THAT_NAME =
  /(?:pasir|plastik|besi|papan|papan\s+kayu)\s+cor|semen\s+plester|dak\s+keraton|bocor|rembes|retak/u
/** How much more a roof's slope has than the building below it, with its eaves. */
const SLOPE = 1.2

/** Work with concrete or mortar whose cement is asked for: `cor lantai 4x6 tebal 10 cm, berapa semen?` */
export function readWork(text: string): Work | undefined {
  const kind = readWorkKind(text)
  const amount = kind && readAmount(kind, text)
  return kind && amount ? { kind, amount } : undefined
}

/** The work that a message asks about; undefined where it names goods or asks for something else. */
export function readWorkKind(text: string): WorkKind | undefined {
  if (GOODS_OF_THAT_NAME.test(text)) return undefined
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0]
  const isAsked =
    kind &&
    (ASKS_ALL.test(text) || (!ONLY_ALL.has(kind) && (ASKS.test(text) || isSlab(kind, text))))
  return isAsked && !/harga/u.test(text) ? kind : undefined
}

/** How much of a work a text names: m³ of concrete, m² of anything else. */
export function readAmount(kind: WorkKind, text: string): number | undefined {
  const areaM2 = readAreaM2(text)
  const isPlan = kind === 'roof-frame' && !AREA.test(text) && !/kanopi/u.test(text)
  const amount =
    kind === 'concrete'
      ? (readMembersM3(text) ?? readVolumeM3(text, areaM2))
      : areaM2 && areaM2 * (isPlan ? SLOPE : 1)
  return amount && amount < 1e5 ? Number(amount.toFixed(3)) : undefined
}

/** `cor lantai 5x6 tebal 10 cm` asks for what it takes, where no goods are counted with it. */
const isSlab = (kind: WorkKind, text: string): boolean =>
  kind === 'concrete' && THICKNESS.test(text) && SIDES.test(text) && !COUNTED.test(text)
const COUNTED = new RegExp(String.raw`\d\s*(?:${unitWords.join('|')})(?!\p{L})`, 'u')

/** The area (m²) of what is built. */
export function readAreaM2(text: string): number | undefined {
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
