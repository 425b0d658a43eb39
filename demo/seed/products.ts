import { sql } from 'kysely'
import { addCheckDigit } from '#platform/barcode.ts'
import type { Db } from '#platform/database/database.ts'
import { areTiersAscending } from '#modules/catalogue/pricing/rules/tiers.ts'
import { indexProducts } from '#modules/catalogue/search/service/indexing.ts'
import type { DemoProduct, DemoVariant } from '#demo/catalogue/types.ts'
import { imageFileName } from './images.ts'
import type { ReferenceIds } from './reference-data.ts'

/** Products inserted by one statement: a few megabytes. */
const BATCH_SIZE = 500
/** The first day of the demo's list prices, before anything else in the demo happens. */
const VALID_FROM = '2025-01-01'

/**
 * Inserts products with variants, prices, tiers and stock in batches, so that a catalogue of a
 * million need not fit in memory. Throws on an unknown sub-category and on tiers that do not ascend.
 */
export async function seedProducts(
  tx: Db,
  products: Iterable<DemoProduct>,
  referenceIds: ReferenceIds,
): Promise<void> {
  let batch: DemoProduct[] = []
  const flush = async () => {
    const ids = await insertProducts(tx, batch, referenceIds)
    const variants = batch.flatMap(({ slug, variants }) =>
      variants.map((variant, position) => ({ ...variant, productId: ids.get(slug)!, position })),
    )
    await insertVariants(tx, variants, referenceIds)
    await indexProducts(tx, [...ids.values()])
    batch = []
  }
  for (const product of products) if (batch.push(product) >= BATCH_SIZE) await flush()
  if (batch.length > 0) await flush()
}

async function insertProducts(tx: Db, products: DemoProduct[], referenceIds: ReferenceIds) {
  const rows = products.map((product) => ({
    slug: product.slug,
    name: product.name,
    brand_id: requireId(referenceIds.brands, product.brand),
    sub_category_id: requireId(referenceIds.subCategories, product.subCategory),
    description: product.description,
    standard: product.standard ?? null,
    specification: product.specification,
    picture: imageFileName(product.image),
    popularity: product.popularity,
  }))
  const inserted = await sql<{ slug: string; id: number }>`
    insert into product (slug, name, brand_id, sub_category_id, description, standard, specification,
      picture, popularity)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (slug text, name text,
      brand_id int, sub_category_id int, description text, standard text, specification jsonb,
      picture text, popularity int)
    returning slug, id`.execute(tx)
  return new Map(inserted.rows.map(({ slug, id }) => [slug, id]))
}

/** As a shop prints them on labels of its own: numbers that begin with 2 are no maker's (GS1, 2.1.11). */
const toShopBarcode = ({ productId, position }: { productId: number; position: number }) =>
  addCheckDigit(`2${String(productId).padStart(7, '0')}${String(position).padStart(4, '0')}`)

async function insertVariants(
  tx: Db,
  variants: (DemoVariant & { productId: number; position: number })[],
  referenceIds: ReferenceIds,
) {
  const rows = variants.map(({ image, ...variant }) => ({
    ...variant,
    picture: imageFileName(image),
    barcode: toShopBarcode(variant),
  }))
  const inserted = await sql<{ sku: string; id: number }>`
    insert into variant (product_id, sku, name, attributes, unit, measured, weight_kg, volume_m3, length_m,
      pieces_per_unit, coverage_m2, min_order, multiple, lead_days, picture, position, barcode)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as row ("productId" int, sku text,
      name text, attributes jsonb, unit text, measured bool, "weightKg" numeric, "volumeM3" numeric,
      "lengthM" numeric, "piecesPerUnit" numeric, "coverageM2" numeric, "minOrder" numeric,
      multiple numeric, "leadDays" int, picture text, position int, barcode text)
    returning sku, id`.execute(tx)
  const ids = new Map(inserted.rows.map(({ sku, id }) => [sku, id]))
  await insertPrices(tx, variants, ids, referenceIds)
  await insertTiers(tx, variants, ids)
  await insertStock(tx, variants, ids, referenceIds)
}

type Ids = Map<string, number>

async function insertPrices(
  tx: Db,
  variants: DemoVariant[],
  ids: Ids,
  { priceLists }: ReferenceIds,
) {
  const variantIds = variants.map(({ sku }) => ids.get(sku)!)
  const insertPriceList = (list: string, amounts: number[]) =>
    sql`
    insert into price (variant_id, price_list_id, valid_from, amount)
    select id, ${requireId(priceLists, list)}::int, ${VALID_FROM}::date, amount
    from unnest(${variantIds}::int[], ${amounts}::bigint[]) as row (id, amount)`.execute(tx)
  await insertPriceList(
    'retail',
    variants.map(({ retailSen }) => retailSen),
  )
  await insertPriceList(
    'business',
    variants.map(({ businessSen }) => businessSen),
  )
}

async function insertTiers(tx: Db, variants: DemoVariant[], ids: Ids) {
  const rows = variants.flatMap(({ sku, tiers }) => {
    if (!areTiersAscending(tiers)) throw new Error(`the tiers of ${sku} do not ascend`)
    return tiers.map((tier) => ({ ...tier, id: ids.get(sku)! }))
  })
  await sql`
    insert into discount_tier (variant_id, min_qty, discount)
    select * from unnest(${rows.map((row) => row.id)}::int[], ${rows.map((row) => row.minQty)}::numeric[],
      ${rows.map((row) => row.discount)}::numeric[])`.execute(tx)
}

async function insertStock(
  tx: Db,
  variants: DemoVariant[],
  ids: Ids,
  { warehouses }: ReferenceIds,
) {
  const rows = variants.flatMap(({ sku, stock }) =>
    Object.entries(stock).map(([code, quantity]) => ({
      variantId: ids.get(sku)!,
      warehouseId: requireId(warehouses, code),
      quantity,
    })),
  )
  await sql`
    insert into stock (variant_id, warehouse_id, on_hand)
    select * from unnest(${rows.map((row) => row.variantId)}::int[], ${rows.map((row) => row.warehouseId)}::int[],
      ${rows.map((row) => row.quantity)}::numeric[])`.execute(tx)
}

function requireId(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`not in the catalogue: ${key}`)
  return id
}
