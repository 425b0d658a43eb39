/** Products whose stock is looked at: three pages; behind them nobody compares warehouses. */
export const MOST_WEIGHED = 36

/** What a product gains that lies ready near the buyer, and one that lies ready anywhere. */
const readyNear = 0.04
const readyElsewhere = 0.02

/** What a product that is to be had from these warehouses gains for a buyer near one of them. */
export function nearnessOf(places: readonly number[], nearest: number | undefined): number {
  if (nearest !== undefined && places.includes(nearest)) return readyNear
  return places.length > 0 ? readyElsewhere : 0
}
