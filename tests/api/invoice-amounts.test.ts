import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignedInBuyers } from '../support/accounts/buyers.ts'
import { buildOrderInput } from '../support/orders/order-input.ts'
import { createProduct } from '../support/catalogue/products.ts'
import { useTestShop } from '../support/shop.ts'

const shop = await useTestShop({ connections: 20 })

/** Orders at once: few enough for every run of the tests, and more by the variable. */
const PARALLEL_INVOICES = Number(process.env['PARALLEL_INVOICES'] ?? 60)

test(`POST /so/ecom: ${PARALLEL_INVOICES} at once have invoices numbered without a gap`, async () => {
  const brick = await createProduct(shop.db, { price: 12_500, stock: { CBT: 9_000 } })
  const buyers = await createSignedInBuyers(shop.db, PARALLEL_INVOICES)
  const carts = buyers.map((buyer) => ({ ...buyer, api: shop.client({ token: buyer.token }) }))
  for (const { api } of carts) await api.cart.add({ body: { product_variant_id: brick, qty: 1 } })
  // All buyers live in one place, so one summary is valid for all of them.
  const orderInput = await buildOrderInput(carts[0]!.api, carts[0]!)
  const placed = await Promise.all(
    carts.map(({ api, addressId }, nr) =>
      api.checkout.placeOrder({ body: { ...orderInput, addressId } }, { key: `nomor-${nr}` }),
    ),
  )
  const { rows } = await shop.pool.query<{ nr: number }>(
    `select right(number, 6)::int as nr from invoice where id = any($1) order by 1`,
    [placed.map(({ invoiceId }) => invoiceId)],
  )
  assert.equal(rows.length, PARALLEL_INVOICES)
  const first = rows[0]!.nr
  assert.deepEqual(
    rows.map(({ nr }) => nr),
    rows.map((_, index) => first + index),
  )
})
