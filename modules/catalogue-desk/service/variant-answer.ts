import type { Db } from '#platform/database/database.ts'
import { toAnswer } from '#platform/money.ts'
import { keptPrices } from '#modules/pricing/desk.ts'
import { discounted } from '#modules/pricing/rules.ts'
import { stockOfAll } from '#modules/stock/service.ts'
import type { VariantRow } from '../store/variants.ts'

/** Variants as staff keep them: with both list prices of a day, their ladder and all stock. */
export async function variantAnswers(db: Db, variants: readonly VariantRow[], day: string) {
  const ids = variants.map(({ id }) => id)
  const [prices, stock] = await Promise.all([keptPrices(db, ids, day), stockOfAll(db, ids)])
  return variants.map(({ productId: _productId, ...variant }) => {
    const { retail, business, tiers } = prices.get(variant.id)!
    return {
      ...variant,
      id: String(variant.id),
      retail: retail === null ? null : toAnswer(retail),
      business: business === null ? null : toAnswer(business),
      tiers: tiers.map((tier) => ({
        ...tier,
        price: retail === null ? null : toAnswer(discounted(retail, tier.discount)),
      })),
      stock: stock.get(variant.id) ?? [],
    }
  })
}
