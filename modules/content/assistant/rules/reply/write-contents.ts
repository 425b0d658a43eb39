import { formatQuantity } from '#platform/format.ts'
import { nameOption } from './describe-item.ts'
import type { DialogueItem, GoodsOption } from '../track/dialogue.ts'

/** `60 × 60 cm`, and the thickness of a block that is 60 × 20 cm. */
const TILE = /(\d+(?:,\d+)?)\s*×\s*(\d+(?:,\d+)?)\s*cm/u
const BLOCK = /Tebal\s(\d+(?:,\d+)?)\scm/u
const BLOCK_FACE_M2 = 0.6 * 0.2

const toNumber = (text: string): number => Number(text.replace(',', '.'))

/** What is in one unit of goods, or how far it goes. */
export function writeContents(option: GoodsOption, coverageM2: number | undefined): string {
  const name = nameOption(option)
  const [, width = '0', length = '0'] = TILE.exec(name) ?? []
  const tileM2 = (toNumber(width) * toNumber(length)) / 10_000
  const [, thick] = BLOCK.exec(name) ?? []
  if (thick && option.unit === 'm³') {
    const blocks = Math.floor(1 / ((BLOCK_FACE_M2 * toNumber(thick)) / 100) + 1e-9)
    return `${name}: 1 m³ berisi kira-kira ${formatQuantity(blocks)} buah (60 × 20 × ${thick} cm), cukup untuk ${formatQuantity(Number((100 / toNumber(thick)).toFixed(1)))} m² dinding.`
  }
  if (coverageM2 && tileM2 > 0 && option.unit === 'dus')
    return `${name}: 1 dus berisi ${formatQuantity(Math.round(coverageM2 / tileM2))} keping, cukup untuk ${formatQuantity(coverageM2)} m².`
  if (coverageM2)
    return `${name}: 1 ${option.unit} cukup untuk kira-kira ${formatQuantity(coverageM2)} m².`
  return isBulk(option)
    ? `${name}, dijual per m³: ${describeLoad(option)}`
    : `${name}, dijual per ${option.unit}.`
}

/** What is poured onto a lorry, and sold by at least one load. */
const isBulk = ({ unit, minOrder }: GoodsOption): boolean => unit === 'm³' && minOrder > 1
const describeLoad = ({ minOrder }: GoodsOption): string =>
  `satu muatan truk kira-kira ${formatQuantity(minOrder)} m³, sekaligus pembelian paling sedikit.`

/** The load of goods of which it is open which ones, where it is the same of all. */
export function writeLoad(items: readonly DialogueItem[]): string[] {
  const options = items.flatMap(({ match }) => match?.options ?? [])
  const [first] = options
  const isSame = options.every((option) => isBulk(option) && option.minOrder === first?.minOrder)
  return first && isSame ? [`Curah dijual per m³: ${describeLoad(first)}`] : []
}
