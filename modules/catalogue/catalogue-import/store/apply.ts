import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { slugify } from '#platform/slug.ts'

/** Locks variants in the order of their ids, so that two imports never deadlock. */
export const lockVariants = (tx: Db, ids: readonly number[]) =>
  sql`select id from variant where id = any(${ids}::int[]) order by id for no key update`.execute(
    tx,
  )

/** Writes variants and raises their revisions. */
export async function updateVariants(tx: Db, variants: readonly object[]): Promise<void> {
  if (variants.length === 0) return
  await sql`
    update variant set name = row.name, barcode = row.barcode, unit = row.unit, min_order = row."minOrder", multiple = row.multiple,
      lead_days = row."leadDays", weight_kg = row."weightKg", volume_m3 = row."volumeM3",
      length_m = row."lengthM", pieces_per_unit = row."piecesPerUnit", coverage_m2 = row."coverageM2",
      active = row.active, attributes = row.attributes, revision = revision + 1
    from json_to_recordset(${JSON.stringify(variants)}::json) as row (id int, name text, barcode text, unit text,
      "minOrder" numeric, multiple numeric, "leadDays" int, "weightKg" numeric, "volumeM3" numeric,
      "lengthM" numeric, "piecesPerUnit" numeric, "coverageM2" numeric, active bool, attributes jsonb)
    where variant.id = row.id`.execute(tx)
}

/**
 * Disables the trigger that raises the catalogue's version; the caller raises it at the end. The trigger would do so
 * with the first change, and block every other change of the catalogue from then on.
 */
export const postponeVersion = (tx: Db) =>
  sql`select set_config('catalogue.version_raised_last', 'on', true)`.execute(tx)

export const raiseVersion = (tx: Db) =>
  sql`update catalogue_version set version = version + 1`.execute(tx)

type PriceToWrite = { id: number; amount: number }

/** Writes prices in whole rupiah to a standard list from a day on. */
export async function writePrices(
  tx: Db,
  { list, day }: { list: 'retail' | 'business'; day: string },
  prices: readonly PriceToWrite[],
): Promise<void> {
  if (prices.length === 0) return
  await sql`
    insert into price (variant_id, price_list_id, valid_from, amount)
    select row.id, list.id, ${day}::date, row.amount * 100
    from unnest(${prices.map(({ id }) => id)}::int[], ${prices.map(({ amount }) => amount)}::bigint[])
      as row (id, amount), price_list as list
    where list.code = ${list} and list.company_id is null
    on conflict (variant_id, price_list_id, valid_from) do update set amount = excluded.amount`.execute(
    tx,
  )
}

/** Removes the prices of a standard list up to a day, of variants that had none before an import. */
export async function removePrices(
  tx: Db,
  { list, day }: { list: 'retail' | 'business'; day: string },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    delete from price using price_list as list
    where price.variant_id = any(${ids}::int[]) and price.price_list_id = list.id
      and list.code = ${list} and list.company_id is null and price.valid_from <= ${day}::date`.execute(
    tx,
  )
}

/** Inserts the stock of new variants by warehouse code. */
export async function insertStock(
  tx: Db,
  lines: readonly { id: number; code: string; after: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    insert into stock (variant_id, warehouse_id, on_hand)
    select row.id, warehouse.id, row.after
    from json_to_recordset(${JSON.stringify(lines)}::json) as row (id int, code text, after numeric)
    join warehouse using (code)`.execute(tx)
}

type NewProduct = { name: string; brandId: number; subCategoryId: number; description: string }

/** Identifies a product of an import by name, brand and sub-category. */
export const toProductKey = ({ name, brandId, subCategoryId }: NewProduct) =>
  `${brandId} ${subCategoryId} ${name.toLowerCase()}`

/** The ids of products by key; adds missing ones with a free slug. */
export async function findOrAddProducts(
  tx: Db,
  requested: readonly NewProduct[],
): Promise<Map<string, number>> {
  const uniqueProducts = [
    ...new Map(requested.map((product) => [toProductKey(product), product])).values(),
  ]
  const known = await findExisting(tx, uniqueProducts)
  const missing = uniqueProducts.filter((product) => !known.has(toProductKey(product)))
  if (missing.length === 0) return known
  const rows = await assignSlugs(tx, missing)
  await sql`
    insert into product (slug, name, brand_id, sub_category_id, description, picture)
    select slug, name, "brandId", "subCategoryId", description, (select picture from sub_category where id = "subCategoryId")
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (slug text, name text, "brandId" int,
      "subCategoryId" int, description text)`.execute(tx)
  return findExisting(tx, uniqueProducts)
}

async function findExisting(tx: Db, products: readonly NewProduct[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; at: number }>`
    select min(product.id) as id, row.at
    from json_to_recordset(${JSON.stringify(products.map((each, at) => ({ ...each, at })))}::json)
      as row (name text, "brandId" int, "subCategoryId" int, at int)
    join product on brand_id = "brandId" and sub_category_id = "subCategoryId" and lower(product.name) = lower(row.name)
    group by row.at`.execute(tx)
  return new Map(rows.map(({ id, at }) => [toProductKey(products[at]!), id]))
}

/** Assigns a slug to each product; a taken one gets a numeric suffix. */
async function assignSlugs(tx: Db, products: readonly NewProduct[]) {
  const requested = products.map((product) => ({
    ...product,
    slug: slugify(product.name).slice(0, 110) || 'barang',
  }))
  const { rows } = await sql<{ slug: string }>`
    select slug from product where slug ~ any(${[...new Set(requested.map(({ slug }) => `^${slug}(-[0-9]+)?$`))]}::text[])`.execute(
    tx,
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  return requested.map((product) => {
    let slug = product.slug
    for (let nr = 2; taken.has(slug) || /^\d+$/.test(slug); nr++) slug = `${product.slug}-${nr}`
    taken.add(slug)
    return { ...product, slug }
  })
}

/** Adds variants after the existing ones of their products; returns their ids by SKU. */
export async function addVariants(
  tx: Db,
  variants: readonly ({ sku: string; productId: number } & object)[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; id: number }>`
    insert into variant (product_id, sku, name, attributes, unit, measured, weight_kg, volume_m3, length_m,
      pieces_per_unit, coverage_m2, min_order, multiple, lead_days, active, barcode, picture, position)
    select "productId", sku, name, attributes, unit, measured, "weightKg", "volumeM3", "lengthM",
      "piecesPerUnit", "coverageM2", "minOrder", multiple, "leadDays", active, barcode,
      (select picture from product where id = "productId"),
      coalesce((select max(position) from variant where product_id = "productId"), 0)
        + row_number() over (partition by "productId" order by sku)
    from json_to_recordset(${JSON.stringify(variants)}::json) as row ("productId" int, sku text, name text,
      attributes jsonb, unit text, measured bool, "weightKg" numeric, "volumeM3" numeric, "lengthM" numeric,
      "piecesPerUnit" numeric, "coverageM2" numeric, "minOrder" numeric, multiple numeric, "leadDays" int,
      active bool, barcode text)
    returning sku, id`.execute(tx)
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}
