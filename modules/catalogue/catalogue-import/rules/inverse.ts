import { roundToThousandths } from '#platform/quantity.ts'
import { type KnownVariant, readKnownValue, type VariantChange } from './row-diff.ts'

type Inverse = Extract<VariantChange, { kind: 'change' }>

/**
 * The change that takes an applied one back. A value that somebody has changed since stays as it is. Stock
 * goes back by what the import added or took, because goods have been sold since, unless less would be left
 * than is reserved. A variant that the import added goes off sale: an order may contain it.
 */
export function invertChange(change: VariantChange, known: KnownVariant): Inverse {
  const applied = change.kind === 'add' ? toAppliedAddition(change) : change
  const overlaps: string[] = []
  const inverse: Inverse = { kind: 'change', variantId: known.id, before: {}, after: {}, stock: {} }
  for (const [field, value] of Object.entries(applied.after)) {
    if (readKnownValue(known, field) !== value) overlaps.push(field)
    else {
      inverse.before[field] = value
      inverse.after[field] = applied.before[field] ?? null
    }
  }
  leavePricesInOrder(inverse, known, overlaps)
  for (const [code, { before, after }] of Object.entries(applied.stock)) {
    const { onHand, held } = known.stock[code] ?? { onHand: 0, held: 0 }
    const target = roundToThousandths(onHand - (after - before))
    if (target < held) overlaps.push(`stock.${code}`)
    else if (target !== onHand) inverse.stock[code] = { before: onHand, after: target }
  }
  return overlaps.length > 0 ? { ...inverse, overlaps } : inverse
}

/** Whether an undo has something to take back in a row. */
export const restoresAnything = ({ after, stock }: Inverse): boolean =>
  Object.keys(after).length + Object.keys(stock).length > 0

type AppliedValues = Pick<Inverse, 'before' | 'after' | 'stock'>

const toAppliedAddition = ({
  variant,
  stock,
}: Extract<VariantChange, { kind: 'add' }>): AppliedValues => ({
  ...(variant['active'] === false
    ? { before: {}, after: {} }
    : { before: { active: false }, after: { active: true } }),
  stock: Object.fromEntries(
    Object.entries(stock).map(([code, after]) => [code, { before: 0, after }]),
  ),
})

/** The business price is never above the retail price, also where only one of them goes back. */
function leavePricesInOrder(inverse: Inverse, known: KnownVariant, overlaps: string[]): void {
  const { retail = known.retail, business = known.business } = inverse.after as Partial<
    Pick<KnownVariant, 'retail' | 'business'>
  >
  if (retail === null || business === null || business <= retail) return
  for (const field of ['retail', 'business']) {
    if (!(field in inverse.after)) continue
    delete inverse.after[field]
    delete inverse.before[field]
    overlaps.push(field)
  }
}
