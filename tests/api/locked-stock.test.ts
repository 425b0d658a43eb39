import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { isCallError, type CallError } from '#platform/contract/call-error.ts'
import { createBuyerWithCart, buildOrderInput } from '../support/orders/order-input.ts'
import { createProduct } from '../support/catalogue/products.ts'
import { useTestShop } from '../support/shop.ts'

/** A shop with the connections and timeouts of `npm start`. */
const shop = await useTestShop({ connections: 20, hasShopTimeouts: true })

const ORDERS = 40

/** Runs `work` while another session holds the stock rows of a variant. */
async function withLockedStock(variant: string, work: () => Promise<void>) {
  const other = new pg.Client({ connectionString: shop.databaseUrl })
  await other.connect()
  try {
    await other.query('begin')
    await other.query('select from stock where variant_id = $1 for update', [Number(variant)])
    await work()
  } finally {
    await other.end()
  }
}

/** Calls of visitors and a buyer that change no row of stock. */
async function useShop(variant: string, email: string) {
  const visitor = shop.asVisitor()
  await visitor.cart.add({ body: { product_variant_id: variant, qty: 1 } })
  const { results } = await visitor.catalogue.products({ query: { search: 'semen' } })
  await visitor.catalogue.product({ id: results[0]!.id })
  await shop.asBuyer(email)
}

test('POST /so/ecom: forty orders that wait for a locked stock row leave sign-in and reading alone, and end as 503', async () => {
  const brick = await createProduct(shop.db, { price: 12_500, stock: { CBT: 1000 } })
  const buyers = await Promise.all(
    Array.from({ length: ORDERS }, async () => {
      const buyer = await createBuyerWithCart(shop, { [brick]: 2 })
      return { ...buyer, body: await buildOrderInput(buyer.api, buyer) }
    }),
  )
  // Each account once: many sign-ins of one account at the same time count as guesses.
  const accounts = await shop.db
    .selectFrom('account')
    .select('email')
    .where(
      'id',
      'in',
      buyers.slice(0, 10).map(({ accountId }) => accountId),
    )
    .execute()
  await withLockedStock(brick, async () => {
    const placing = Promise.allSettled(
      buyers.map(({ api, body }) => api.checkout.placeOrder({ body })),
    )
    await Promise.all(accounts.map(({ email }) => useShop(brick, email)))
    for (const result of await placing) {
      assert.ok(result.status === 'rejected' && isCallError(result.reason))
      const { status, code, message } = result.reason
      assert.deepEqual([status, code], [503, 'unavailable'])
      assert.match(message, /[Bb]elum ada yang tersimpan.*coba lagi/)
    }
    // Nobody has to wait behind a statement whose caller was answered long ago.
    const { rows } = await shop.pool.query(
      `select query from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    assert.deepEqual(rows, [])
  })
  const { api, body } = buyers[0]!
  const { seen } = await buildOrderInput(api, buyers[0]!)
  assert.ok((await api.checkout.placeOrder({ body: { ...body, seen } })).number)
})

test('POST /staff/variants/{id}/stock: waits for a locked stock row no longer than an order does', async () => {
  const sand = await createProduct(shop.db, { price: 9_000, stock: { CBT: 10 } })
  const content = await shop.asStaff('konten@contoh.id')
  await withLockedStock(sand, async () => {
    const changing = content.staffStock.changeStock({
      id: sand,
      body: { warehouse: 'CBT', change: 5, reason: 'hasil hitung gudang' },
    })
    await assert.rejects(changing, ({ status }: CallError) => status === 503)
  })
})
