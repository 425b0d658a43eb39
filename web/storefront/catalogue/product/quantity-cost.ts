import { moneyFromJson, sen, multiply, moneyToJson } from '#platform/money.ts'
import { computeInclusiveTax } from '#modules/catalogue/tax/rules/tax.ts'
import { findReachedTier } from '#modules/catalogue/pricing/rules/reached-tier.ts'
import { computePricePer } from '#modules/catalogue/products/rules/price-per.ts'
import { toLadderTiers, type VariantResponse } from './variants.ts'

/**
 * The cost of a quantity of a variant and the PPN inside it, by the cart's rules, so that both show
 * the same amounts to the sen.
 */
export function computeQuantityCost(variant: VariantResponse, qty: number) {
  const total = multiply(sen(moneyFromJson(findUnitPrice(variant, qty))), qty)
  const { exclusive, tax } = computeInclusiveTax(total, variant.taxRate)
  return {
    subtotal: moneyToJson(total),
    exclusive: moneyToJson(exclusive),
    tax: moneyToJson(tax),
  }
}

/**
 * The unit price at a quantity, and the same price per m², kg or piece. A quantity that is not sold has the
 * price of its tier, too; without one it is the list price.
 */
export function computeUnitPrices(
  variant: VariantResponse,
  qty: number,
  { isSteel }: { isSteel: boolean },
) {
  const discountedPrice = findUnitPrice(variant, qty)
  const pricePer = computePricePer(sen(moneyFromJson(discountedPrice)), { ...variant, isSteel })
  return {
    discountedPrice,
    pricePer: pricePer && { unit: pricePer.unit, price: moneyToJson(pricePer.price) },
  }
}

const findUnitPrice = (variant: VariantResponse, qty: number) =>
  findReachedTier(toLadderTiers(variant), qty)?.price ?? variant.price
