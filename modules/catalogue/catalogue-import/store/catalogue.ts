import { sql } from 'kysely'
import { padBarcode } from '#platform/barcode.ts'
import type { Db } from '#platform/database/database.ts'
import { standardPriceQuery } from '#modules/catalogue/pricing/sql.ts'
import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { KnownVariant, ImportSubCategory } from '../rules/row-diff.ts'

export type KnownVariantRow = KnownVariant & { sku: string }

const columns = (day: string) => sql`
  variant.id, product_id as "productId", variant.sku, product.name as product, brand.name as brand,
  sub_category.name as "subCategory", product.description, measured, variant.attributes,
  sub_category.attributes as facets, variant.barcode, variant.name, unit, min_order as "minOrder", multiple,
  lead_days as "leadDays", weight_kg as "weightKg", volume_m3 as "volumeM3", length_m as "lengthM",
  pieces_per_unit as "piecesPerUnit", coverage_m2 as "coverageM2",
  variant.active and product.active as active, product.active as "productActive",
  variant.active as "variantActive",
  (${standardPriceQuery('retail', sql`variant.id`, day)}) / 100 as retail,
  (${standardPriceQuery('business', sql`variant.id`, day)}) / 100 as business, (
    select coalesce(json_object_agg(warehouse.code, json_build_object('onHand', on_hand, 'held', held)), '{}')
    from current_stock as stock join warehouse on warehouse.id = warehouse_id where variant_id = variant.id) as stock`

const variantJoins = sql`
  join product on product.id = product_id join brand on brand.id = brand_id
  join sub_category on sub_category.id = sub_category_id`

/** Current variants by SKU, with the prices of a day in whole rupiah. */
export async function findKnownBySku(
  db: Db,
  skus: readonly string[],
  day: string,
): Promise<Map<string, KnownVariantRow>> {
  const { rows } = await sql<KnownVariantRow>`
    select ${columns(day)} from variant ${variantJoins} where variant.sku = any(${skus}::text[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.sku, row]))
}

/** Which SKU has a barcode, by the barcode in its longest form. */
export async function findBarcodeHolders(
  db: Db,
  barcodes: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ padded: string; sku: string }>`
    select lpad(barcode, 14, '0') as padded, sku from variant
    where lpad(barcode, 14, '0') = any(${barcodes.map(padBarcode)}::text[])`.execute(db)
  return new Map(rows.map(({ padded, sku }) => [padded, sku]))
}

/** Current variants by id, with the prices of a day in whole rupiah. */
export async function findKnownById(
  db: Db,
  ids: readonly number[],
  day: string,
): Promise<Map<number, KnownVariantRow>> {
  const { rows } = await sql<KnownVariantRow>`
    select ${columns(day)} from variant ${variantJoins} where variant.id = any(${ids}::int[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The variants of products, by product in their order, with the prices of a day in whole rupiah. */
export async function findKnownByProducts(
  db: Db,
  productIds: readonly number[],
  day: string,
): Promise<KnownVariantRow[]> {
  const { rows } = await sql<KnownVariantRow>`
    select ${columns(day)} from variant ${variantJoins} where product_id = any(${productIds}::int[])
    order by product_id, variant.position, variant.id`.execute(db)
  return rows
}

/** The next variants after an id, on sale or not, with the prices of a day. */
export async function findKnownAfter(
  db: Db,
  after: number,
  count: number,
  day: string,
): Promise<KnownVariantRow[]> {
  const { rows } = await sql<KnownVariantRow>`
    select ${columns(day)} from variant ${variantJoins}
    where variant.id > ${after} order by variant.id limit ${count}`.execute(db)
  return rows
}

export const findWarehouseCodes = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('warehouse').select('code').orderBy('id').execute()).map(({ code }) => code)

export const findBrands = (db: Db) => db.selectFrom('brand').select(['id', 'name']).execute()

/** Every sub-category with its attributes. */
export async function findSubCategories(db: Db): Promise<ImportSubCategory[]> {
  const { rows } =
    await sql<ImportSubCategory>`select id, name, attributes as facets from sub_category`.execute(
      db,
    )
  return rows
}

/** The distinct keys of all attributes, sorted. */
export async function findAttributeKeys(db: Db): Promise<string[]> {
  const keys = (await findSubCategories(db)).flatMap(({ facets }) =>
    facets.map((facet: AttributeDefinition) => facet.key),
  )
  return [...new Set(keys)].sort()
}
