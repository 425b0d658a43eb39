import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { days } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import type { StaffProductSort } from '#modules/catalogue/products/rules/staff-list.ts'
import {
  createStaffProduct,
  reserveGoods,
  setPrice,
  setStock,
} from '../support/catalogue/products.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let content: Api
before(async () => {
  shop = await openTestShop()
  content = await shop.asStaff('konten@contoh.id')
})
after(() => shop?.close())

type Sort = Exclude<StaffProductSort, 'match'>

const readFirst = async (sort: Sort, query: { brandId?: number } = {}) =>
  (await content.staffProducts.list({ query: { sort, count: 1, ...query } })).results[0]!.id
const countDrafts = async () =>
  (await content.staffProducts.list({ query: { status: 'draft', count: 1 } })).total

test('GET /staff/products: sorted by stock, the next answer knows what was reserved, counted and taken off sale', async () => {
  const product = await createStaffProduct(shop, content, { stock: { CBT: 7_000_000 } })
  assert.equal(await readFirst('mostStock'), product.id)
  await reserveGoods(shop.db, product.variantId, 6_999_990)
  assert.notEqual(await readFirst('mostStock'), product.id)
  await setStock(shop.db, product.variantId, 'SDA', 8_000_000)
  assert.equal(await readFirst('mostStock'), product.id)
  await shop.db
    .updateTable('variant')
    .set({ active: false })
    .where('id', '=', Number(product.variantId))
    .execute()
  assert.notEqual(await readFirst('mostStock'), product.id)
})

test('GET /staff/products: sorted by price, the next answer knows a new price and one that begins with the day', async () => {
  const product = await createStaffProduct(shop, content, { price: 700_000_000 })
  assert.equal(await readFirst('dearest'), product.id)
  await setPrice(shop.db, product.variantId, 1)
  assert.equal(await readFirst('cheapest'), product.id)
  const tomorrow = new Date(shop.clock.now().getTime() + days(1))
  await shop.pool.query(
    `insert into price (variant_id, price_list_id, valid_from, amount)
     select $1, id, $2::timestamptz at time zone 'Asia/Jakarta', 90000000000 from price_list where code = 'retail'`,
    [product.variantId, tomorrow],
  )
  assert.equal(await readFirst('cheapest'), product.id)
  shop.clock.advance(days(1))
  assert.equal(await readFirst('dearest'), product.id)
  shop.clock.advance(-days(1))
})

test('GET /staff/products?status=draft: counts what has no price yet, until the day on which it has one', async () => {
  const before = await countDrafts()
  const product = await createStaffProduct(shop, content)
  assert.equal(await countDrafts(), before)
  const tomorrow = new Date(shop.clock.now().getTime() + days(1))
  await shop.pool.query(
    `update price set valid_from = $2::timestamptz at time zone 'Asia/Jakarta' where variant_id = $1`,
    [product.variantId, tomorrow],
  )
  assert.equal(await countDrafts(), before + 1)
  shop.clock.advance(days(1))
  assert.equal(await countDrafts(), before)
  shop.clock.advance(-days(1))
  await shop.pool.query('delete from price where variant_id = $1', [product.variantId])
  assert.equal(await countDrafts(), before + 1)
})

test('GET /staff/products: many at once change and read, and the list is right afterwards', async () => {
  const products = await Promise.all(
    [1, 2, 3, 4].map(() => createStaffProduct(shop, content, { stock: { CBT: 1 } })),
  )
  await Promise.all(
    products.flatMap(({ variantId }, at) => [
      setStock(shop.db, variantId, 'CBT', 20_000_000 + at),
      readFirst('mostStock'),
      setStock(shop.db, variantId, 'SDA', 1_000 * (4 - at)),
    ]),
  )
  const { results } = await content.staffProducts.list({ query: { sort: 'mostStock', count: 4 } })
  assert.deepEqual(
    results.map(({ id }) => id),
    products.map(({ id }) => id),
  )
})
