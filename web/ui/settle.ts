/** In what amounts something is sold. */
export type Sold = {
  min?: number | undefined
  max?: number | undefined
  multiple?: number | undefined
}

/** The nearest amount that is sold: never below `min`, on a whole `multiple`, never above `max`. */
export function settle(quantity: number, { min = 1, max, multiple = 1 }: Sold): number {
  const precise = (steps: number) => Number((steps * multiple).toFixed(3))
  const lowest = precise(Math.ceil(min / multiple - 1e-9))
  const highest =
    max === undefined ? Infinity : Math.max(lowest, precise(Math.floor(max / multiple + 1e-9)))
  if (!Number.isFinite(quantity)) return lowest
  return Math.min(highest, Math.max(lowest, precise(Math.ceil(quantity / multiple - 1e-9))))
}
