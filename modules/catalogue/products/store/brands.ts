import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type BrandRow = { id: number; slug: string; name: string; logo: string; story: string }

/** All brands by name; there are only dozens. */
export async function findBrands(db: Db): Promise<BrandRow[]> {
  const { rows } =
    await sql<BrandRow>`select id, slug, name, logo, story from brand order by name, id`.execute(db)
  return rows
}

/** The number of a brand's products on sale by sub-category, highest first. */
export async function countBrandProductsBySubCategory(
  db: Db,
  brandId: number,
): Promise<{ subCategoryId: number; products: number }[]> {
  const { rows } = await sql<{ subCategoryId: number; products: number }>`
    select sub_category_id as "subCategoryId", count(*) as products from product
    where active and brand_id = ${brandId} group by sub_category_id order by count(*) desc, sub_category_id`.execute(
    db,
  )
  return rows
}

/** The number of products on sale by brand. */
export async function countProductsByBrand(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; products: number }>`
    select brand_id as id, count(*) as products from product where active group by brand_id`.execute(
    db,
  )
  return new Map(rows.map(({ id, products }) => [id, products]))
}
