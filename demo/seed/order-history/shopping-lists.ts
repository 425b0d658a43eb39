import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { drawBetween, type createRandom } from '#demo/catalogue/random.ts'

export type RandomSource = ReturnType<typeof createRandom>

/** Sub-categories that are bought together for one part of a building. */
const CONSTRUCTION_JOBS: string[][] = [
  ['semen-abu', 'besi-beton-ulir', 'besi-beton-polos'],
  ['bata-ringan', 'mortar-instan'],
  ['bata-merah', 'semen-abu'],
  ['pasir-pasang', 'semen-abu'],
  ['pasir-beton', 'semen-abu', 'wiremesh'],
  ['keramik-lantai', 'mortar-instan'],
  ['cat-interior'],
  ['triplek', 'semen-abu'],
  ['pipa-pvc'],
  ['keramik-lantai'],
]

export type StockedVariant = { id: number; sub: string; minOrder: number; multiple: number }

/** By warehouse, the variants with enough stock for all orders. */
export async function findStockedVariants(db: Db): Promise<Map<number, StockedVariant[]>> {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select([
      'variant.id',
      'sub_category.slug as sub',
      'variant.min_order as minOrder',
      'variant.multiple',
      'stock.warehouse_id as warehouseId',
    ])
    .where('sub_category.slug', 'in', [...new Set(CONSTRUCTION_JOBS.flat())])
    .where('variant.active', '=', true)
    .where(sql<boolean>`stock.on_hand >= variant.min_order * 15`)
    // Longer goods do not reach every address; reinforcing bars are bent for transport.
    .where((eb) =>
      eb.or([eb('variant.length_m', '<=', 4), eb('sub_category.slug', 'like', 'besi-beton-%')]),
    )
    .orderBy('variant.id')
    .execute()
  return Map.groupBy(rows, (row) => row.warehouseId)
}

/** The id of the warehouse nearest to an address, in a straight line. */
export async function findNearestWarehouse(db: Db, addressId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select warehouse.id from address join city on city.id = address.city_id cross join warehouse
    where address.id = ${addressId}
    order by power(warehouse.latitude - city.latitude, 2) + power(warehouse.longitude - city.longitude, 2)
    limit 1`.execute(db)
  return rows[0]!.id
}

/** The items of one order: one construction job, in quantities for a house or for a project. */
export function buildShoppingList(
  variants: readonly StockedVariant[],
  random: RandomSource,
  isBusiness: boolean,
) {
  const job = CONSTRUCTION_JOBS[Math.floor(random() * CONSTRUCTION_JOBS.length)]!
  return job.flatMap((sub) => {
    const candidates = variants.filter((variant) => variant.sub === sub)
    const variant = candidates[Math.floor(random() * candidates.length)]
    if (!variant) return []
    const quantity = variant.minOrder * drawBetween(random, 1, isBusiness ? 9 : 4)
    const qty = Math.round(Math.ceil(quantity / variant.multiple) * variant.multiple * 1000) / 1000
    return [{ variantId: variant.id, qty }]
  })
}
