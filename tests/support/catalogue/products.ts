import { sql } from 'kysely'
import type { Api } from '#modules/client.ts'
import { inTransaction, type Db } from '#platform/database/database.ts'
import { reserve } from '#modules/catalogue/stock/service/stock.ts'

export type TestProductInput = {
  name?: string
  unit?: string
  measured?: boolean
  /** Retail list price in whole rupiah, including PPN. */
  price: number
  tiers?: { minQty: number; discount: number }[]
  minOrder?: number
  multiple?: number
  leadDays?: number
  weightKg?: number
  volumeM3?: number
  lengthM?: number
  /** Slug of the sub-category; any by default. */
  subCategory?: string
  /** Quantities by warehouse code. */
  stock: Record<string, number>
}

/** By shop: files of tests that share a process begin with `UJI-1`. */
const createdCounts = new WeakMap<Db, number>()

/** Creates a product with one variant. Returns the variant's id. */
export async function createProduct(db: Db, input: TestProductInput): Promise<string> {
  const nr = (createdCounts.get(db) ?? 0) + 1
  createdCounts.set(db, nr)
  const { name = `Barang uji ${nr}`, unit = 'buah', measured = false } = input
  const {
    minOrder = 1,
    multiple = 1,
    leadDays = 0,
    weightKg = 1,
    volumeM3 = 0.01,
    lengthM = 1,
  } = input
  const { rows } = await sql<{ id: number }>`
    with p as (
      insert into product (slug, name, brand_id, sub_category_id, description, picture)
      select ${`uji-${nr}`}, ${name}, (select min(id) from brand), id, 'uji', 'uji.svg'
      from sub_category where slug = coalesce(${input.subCategory ?? null}, slug) order by id limit 1
      returning id
    )
    insert into variant (product_id, sku, name, unit, measured, weight_kg, volume_m3, length_m, min_order,
      multiple, lead_days, picture, position)
    select id, ${`UJI-${nr}`}, 'biasa', ${unit}, ${measured}, ${weightKg}::numeric, ${volumeM3}::numeric,
      ${lengthM}::numeric, ${minOrder}::numeric, ${multiple}::numeric, ${leadDays}::int, 'uji.svg', 1 from p
    returning id`.execute(db)
  const id = rows[0]!.id
  await setPrice(db, id, input.price)
  for (const { minQty, discount } of input.tiers ?? [])
    await db
      .insertInto('discount_tier')
      .values({ variant_id: id, min_qty: minQty, discount })
      .execute()
  for (const [code, quantity] of Object.entries(input.stock)) await setStock(db, id, code, quantity)
  return String(id)
}

/** Creates a product with one variant. Returns the variant's id and SKU, and the product's slug. */
export async function createGoods(
  db: Db,
  input: TestProductInput,
): Promise<{ id: string; sku: string; slug: string }> {
  const id = await createProduct(db, input)
  const names = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.sku', 'product.slug'])
    .where('variant.id', '=', Number(id))
    .executeTakeFirstOrThrow()
  return { id, ...names }
}

/** Creates a product of one variant. Returns it as staff read it, with the variant's id. */
export async function createStaffProduct(
  { db }: { db: Db },
  content: Api,
  input: Partial<TestProductInput> = {},
) {
  const variantId = await createProduct(db, { price: 50_000, stock: { CBT: 5 }, ...input })
  const row = db.selectFrom('variant').select('product_id').where('id', '=', Number(variantId))
  const { product_id: id } = await row.executeTakeFirstOrThrow()
  return { variantId, ...(await content.catalogueAdmin.product({ id: String(id) })) }
}

/** The SKU of a variant. */
export async function findSku(db: Db, variant: number | string): Promise<string> {
  const row = db.selectFrom('variant').select('sku').where('id', '=', Number(variant))
  return (await row.executeTakeFirstOrThrow()).sku
}

/** Sets the retail price of a variant since 2020 (rupiah, including PPN). */
export const setPrice = (db: Db, variant: number | string, rupiah: number) =>
  sql`insert into price (variant_id, price_list_id, valid_from, amount)
    select ${Number(variant)}::int, id, '2020-01-01'::date, ${Math.round(rupiah * 100)}::bigint
    from price_list where code = 'retail'
    on conflict (variant_id, price_list_id, valid_from) do update set amount = excluded.amount`.execute(
    db,
  )

/** Sets the stock on hand of a variant in a warehouse. */
export const setStock = (db: Db, variant: number | string, code: string, quantity: number) =>
  sql`insert into stock (variant_id, warehouse_id, on_hand)
    select ${Number(variant)}::int, id, ${quantity}::numeric from warehouse where code = ${code}
    on conflict (variant_id, warehouse_id) do update set on_hand = excluded.on_hand`.execute(db)

/** What of a variant that lies in one warehouse is on hand, and reserved. */
export const readStock = (db: Db, variant: number | string) =>
  db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', Number(variant))
    .executeTakeFirstOrThrow()

/** Reserves a quantity of a variant in a warehouse, as an order would. */
export async function reserveGoods(
  db: Db,
  variant: number | string,
  quantity: number,
  code = 'CBT',
): Promise<void> {
  const { id: warehouseId } = await db
    .selectFrom('warehouse')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  await inTransaction(db, (tx) =>
    reserve(tx, [{ variantId: Number(variant), warehouseId, quantity }]),
  )
}

/** The SKUs of `count` variants on sale with more than a thousand units in one warehouse. */
export async function findWellStockedSkus(db: Db, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select('sku')
    .distinct()
    .where('variant.active', '=', true)
    .where('on_hand', '>', 1000)
    .orderBy('sku')
    .limit(count)
    .execute()
  return rows.map(({ sku }) => sku)
}
