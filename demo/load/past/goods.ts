import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { between, type randomOf } from '#demo/catalogue/random.ts'

export type Random = ReturnType<typeof randomOf>

/** What is bought together: a part of a building, by sub-category. */
const works: string[][] = [
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

export type Good = { id: number; sub: string; minOrder: number; multiple: number }

/** By warehouse, the goods that it has plenty of, so that nobody runs short. */
export async function stockedGoods(db: Db): Promise<Map<number, Good[]>> {
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
    .where('sub_category.slug', 'in', [...new Set(works.flat())])
    .where('variant.active', '=', true)
    .where(sql<boolean>`stock.on_hand >= variant.min_order * 15`)
    // Longer pieces do not go round every corner; bars bend.
    .where((eb) =>
      eb.or([eb('variant.length_m', '<=', 4), eb('sub_category.slug', 'like', 'besi-beton-%')]),
    )
    .orderBy('variant.id')
    .execute()
  return Map.groupBy(rows, (row) => row.warehouseId)
}

/** The warehouse that lies nearest to an address, as the crow flies. */
export async function warehouseNear(db: Db, addressId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select warehouse.id from address join city on city.id = address.city_id cross join warehouse
    where address.id = ${addressId}
    order by power(warehouse.latitude - city.latitude, 2) + power(warehouse.longitude - city.longitude, 2)
    limit 1`.execute(db)
  return rows[0]!.id
}

/** The goods of one order: one work, in quantities of a house or of a project. */
export function shoppingList(goods: readonly Good[], random: Random, isBusiness: boolean) {
  const work = works[Math.floor(random() * works.length)]!
  return work.flatMap((sub) => {
    const shelf = goods.filter((good) => good.sub === sub)
    const good = shelf[Math.floor(random() * shelf.length)]
    if (!good) return []
    const wanted = good.minOrder * between(random, 1, isBusiness ? 9 : 4)
    const qty = Math.round(Math.ceil(wanted / good.multiple) * good.multiple * 1000) / 1000
    return [{ variantId: good.id, qty }]
  })
}
