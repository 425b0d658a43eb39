import { fillCarts, createBuyers } from '../data/buyers.ts'
import { CONNECTIONS } from '../load.ts'
import { repeatRequest, measureInterleaved, type Measure } from './measure.ts'

/** Lines that each cart already has, so that adding increases a quantity. */
const LINES_PER_CART = 4

/** Adds to the carts of signed-in buyers, one per connection. */
export const addToCart: Measure = {
  name: 'cart',
  what: 'add to cart',
  reference: 'sql',
  goal: 0.2,
  run: async ({ shop, references, pool, variantIds, seconds }) => {
    const buyers = await createBuyers(pool, CONNECTIONS)
    const listLines = (buyer: number) =>
      Array.from({ length: LINES_PER_CART }, (_, index) => ({
        variantId: variantIds[(buyer + index * 7) % variantIds.length]!,
        qty: 1,
      }))
    await fillCarts(
      pool,
      buyers,
      buyers.map((_, index) => listLines(index)),
    )
    const requests = (connection: number) => {
      const index = connection % CONNECTIONS
      const headers = {
        authorization: `Bearer ${buyers[index]!.token}`,
        'content-type': 'application/json',
      }
      return listLines(index).map(({ variantId, qty }) => ({
        method: 'POST' as const,
        path: '/api/cart',
        headers,
        body: JSON.stringify({ product_variant_id: String(variantId), qty }),
      }))
    }
    return measureInterleaved({ url: shop, requests }, repeatRequest(references.sql, '/'), seconds)
  },
}
