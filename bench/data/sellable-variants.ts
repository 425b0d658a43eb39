import type pg from 'pg'

/**
 * How many variants carts and orders use: enough that orders seldom wait for the same stock row.
 */
const VARIANT_COUNT = 64

/**
 * Selects variants that anyone can buy by the piece, spread over the catalogue, and gives them
 * ample stock. Returns their ids.
 */
export async function prepareSellableVariants(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `with fit as (
      select variant.id, row_number() over (order by variant.id) as nr, count(*) over () as count
      from variant join product on product.id = variant.product_id
      where variant.active and product.active and not measured and min_order = 1 and multiple = 1
        and lead_days = 0 and weight_kg < 20 and length_m < 2
        and exists (select from stock where variant_id = variant.id))
    select id from fit where nr % greatest(1, count / $1) = 0 order by id limit $1`,
    [VARIANT_COUNT],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query('update stock set on_hand = 1000000 where variant_id = any($1::int[])', [ids])
  return ids
}
