import { estimatePacks } from '#modules/catalogue/products/rules/coverage.ts'
import type { GoodsOption } from '../track/dialogue.ts'
import { formatQuantity } from '#platform/format.ts'
import { estimateBars, estimateBricks, estimateMortar, type WorkEstimate } from './estimate-work.ts'
import type { Estimate } from './reply-facts.ts'

/** How many units an area or a work takes; null where nothing tells. */
export function estimateGoods(
  option: GoodsOption,
  {
    areaM2,
    coverageM2,
    work,
    spacedCm,
    isNet = false,
  }: {
    areaM2: number
    coverageM2: number | null
    work: WorkEstimate | null
    spacedCm?: number | undefined
    /** Nothing is counted for what is cut off. */
    isNet?: boolean | undefined
  },
): Estimate | null {
  const { unit, itemCategory, name, variantName } = option
  if (work) return { packs: roundToOrder(work.goods[0]?.qty ?? 0, option), unit, neededM2: null }
  if (spacedCm) {
    const bars = estimateBars(areaM2, spacedCm, `${name} ${variantName}`)
    return {
      packs: roundToOrder(bars, option),
      unit,
      neededM2: null,
      reserve: `jarak ${formatQuantity(spacedCm)} cm dua arah, dengan sambungan 5 %`,
    }
  }
  if (coverageM2 && isNet)
    return {
      packs: roundToOrder(Math.ceil(Number((areaM2 / coverageM2).toFixed(6))), option),
      unit,
      neededM2: null,
      reserve: 'tanpa cadangan',
    }
  if (coverageM2) {
    const { packs, neededM2 } = estimatePacks(areaM2, 'straight', { ...option, coverageM2 })
    return { packs, unit, neededM2 }
  }
  if (!/bata|batako/iu.test(itemCategory)) return null
  const size = findSize(`${variantName} ${name}`)
  const isBlock = /batako/iu.test(itemCategory)
  const bricks = estimateBricks(areaM2, size, isBlock)
  if (bricks === null) return null
  const mortar = estimateMortar(areaM2, size, isBlock)
  return {
    packs: roundToOrder(bricks, option),
    unit,
    neededM2: null,
    reserve: 'sudah dengan cadangan 5 % pecah',
    ...(mortar ? { mortar } : {}),
  }
}

/** The first size of a text: `20 × 10 × 5 cm`. */
const findSize = (text: string): string =>
  /\d+(?:,\d+)?(?:\s*[×x]\s*\d+(?:,\d+)?){1,2}/u.exec(text)?.[0] ?? ''

const roundToOrder = (
  count: number,
  { minOrder, multiple }: Pick<GoodsOption, 'minOrder' | 'multiple'>,
): number => minOrder + Math.ceil(Math.max(0, count - minOrder) / multiple) * multiple
