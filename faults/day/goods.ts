import type pg from 'pg'
import { makeTypos } from '#bench/data/typos.ts'
import { prepareSellableVariants } from '#bench/data/sellable-variants.ts'

/** What visitors of a day look at, search for and buy. */
export type DayGoods = {
  products: readonly string[]
  categories: readonly string[]
  /** Product names, and the same with two letters swapped, so that half of the searches are not cached. */
  searches: readonly string[]
  variantIds: readonly number[]
}

const MAX_PRODUCTS = 2_000
const TYPOS = 5_000

/**
 * Reads what there is, the most popular first, and fills the stock of what is bought.
 * @throws Error when a catalogue is too small to have something that anybody buys by the piece
 */
export async function loadGoods(pool: pg.Pool): Promise<DayGoods> {
  const products = await pool.query<{ slug: string; name: string }>(
    'select slug, name from product where active order by popularity desc, id limit $1',
    [MAX_PRODUCTS],
  )
  const categories = await pool.query<{ slug: string }>('select slug from category order by id')
  const variantIds = await prepareSellableVariants(pool)
  if (variantIds.length === 0)
    throw new Error(
      'The catalogue has nothing that everybody can buy by the piece: take more --products.',
    )
  const names = products.rows.slice(0, 200).map(({ name }) => name.toLowerCase())
  return {
    products: products.rows.map(({ slug }) => slug),
    categories: categories.rows.map(({ slug }) => slug),
    searches: [...names, ...(await makeTypos(pool, TYPOS))],
    variantIds,
  }
}
