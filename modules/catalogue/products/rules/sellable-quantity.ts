/** In what quantities a variant is sold, in its unit. */
export type QuantityLimits = {
  min?: number | undefined
  /** At most this much, for example what is in stock; no limit if left out. */
  max?: number | undefined
  multiple?: number | undefined
}

/** Quantities have three decimals: computing in thousandths avoids floating-point residue. */
export const toThousandths = (quantity: number): number => Math.round(quantity * 1000)

/** The smallest, the step and the largest sellable quantity, in whole thousandths. */
export function computeQuantityBounds({ min = 1, max = Infinity, multiple = 1 }: QuantityLimits): {
  min: number
  step: number
  max: number
} {
  const step = toThousandths(multiple)
  return {
    min: Math.max(step, Math.ceil(toThousandths(min) / step) * step),
    step,
    max: Math.floor(toThousandths(Math.max(0, max)) / step) * step,
  }
}

/**
 * The nearest sellable quantity: rounded up to a multiple, not below the minimum, and not above the
 * maximum unless the minimum is. Without a number it is the minimum.
 */
export function roundToSellable(quantity: number, limits: QuantityLimits): number {
  const { min, step, max } = computeQuantityBounds(limits)
  if (!Number.isFinite(quantity)) return min / 1000
  const roundedUp = Math.ceil(toThousandths(quantity) / step) * step
  return Math.min(Math.max(min, max), Math.max(min, roundedUp)) / 1000
}
