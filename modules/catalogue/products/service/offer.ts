import { type Money, sen, moneyToJson } from '#platform/money.ts'
import { applyDiscount, type DiscountTier } from '#modules/catalogue/pricing/rules/tiers.ts'
import { isSteelCategory, computePricePer } from '../rules/price-per.ts'
import type { UnitSpec } from '../rules/unit-spec.ts'
import type { CategoryNode } from '#modules/catalogue/categories/service/category-tree.ts'

/** Presents a tier: from `min_qty` on, the unit price is `price`. */
export const presentTier = (listPrice: Money, { minQty, discount }: DiscountTier) => ({
  min_qty: minQty,
  discount,
  price: moneyToJson(applyDiscount(listPrice, discount)),
})

/** What lists and the product page both show of a variant. */
export function presentOffer(
  variant: Omit<UnitSpec, 'volumeM3'>,
  listPrice: Money,
  category: CategoryNode,
) {
  const { unit, measured, minOrder, multiple, leadDays } = variant
  const comparison = computePricePer(listPrice, {
    ...variant,
    isSteel: isSteelCategory(category.slug),
  })
  return {
    unit,
    measured,
    price: moneyToJson(listPrice),
    pricePer: comparison && { unit: comparison.unit, price: moneyToJson(comparison.price) },
    minOrder,
    multiple,
    leadDays,
  }
}

/** A column of sen as money. */
export const toMoney = (row: { amount: number }): Money => sen(row.amount)
