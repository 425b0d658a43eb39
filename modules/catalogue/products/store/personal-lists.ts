import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Variants on sale with the products they belong to. */
export async function findProductRefs(
  db: Db,
  variantIds: readonly number[],
): Promise<{ id: number; variantId: number }[]> {
  const { rows } = await sql<{ id: number; variantId: number }>`
    select product.id, variant.id as "variantId"
    from variant join product on product.id = product_id
    where variant.id = any(${variantIds}::int[]) and product.active and variant.active`.execute(db)
  return rows
}
