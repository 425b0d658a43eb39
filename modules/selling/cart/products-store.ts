import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { whereOwned } from './sql.ts'
import type { CartOwners } from './store/carts.ts'

/** The active products in a cart, each once, with the variant that was added first. */
export async function listProductsInCart(
  db: Db,
  owners: CartOwners,
): Promise<{ id: number; variantId: number }[]> {
  const { rows } = await sql<{ id: number; variantId: number }>`
    select id, "variantId" from (
      select distinct on (product.id) product.id, variant.id as "variantId", line.added_at
      from cart join cart_line as line on line.cart_id = cart.id
      join variant on variant.id = line.variant_id
      join product on product.id = variant.product_id
      where ${whereOwned(owners)}
        and product.active and variant.active
      order by product.id, line.added_at) as product_line
    order by added_at, id`.execute(db)
  return rows
}
