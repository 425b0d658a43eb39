import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCallError } from '#platform/contract/call-error.ts'
import { createSignedInBuyers } from '../support/accounts/buyers.ts'
import { createProduct } from '../support/catalogue/products.ts'
import { createBuyerWithCart, buildOrderInput } from '../support/orders/order-input.ts'
import { useTestShop } from '../support/shop.ts'

const shop = await useTestShop({ connections: 20 })

/** Settles calls that run at once: the responses, and how often each refusal occurred. */
async function settleAll<T>(calls: Promise<T>[]) {
  const placed: T[] = []
  const refused: Record<string, number> = {}
  for (const result of await Promise.allSettled(calls)) {
    if (result.status === 'fulfilled') placed.push(result.value)
    else {
      assert.ok(isCallError(result.reason), String(result.reason))
      refused[result.reason.code] = (refused[result.reason.code] ?? 0) + 1
    }
  }
  return { placed, refused }
}

/** An overloaded machine answers 503, which may be retried. It must never create a second order. */
const BUSY_CODE = 'unavailable'
const listUnexpectedCodes = (refused: Record<string, number>, ...expected: string[]) =>
  Object.keys(refused).filter((code) => ![...expected, BUSY_CODE].includes(code))

const countRows = async (table: string, accountIds: string[]) => {
  const { rows } = await shop.pool.query(
    `select count(*) from ${table} where account_id = any($1)`,
    [accountIds],
  )
  return rows[0].count as number
}

const readStock = async (variant: string) => {
  const { rows } = await shop.pool.query(
    'select sum(on_hand) as on_hand, sum(held) as held from stock where variant_id = $1',
    [Number(variant)],
  )
  return rows[0] as { on_hand: number; held: number }
}

/** A buyer with two units in the cart, and the body of the order to place. */
async function createReadyBuyer(variant: string) {
  const buyer = await createBuyerWithCart(shop, { [variant]: 2 })
  return { ...buyer, body: await buildOrderInput(buyer.api, buyer) }
}

test('POST /so/ecom: a hundred concurrent submits of one key make one order, twenty times', async () => {
  const brick = await createProduct(shop.db, { price: 12_500, stock: { CBT: 1000 } })
  for (let round = 0; round < 20; round += 1) {
    const { api, body, accountId } = await createReadyBuyer(brick)
    const key = `satu-kunci-${round}`
    const submits = Array.from({ length: 100 }, () => api.checkout.placeOrder({ body }, { key }))
    const { placed, refused } = await settleAll(submits)
    assert.deepEqual(listUnexpectedCodes(refused, 'idempotency.in_flight'), [])
    assert.equal(new Set(placed.map(({ id }) => id)).size, 1)
    // A later retry returns the same order.
    assert.deepEqual(await api.checkout.placeOrder({ body }, { key }), placed[0])
    assert.equal(await countRows('sales_order', [accountId]), 1)
    assert.equal(await countRows('invoice', [accountId]), 1)
  }
  assert.deepEqual(await readStock(brick), { on_hand: 1000, held: 40 })
})

test('POST /so/ecom: one cart submitted concurrently with a hundred keys makes one order', async () => {
  const brick = await createProduct(shop.db, { price: 12_500, stock: { CBT: 1000 } })
  const { api, body, accountId } = await createReadyBuyer(brick)
  const submits = Array.from({ length: 100 }, (_, nr) =>
    api.checkout.placeOrder({ body }, { key: `kunci-${nr}` }),
  )
  const { placed, refused } = await settleAll(submits)
  assert.equal(placed.length, 1)
  assert.deepEqual(listUnexpectedCodes(refused, 'cart.empty'), [])
  assert.equal(await countRows('sales_order', [accountId]), 1)
  assert.deepEqual(await readStock(brick), { on_hand: 1000, held: 2 })
})

test('POST /so/ecom: 200 carts with the last unit sell it once and leave nothing half-written', async () => {
  const last = await createProduct(shop.db, { price: 990_000, stock: { CBT: 1 } })
  const buyers = await createSignedInBuyers(shop.db, 200)
  const carts = buyers.map((buyer) => ({ ...buyer, api: shop.client({ token: buyer.token }) }))
  for (const { api } of carts) await api.cart.add({ body: { product_variant_id: last, qty: 1 } })
  // All buyers live in one place, so one summary is valid for all of them.
  const orderInput = await buildOrderInput(carts[0]!.api, carts[0]!)
  const preparedOrders = carts.map(({ api, addressId }) => ({
    api,
    body: { ...orderInput, addressId },
  }))
  const submits = preparedOrders.map(({ api, body }, nr) =>
    api.checkout.placeOrder({ body }, { key: `terakhir-${nr}` }),
  )
  const { placed, refused } = await settleAll(submits)
  assert.equal(placed.length, 1, JSON.stringify(refused))
  assert.deepEqual(listUnexpectedCodes(refused, 'cart.problem', 'stock.short', 'order.changed'), [])
  assert.deepEqual(await readStock(last), { on_hand: 1, held: 1 })
  const accounts = buyers.map(({ accountId }) => accountId)
  assert.equal(await countRows('sales_order', accounts), 1)
  assert.equal(await countRows('invoice', accounts), 1)
  await assertNothingHalfMade()
  const left = await shop.pool.query('select count(*) from cart_line where variant_id = $1', [
    Number(last),
  ])
  assert.equal(left.rows[0].count, 199)
})

test('POST /so/ecom: concurrent orders of two products in either line order do not deadlock', async () => {
  const first = await createProduct(shop.db, { price: 10_000, stock: { CBT: 30, CKP: 30 } })
  const second = await createProduct(shop.db, { price: 20_000, stock: { CBT: 30, CKP: 30 } })
  const carts = (await createSignedInBuyers(shop.db, 60)).map((buyer) => ({
    ...buyer,
    api: shop.client({ token: buyer.token }),
  }))
  for (const [nr, { api }] of carts.entries())
    for (const id of nr % 2 === 0 ? [first, second] : [second, first])
      await api.cart.add({ body: { product_variant_id: id, qty: 1 } })
  const orderInput = await buildOrderInput(carts[0]!.api, carts[0]!)
  const preparedOrders = carts.map(({ api, addressId }) => ({
    api,
    body: { ...orderInput, addressId },
  }))
  const { placed, refused } = await settleAll(
    preparedOrders.map(({ api, body }, nr) =>
      api.checkout.placeOrder({ body }, { key: `silang-${nr}` }),
    ),
  )
  // An order priced with Cibitung's stock that would ship from Cikupa is refused instead of charged
  // another freight.
  assert.deepEqual(listUnexpectedCodes(refused, 'order.changed', 'stock.short'), [])
  assert.ok(placed.length >= 30)
  assert.equal((await readStock(first)).held, placed.length)
  assert.equal((await readStock(second)).held, placed.length)
  await assertNothingHalfMade()
})

/**
 * Every order has lines that add up to its total, an invoice over that total, and an event;
 * reservations match the lines.
 */
async function assertNothingHalfMade() {
  const { rows } = await shop.pool.query(`
    select number from sales_order so
    where goods_total <> (select coalesce(sum(total), 0) from sales_order_line where order_id = so.id)
      or not exists (select from invoice where order_id = so.id and amount = so.total)
      or not exists (select from sales_order_event where order_id = so.id)`)
  assert.deepEqual(rows, [])
  const { rows: wrongReservations } = await shop.pool.query(`
    select variant_id from stock join variant on variant.id = variant_id
    where sku like 'UJI-%' group by variant_id
    having sum(held) <> (select coalesce(sum(quantity), 0) from sales_order_line line where line.variant_id = stock.variant_id)`)
  assert.deepEqual(wrongReservations, [])
}
