import type { Db } from '#platform/database/database.ts'
import type { Destination, Warehouse } from './rules/area.ts'

/** All warehouses with the city that each stands in. */
export const warehouses = (db: Db): Promise<Warehouse[]> =>
  db
    .selectFrom('warehouse')
    .innerJoin('city', 'city.id', 'warehouse.city_id')
    .select([
      'warehouse.id as warehouseId',
      'warehouse.name',
      'warehouse.latitude',
      'warehouse.longitude',
      'warehouse.city_id as cityId',
      'city.name as city',
    ])
    .orderBy('warehouse.id')
    .execute()

/** A city and where it lies. */
export const destination = (db: Db, cityId: string): Promise<Destination | undefined> =>
  db
    .selectFrom('city')
    .select(['id as cityId', 'name as city', 'latitude', 'longitude'])
    .where('id', '=', cityId)
    .executeTakeFirst()

/** Which of the variants belong to the given sub-categories (slugs). */
export async function variantsOf(
  db: Db,
  variantIds: number[],
  subCategories: string[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
    .select('variant.id')
    .where((eb) => eb('variant.id', '=', eb.fn.any(eb.val(variantIds))))
    .where((eb) => eb('sub_category.slug', '=', eb.fn.any(eb.val(subCategories))))
    .execute()
  return new Set(rows.map((row) => row.id))
}
