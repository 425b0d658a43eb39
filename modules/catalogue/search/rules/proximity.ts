/** Products whose stock is looked at: three pages; behind them nobody compares warehouses. */
export const MAX_BOOSTED = 36

/** What a product gains that lies ready near the buyer, and one that lies ready anywhere. */
const NEARBY_BOOST = 0.04
const IN_STOCK_BOOST = 0.02

/** What a product that is to be had from these warehouses gains for a buyer near one of them. */
export function computeProximityBoost(
  warehouseIds: readonly number[],
  nearest: number | undefined,
): number {
  if (nearest !== undefined && warehouseIds.includes(nearest)) return NEARBY_BOOST
  return warehouseIds.length > 0 ? IN_STOCK_BOOST : 0
}
