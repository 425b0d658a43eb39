import { computeQuantityBounds, toThousandths } from './sellable-quantity.ts'

/** A variant's free stock and how it is sold; `leadDays` is above 0 for goods that the factory makes to order. */
export type OfferedStock = { minOrder: number; multiple: number; stock: number; leadDays: number }

/**
 * How a variant can be ordered: `ready` in stock, `indent` from the factory, `rest` as a whole because
 * less than the smallest order is left, `none` not at all.
 */
export type Availability = 'ready' | 'indent' | 'rest' | 'none'

export function findAvailability({
  minOrder,
  multiple,
  stock,
  leadDays,
}: OfferedStock): Availability {
  const { min, max } = computeQuantityBounds({ min: minOrder, max: stock, multiple })
  if (max >= min) return 'ready'
  if (leadDays > 0) return 'indent'
  return stock > 0 ? 'rest' : 'none'
}

/** The quantities that a field accepts. For indent goods stock is no limit: the rest is made to order. */
export function computeOrderLimits(offered: OfferedStock): {
  min: number
  multiple: number
  max: number | undefined
} {
  const { minOrder: min, multiple, stock, leadDays } = offered
  const availability = findAvailability(offered)
  if (availability === 'rest') return { min: stock, multiple: stock, max: stock }
  return { min, multiple, max: availability === 'ready' && leadDays === 0 ? stock : undefined }
}

/** How much of a quantity the factory has to make, because it is not in stock. */
export const computeAwaited = (
  quantity: number,
  { stock, leadDays }: Pick<OfferedStock, 'stock' | 'leadDays'>,
): number =>
  leadDays > 0 ? Math.max(0, toThousandths(quantity) - toThousandths(Math.max(0, stock))) / 1000 : 0
