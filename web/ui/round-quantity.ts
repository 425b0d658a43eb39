/** In what amounts something is sold. */
export type QuantityLimits = {
  min?: number | undefined
  max?: number | undefined
  multiple?: number | undefined
}

/** The nearest amount that is sold: never below `min`, on a whole `multiple`, never above `max`. */
export function roundToSellable(
  quantity: number,
  { min = 1, max, multiple = 1 }: QuantityLimits,
): number {
  const toQuantity = (steps: number) => Number((steps * multiple).toFixed(3))
  const lowest = toQuantity(Math.ceil(min / multiple - 1e-9))
  const highest =
    max === undefined ? Infinity : Math.max(lowest, toQuantity(Math.floor(max / multiple + 1e-9)))
  if (!Number.isFinite(quantity)) return lowest
  return Math.min(highest, Math.max(lowest, toQuantity(Math.ceil(quantity / multiple - 1e-9))))
}
