/** The first three pages are reordered by proximity; later ones are not. */
export const MAX_BOOSTED = 36

/** Added to the score of a product in stock in the nearest warehouse, or in any. */
const NEARBY_BOOST = 0.04
const IN_STOCK_BOOST = 0.02

/** The score boost of a product by the warehouses that have it. */
export function computeProximityBoost(
  warehouseIds: readonly number[],
  nearest: number | undefined,
): number {
  if (nearest !== undefined && warehouseIds.includes(nearest)) return NEARBY_BOOST
  return warehouseIds.length > 0 ? IN_STOCK_BOOST : 0
}
