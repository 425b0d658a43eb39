import { computeOrderLimits } from '#modules/catalogue/products/rules/availability.ts'
import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import { isSameUnit } from '#modules/selling/material-lists/rules/units.ts'
import { findQuantityProblem } from '#web/shared/quantity.tsx'
import type { CardWithAskedQuantity } from './product-list.tsx'

/** A text with more is a list, which the search field does not read line by line. */
const MAX_TEXT_LENGTH = 120

/**
 * A list whose products have the quantity that was searched for with them: 40 for `triplek 9 mm 40 lbr`. Only those that
 * are sold in that unit and quantity, because a quantity never changes silently.
 */
export function addAskedQuantity<L extends { results: CardWithAskedQuantity[] }>(
  list: L,
  search: string,
): Omit<L, 'results'> & { results: CardWithAskedQuantity[] } {
  const { qty, unit } = (search.length <= MAX_TEXT_LENGTH && readLine(search)) || {}
  if (!qty || !unit) return list
  const results = list.results.map((product) =>
    isSameUnit(unit, product.unit) && !findQuantityProblem(qty, computeOrderLimits(product.offer))
      ? { ...product, askedQty: qty }
      : product,
  )
  return { ...list, results }
}
