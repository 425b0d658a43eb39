import { formatAttributeLabels } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { CardRow } from '../store/cards.ts'
import type { CategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'
import { toMoney, presentOffer, presentTier } from './offer.ts'
import { locateInTree } from './tree-place.ts'

export type PresentedCard = ReturnType<typeof presentCard>

/** Presents a row of a list. */
export function presentCard(row: CardRow, tree: CategoryTree) {
  const listPrice = toMoney(row)
  const { category, sub, brand, names } = locateInTree(tree, row.subCategoryId, row.brandId)
  const { tierQty, tierDiscount } = row
  const tier =
    tierQty !== null && tierDiscount !== null
      ? { minQty: tierQty, discount: tierDiscount }
      : undefined
  const { unit, measured, price, pricePer, minOrder, multiple, leadDays } = presentOffer(
    row,
    listPrice,
    category,
  )
  // Each field by its name: thousands of cards stay in memory, and what is spread takes twice the room.
  return {
    id: String(row.id),
    slug: row.slug,
    name: row.name,
    brand,
    unit,
    price,
    minOrder,
    pictures: [row.picture],
    category: names.category,
    subCategory: names.subCategory,
    variants: row.variants,
    offer: {
      unit,
      measured,
      price,
      pricePer,
      minOrder,
      multiple,
      leadDays,
      id: String(row.variantId),
      sku: row.sku,
      name: row.variantName,
      picture: row.variantPicture,
      stock: row.stock,
      weightKg: row.weightKg,
      volumeM3: row.volumeM3,
      lengthM: row.lengthM,
      facts: formatAttributeLabels(sub.attributes, row.attributes),
      nextTier: tier ? presentTier(listPrice, tier) : null,
    },
  }
}
