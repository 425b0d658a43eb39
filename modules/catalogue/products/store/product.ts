import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { AttributeValues } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { UnitSpec } from '../rules/unit-spec.ts'

export type ProductRow = {
  /** The catalogue's version that the row was read at. */
  version: number
  id: number
  slug: string
  name: string
  brandId: number
  subCategoryId: number
  /** Whether it is taxed at the luxury rate. */
  luxury: boolean
  description: string
  standard: string | null
  specification: { label: string; value: string }[]
  picture: string
  gallery: string[]
}

/** A product on sale by its id or its slug. */
export const findProduct = async (
  db: Db,
  key: { id: number } | { slug: string },
): Promise<ProductRow | undefined> => {
  const where = 'id' in key ? sql`id = ${key.id}` : sql`slug = ${key.slug}`
  const { rows } = await sql<ProductRow>`
    select (select version from catalogue_version) as version, id, slug, name, brand_id as "brandId", sub_category_id as "subCategoryId", description,
      standard, specification, picture, gallery, luxury
    from product where ${where} and active`.execute(db)
  return rows[0]
}

/** A variant of a product page. */
export type VariantRow = UnitSpec & {
  id: number
  sku: string
  name: string
  attributes: AttributeValues
  picture: string
}

/** The variants of a product in their order. */
export async function findVariants(db: Db, productId: number): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select id, sku, name, attributes, unit, measured, weight_kg as "weightKg", volume_m3 as "volumeM3",
      length_m as "lengthM", pieces_per_unit as "piecesPerUnit", coverage_m2 as "coverageM2",
      min_order as "minOrder", multiple, lead_days as "leadDays", picture
    from variant where product_id = ${productId} and active order by position`.execute(db)
  return rows
}

/** What a unit of each variant covers (m²), null where that is not known; a variant that is not on sale is missing. */
export async function findCoverages(
  db: Db,
  variantIds: readonly number[],
): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; coverageM2: number | null }>`
    select variant.id, coverage_m2 as "coverageM2"
    from variant join product on product.id = variant.product_id
    where variant.id = any(${variantIds as number[]}::int[]) and variant.active and product.active`.execute(
    db,
  )
  return new Map(rows.map(({ id, coverageM2 }) => [id, coverageM2]))
}

/** Whether a variant is on sale. */
export async function isOnSale(db: Db, variantId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from variant join product on product.id = variant.product_id
    where variant.id = ${variantId} and variant.active and product.active`.execute(db)
  return rows.length > 0
}
