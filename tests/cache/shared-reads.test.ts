import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createInProcessTransport, type InProcessCaller } from '#platform/http/in-process.ts'
import { createApi, type Api } from '#modules/client.ts'
import { createBuyerClient } from '../support/orders/orders.ts'
import { createSignedInBuyer } from '../support/accounts/buyers.ts'
import { createProduct } from '../support/catalogue/products.ts'
import { useTestShop } from '../support/shop.ts'

const shop = await useTestShop()
const sand = await createProduct(shop.db, { price: 250_000, stock: { CBT: 100 } })
const lime = await createProduct(shop.db, { price: 30_000, stock: { CBT: 100 } })

/** A buyer with five of the sand in the cart, and the client of a page of theirs that is only read. */
async function openPage(): Promise<{ caller: InProcessCaller; page: Api }> {
  const { token } = await createSignedInBuyer(shop.db)
  const caller = { token, ipAddress: '127.0.0.1', userAgent: 'test', onlyReads: true }
  await shop.client({ token }).cart.add({ body: { product_variant_id: sand, qty: 5 } })
  return { caller, page: createPageClient(caller) }
}

const createPageClient = (caller: InProcessCaller): Api =>
  createApi(createInProcessTransport(shop.dispatch, caller))

/** The connections that some work takes, which are as many as its statements. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const increase = () => void (count += 1)
  shop.pool.on('acquire', increase)
  await work()
  shop.pool.off('acquire', increase)
  return count
}

const countLines = async ({ cart }: Api) => (await cart.show()).lines.length

test('a page that is only read: its calls read cart, address and stock once, and answer the same', async () => {
  const { caller, page } = await openPage()
  const { results } = await page.customers.addresses()
  const body = { addressId: results[0]!.id, method: 'delivery' as const }
  const askAll = (api: Api) =>
    Promise.all([
      api.cart.show(),
      api.checkout.paymentMethods(),
      api.checkout.deliveryMethods({ body }),
      api.checkout.quotations({ body }),
      api.checkout.summary({ body }),
    ])
  const alone = shop.client({ token: caller.token })
  const expected = await askAll(alone)
  assert.deepEqual(await askAll(page), expected)
  // Owner of the token, company, cart, address, stock of it, and what the company wants of orders.
  assert.equal(await countStatements(() => askAll(createPageClient(caller))), 6)
  // Five times the cart, three times address and stock, twice what the company wants; the owner is known.
  assert.equal(await countStatements(() => askAll(alone)), 14)
})

test('a page that writes: what its calls read afterwards is as of then', async () => {
  const { page } = await openPage()
  assert.equal(await countLines(page), 1)
  const added = await page.cart.add({ body: { product_variant_id: lime, qty: 1 } })
  assert.equal(added.lines.length, 2)
  assert.equal(await countLines(page), 2)
  const [line] = added.lines
  await page.cart.remove({ id: line!.id })
  assert.equal(await countLines(page), 1)
})

test('a page whose caller changes: the next one gets nothing of the first', async () => {
  const { caller, page } = await openPage()
  assert.equal(await countLines(page), 1)
  const other = await createSignedInBuyer(shop.db)
  caller.token = other.token
  assert.equal(await countLines(page), 0)
  caller.token = undefined
  assert.equal(await countLines(page), 0)
})

test('calls from elsewhere share nothing: each is answered as of now', async () => {
  const { api } = await createBuyerClient(shop)
  await api.cart.add({ body: { product_variant_id: sand, qty: 5 } })
  await api.cart.show()
  await shop.pool.query('update cart_line set quantity = 7')
  assert.equal((await api.cart.show()).lines[0]!.qty, 7)
})
