import type { TierMargin } from './draft.ts'
import type { DemoTier } from './types.ts'
import { drawBetween, createRandom } from './random.ts'

/** The step in rupiah that price lists round to: 100, 500 from a hundred thousand, 1.000 from a million. */
function getPriceStep(rupiah: number): number {
  if (rupiah < 2_000) return 10
  if (rupiah < 100_000) return 100
  return rupiah < 1_000_000 ? 500 : 1_000
}

/** Rounds a price to its step, at least one step. */
export function roundPrice(rupiah: number): number {
  const step = getPriceStep(rupiah)
  return Math.max(step, Math.round(rupiah / step) * step)
}

/** Draws the business list price: 3 to 6 % below retail, rounded, never above retail. */
export function drawBusinessPrice(retail: number, seed: string): number {
  const cut = drawBetween(createRandom(`business ${seed}`), 0.03, 0.06)
  return Math.min(retail, roundPrice(retail * (1 - cut)))
}

const TIER_LADDERS: Record<TierMargin, number[][]> = {
  thin: [
    [1, 2],
    [1, 2, 3],
    [2, 3, 4],
    [2, 3],
  ],
  normal: [[3, 5], [2, 4, 6], [3, 5, 8], [4]],
  wide: [
    [3, 7, 10, 12],
    [5, 8, 10],
    [4, 7, 10],
    [5, 10],
  ],
}

const QUANTITY_STEPS = [1, 2.5, 5, 12.5]

/**
 * Draws the tiers of a variant. The first begins at goods worth about two and a half million rupiah;
 * quantities are round numbers (5, 10, 20, 50) that the multiple allows. About one product in eight
 * has none, nor has one above four million a unit, whose price is negotiated.
 */
export function drawTiers(
  retail: number,
  margin: TierMargin,
  minimum: number,
  multiple: number,
  seed: string,
): DemoTier[] {
  const random = createRandom(`tiers ${seed}`)
  if (random() < 0.12 || retail > 4_000_000) return []
  const ladders = TIER_LADDERS[margin]
  const ladder = ladders[Math.floor(random() * ladders.length)] ?? []
  const tiers: DemoTier[] = []
  let previous = minimum
  for (const [index, discount] of ladder.entries()) {
    const target = (2_400_000 / retail) * (QUANTITY_STEPS[index] ?? 1)
    const quantity =
      Math.ceil(roundToListQuantity(Math.max(target, previous * 2)) / multiple) * multiple
    tiers.push({ minQty: quantity, discount })
    previous = quantity
  }
  return tiers
}

/** Rounds to a quantity of price lists: 2, 3, 5, 10, 20, 50, 100, 250, 500 … */
function roundToListQuantity(quantity: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(2, quantity)))
  const lead = Math.max(2, quantity) / power
  const rounded = lead < 1.5 ? 1 : lead < 2.3 ? 2 : lead < 3.7 ? 2.5 : lead < 7.5 ? 5 : 10
  return Math.ceil(rounded * power)
}
