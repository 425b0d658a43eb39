import { type RawBuilder, sql } from 'kysely'

/** What narrows a list: slugs, as in addresses. */
export type Filter = {
  category?: string | undefined
  subCategory?: string | undefined
  brand?: string | undefined
}

/** A list is counted, and its pages go on, this far. */
export const COUNTED = 10_000

const categoryId = (slug: string) => sql`(select id from category where slug = ${slug})`
const brandId = (slug: string) => sql`(select id from brand where slug = ${slug})`

/** The sub-categories that a filter leaves, as a subselect of ids; undefined where it leaves all. */
export function shelfIds({ category, subCategory }: Filter): RawBuilder<unknown> | undefined {
  if (subCategory && category)
    return sql`select id from sub_category where slug = ${subCategory} and category_id = ${categoryId(category)}`
  if (subCategory) return sql`select id from sub_category where slug = ${subCategory}`
  return category
    ? sql`select id from sub_category where category_id = ${categoryId(category)}`
    : undefined
}

/** `where` of product rows on sale within a filter. */
export function onSale(filter: Filter): RawBuilder<unknown> {
  const shelves = shelfIds(filter)
  const inShelf = shelves ? sql`and product.sub_category_id in (${shelves})` : sql``
  return sql`product.active ${inShelf} ${ofBrand(filter)}`
}

export const ofBrand = ({ brand }: Filter): RawBuilder<unknown> =>
  brand ? sql`and product.brand_id = ${brandId(brand)}` : sql``
