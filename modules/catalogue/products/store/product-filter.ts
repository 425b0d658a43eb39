import { type RawBuilder, sql } from 'kysely'

/** The filters of a list, as slugs. */
export type ProductSlugFilter = {
  category?: string | undefined
  subCategory?: string | undefined
  brand?: string | undefined
}

const categoryIdSubquery = (slug: string) => sql`(select id from category where slug = ${slug})`
const brandIdSubquery = (slug: string) => sql`(select id from brand where slug = ${slug})`

/** The sub-categories of a filter as a subquery of ids; undefined for all. */
export function subCategoryIdsSubquery({
  category,
  subCategory,
}: ProductSlugFilter): RawBuilder<unknown> | undefined {
  if (subCategory && category)
    return sql`select id from sub_category where slug = ${subCategory} and category_id = ${categoryIdSubquery(category)}`
  if (subCategory) return sql`select id from sub_category where slug = ${subCategory}`
  return category
    ? sql`select id from sub_category where category_id = ${categoryIdSubquery(category)}`
    : undefined
}

/** The condition for products on sale within a filter. */
export function whereOnSale(filter: ProductSlugFilter): RawBuilder<unknown> {
  const subCategoryIds = subCategoryIdsSubquery(filter)
  const inSubCategories = subCategoryIds
    ? sql`and product.sub_category_id in (${subCategoryIds})`
    : sql``
  return sql`product.active ${inSubCategories} ${whereBrand(filter)}`
}

export const whereBrand = ({ brand }: ProductSlugFilter): RawBuilder<unknown> =>
  brand ? sql`and product.brand_id = ${brandIdSubquery(brand)}` : sql``
