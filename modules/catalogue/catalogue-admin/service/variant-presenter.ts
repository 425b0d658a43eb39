import type { Db } from '#platform/database/database.ts'
import { moneyToJson } from '#platform/money.ts'
import { loadStaffPrices } from '#modules/catalogue/pricing/service/staff-service.ts'
import { applyDiscount } from '#modules/catalogue/pricing/rules/tiers.ts'
import { loadStockByWarehouse } from '#modules/catalogue/stock/service/stock.ts'
import type { AdminVariantRow } from '../store/variants.ts'

/** Presents variants for staff, with standard prices of a day, tiers and all stock. */
export async function presentVariants(db: Db, variants: readonly AdminVariantRow[], day: string) {
  const ids = variants.map(({ id }) => id)
  const [prices, stock] = await Promise.all([
    loadStaffPrices(db, ids, day),
    loadStockByWarehouse(db, ids),
  ])
  return variants.map(({ productId: _productId, ...variant }) => {
    const { retail, business, tiers } = prices.get(variant.id)!
    return {
      ...variant,
      id: String(variant.id),
      retail: retail === null ? null : moneyToJson(retail),
      business: business === null ? null : moneyToJson(business),
      tiers: tiers.map((tier) => ({
        ...tier,
        price: retail === null ? null : moneyToJson(applyDiscount(retail, tier.discount)),
      })),
      stock: stock.get(variant.id) ?? [],
    }
  })
}
