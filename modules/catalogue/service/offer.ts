import { type Money, sen, toAnswer } from '#platform/money.ts'
import { discounted, type Tier } from '#modules/pricing/rules.ts'
import { isSteel, pricePer } from '../rules/price-per.ts'
import type { Shelf, Shelves, SubShelf } from '../store/shelves.ts'

/** A step of the ladder as it travels: from `min_qty` on, the unit price is `price`. */
export const tierAnswer = (list: Money, { minQty, discount }: Tier) => ({
  min_qty: minQty,
  discount,
  price: toAnswer(discounted(list, discount)),
})

type Offered = {
  unit: string
  measured: boolean
  weightKg: number
  lengthM: number
  piecesPerUnit: number | null
  coverageM2: number | null
  minOrder: number
  multiple: number
  leadDays: number
}

/** What a list and a product's page both say of a variant. `list` is in sen with PPN. */
export function offerAnswer(variant: Offered, list: Money, category: Shelf) {
  const { unit, measured, minOrder, multiple, leadDays } = variant
  const per = pricePer(list, { ...variant, steel: isSteel(category.slug) })
  return {
    unit,
    measured,
    price: toAnswer(list),
    pricePer: per && { unit: per.unit, price: toAnswer(per.price) },
    minOrder,
    multiple,
    leadDays,
  }
}

/** Where a product stands. Throws where its shelf is gone, which the tables do not allow. */
export function placeOf(shelves: Shelves, subCategoryId: number, brandId: number) {
  const brand = shelves.brands.find((each) => each.id === brandId)
  for (const category of shelves.categories) {
    const sub = category.subCategories.find((each) => each.id === subCategoryId)
    if (sub && brand)
      return { category, sub, brand: { id: String(brand.id), slug: brand.slug, name: brand.name } }
  }
  throw new Error(`no shelf for sub-category ${subCategoryId}, brand ${brandId}`)
}

export const shelfNames = (category: Shelf, sub: SubShelf) => ({
  category: { id: String(category.id), slug: category.slug, category: category.name },
  subCategory: { id: String(sub.id), slug: sub.slug, subCategory: sub.name },
})

/** A column of sen as money. */
export const amountOf = (row: { amount: number }): Money => sen(row.amount)
