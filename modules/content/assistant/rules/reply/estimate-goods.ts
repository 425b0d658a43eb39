import { estimatePacks } from '#modules/catalogue/products/rules/coverage.ts'
import type { GoodsOption } from '../track/dialogue.ts'
import { estimateBricks, estimateMortar, type WorkEstimate } from './estimate-work.ts'
import type { Estimate } from './reply-facts.ts'

/** How many units an area or a work takes; null where nothing tells. */
export function estimateGoods(
  option: GoodsOption,
  {
    areaM2,
    coverageM2,
    work,
  }: { areaM2: number; coverageM2: number | null; work: WorkEstimate | null },
): Estimate | null {
  const { unit, itemCategory, name, variantName } = option
  if (work) return { packs: roundToOrder(work.sacks, option), unit, neededM2: null }
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
