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
  const offer = presentOffer(row, listPrice, category)
  return {
    id: String(row.id),
    slug: row.slug,
    name: row.name,
    brand,
    unit: row.unit,
    price: offer.price,
    minOrder: row.minOrder,
    pictures: [row.picture],
    ...names,
    variants: row.variants,
    offer: {
      ...offer,
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
