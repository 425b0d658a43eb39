import { fromAnswer, sen, times, toAnswer } from '#platform/money.ts'
import { taxInclusive } from '#modules/tax/rules.ts'
import { tierAt } from '#web/ui/tiers.ts'
import { laddersOf, type VariantAnswer } from './variants.ts'

/**
 * What a quantity of a variant costs, and the PPN inside it: the same rules as the cart's, so both
 * show the same figures to the sen.
 */
export function costAt(variant: VariantAnswer, qty: number) {
  const discountedPrice = tierAt(laddersOf(variant), qty)?.price ?? variant.price
  const total = times(sen(fromAnswer(discountedPrice)), qty)
  const { exclusive, tax } = taxInclusive(total, variant.taxRate)
  return {
    discountedPrice,
    subtotal: toAnswer(total),
    exclusive: toAnswer(exclusive),
    tax: toAnswer(tax),
  }
}
