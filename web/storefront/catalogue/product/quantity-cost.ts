import { moneyFromJson, sen, multiply, moneyToJson } from '#platform/money.ts'
import { computeInclusiveTax } from '#modules/catalogue/tax/rules.ts'
import { findTier } from '#web/shared/price-tiers.ts'
import { toLadderTiers, type VariantResponse } from './variants.ts'

/**
 * What a quantity of a variant costs, and the PPN inside it: the same rules as the cart's, so both
 * show the same figures to the sen.
 */
export function computeQuantityCost(variant: VariantResponse, qty: number) {
  const discountedPrice = findTier(toLadderTiers(variant), qty)?.price ?? variant.price
  const total = multiply(sen(moneyFromJson(discountedPrice)), qty)
  const { exclusive, tax } = computeInclusiveTax(total, variant.taxRate)
  return {
    discountedPrice,
    subtotal: moneyToJson(total),
    exclusive: moneyToJson(exclusive),
    tax: moneyToJson(tax),
  }
}
