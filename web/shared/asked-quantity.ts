import { computeOrderLimits } from '#modules/catalogue/products/rules/availability.ts'
import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import { isSameUnit } from '#modules/selling/material-lists/rules/units.ts'
import { findQuantityProblem } from './quantity.tsx'

/** A text with more is a list, which the search field does not read line by line. */
const MAX_TEXT_LENGTH = 120

type Offer = Parameters<typeof computeOrderLimits>[0]

/**
 * Reads how much a text asks for: 40 for `triplek 9 mm 40 lbr`. What it returns says how much of an offer that is;
 * undefined for one that is not sold in that unit and quantity, because a quantity never changes silently.
 */
export function readAskedQuantity(
  text: string,
): (unit: string, offer: Offer) => number | undefined {
  const { qty, unit: asked } = (text.length <= MAX_TEXT_LENGTH && readLine(text)) || {}
  return (unit, offer) =>
    qty && asked && isSameUnit(asked, unit) && !findQuantityProblem(qty, computeOrderLimits(offer))
      ? qty
      : undefined
}
