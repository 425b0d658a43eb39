import { moneyFromJson, sen, multiply, moneyToJson } from '#platform/money.ts'
import { computeInclusiveTax } from '#modules/catalogue/tax/rules/tax.ts'
import { findReachedTier } from '#modules/catalogue/pricing/rules/reached-tier.ts'
import { toLadderTiers, type VariantResponse } from './variants.ts'

/**
 * The cost of a quantity of a variant and the PPN inside it, by the cart's rules, so that both show
 * the same amounts to the sen.
 */
export function computeQuantityCost(variant: VariantResponse, qty: number) {
  const discountedPrice = findReachedTier(toLadderTiers(variant), qty)?.price ?? variant.price
  const total = multiply(sen(moneyFromJson(discountedPrice)), qty)
  const { exclusive, tax } = computeInclusiveTax(total, variant.taxRate)
  return {
    discountedPrice,
    subtotal: moneyToJson(total),
    exclusive: moneyToJson(exclusive),
    tax: moneyToJson(tax),
  }
}
