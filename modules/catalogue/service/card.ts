import { toAnswer } from '#platform/money.ts'
import { factsOf } from '../rules/facts.ts'
import type { CardRow } from '../store/cards.ts'
import type { Shelves } from '../store/shelves.ts'
import { amountOf, offerAnswer, placeOf, shelfNames, tierAnswer } from './offer.ts'

export type Card = ReturnType<typeof cardAnswer>

/** A row of a list as it travels. */
export function cardAnswer(row: CardRow, shelves: Shelves) {
  const list = amountOf(row)
  const { category, sub, brand } = placeOf(shelves, row.subCategoryId, row.brandId)
  const { tierQty, tierDiscount } = row
  const tier =
    tierQty !== null && tierDiscount !== null
      ? { minQty: tierQty, discount: tierDiscount }
      : undefined
  return {
    id: String(row.id),
    slug: row.slug,
    name: row.name,
    brand,
    unit: row.unit,
    price: toAnswer(list),
    minOrder: row.minOrder,
    pictures: [row.picture],
    ...shelfNames(category, sub),
    variants: row.variants,
    offer: {
      ...offerAnswer(row, list, category),
      id: String(row.variantId),
      sku: row.sku,
      name: row.variantName,
      picture: row.variantPicture,
      stock: row.stock,
      facts: factsOf(sub.attributes, row.attributes),
      nextTier: tier ? tierAnswer(list, tier) : null,
    },
  }
}
