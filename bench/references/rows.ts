import pg from 'pg'

/** What a card of the product list needs, in a plain query. */
export type ReferenceRow = {
  id: number
  slug: string
  name: string
  picture: string
  brand: string
  unit: string
  min_order: string
  /** Sen, as text, because it is a bigint. */
  amount: string
  stock: string
}

const ROWS_QUERY = `
  select product.id, product.slug, product.name, product.picture, brand.name as brand, variant.unit,
    variant.min_order, price.amount,
    (select sum(on_hand - held) from stock where stock.variant_id = variant.id) as stock
  from (select * from product where active order by popularity desc, id limit 12) as product
    join brand on brand.id = product.brand_id
    join variant on variant.product_id = product.id and variant.position = 0 and variant.active
    join price on price.variant_id = variant.id
    join price_list on price_list.id = price.price_list_id and price_list.code = 'retail'
  order by product.popularity desc, product.id`

/**
 * Reads the first twelve rows of `GET /api/product/ec/list` with a prepared statement on a plain
 * pool.
 */
export function createRowsReader(): () => Promise<ReferenceRow[]> {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
  return async () => (await pool.query<ReferenceRow>({ name: 'rows', text: ROWS_QUERY })).rows
}
