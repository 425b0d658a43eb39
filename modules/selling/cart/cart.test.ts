import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createProduct, setStock } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createCementAndSand } from '#tests/support/catalogue/trade-products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const { cement, sand } = await createCementAndSand(shop.db)

/** A new visitor, with the token that the server issues. */
const newVisitor = () => shop.client({ onVisitorToken: () => {} })

const addToCart = (api: Api, product_variant_id: string, qty: number) =>
  api.cart.add({ body: { product_variant_id, qty } })

/** Status, code, message at `qty` and suggestion of a refused call. */
async function refusalOf(call: Promise<unknown>) {
  const failure = await expectRefusal(call)
  return [failure.status, failure.code, failure.errors['qty'], failure.data['suggestedQty']]
}

/** A visitor with a cart, and the visitor's token. */
async function visitorWithCart() {
  const session: { visitor?: string } = {}
  const api = shop.client({
    ...session,
    onVisitorToken: (visitorToken) => (session.visitor = visitorToken),
  })
  await addToCart(api, cement, 10)
  return { api, ticket: session.visitor! }
}

test('GET /cart: a visitor without a token sees an empty cart and gets no token', async () => {
  let issuedToken: string | undefined
  const api = shop.client({ onVisitorToken: (visitorToken) => (issuedToken = visitorToken) })
  const cart = await api.cart.show()
  assert.deepEqual(
    [cart.lines, cart.count, cart.goods.amount, cart.tax.amount],
    [[], 0, '0.00', '0.00'],
  )
  assert.equal(issuedToken, undefined)
})

test('GET /cart: a visitor’s token finds the cart, and only its hash is in the database', async () => {
  const { ticket: visitorToken } = await visitorWithCart()
  assert.equal((await shop.client({ visitorToken }).cart.show()).count, 1)
  assert.equal((await newVisitor().cart.show()).count, 0)
  const { rows } = await shop.pool.query(
    'select visitor_hash from cart where visitor_hash is not null',
  )
  assert.ok(
    rows.every(
      ({ visitor_hash: hash }) => hash.length === 32 && !hash.toString().includes(visitorToken),
    ),
  )
})

test('POST /cart: quantities of one variant add up, and the tier that they reach applies', async () => {
  const api = newVisitor()
  const first = await addToCart(api, cement, 60)
  assert.deepEqual(first.lines[0]?.nextTier, {
    min_qty: 100,
    more: 40,
    price: { amount: '53410.00', currency: 'IDR' },
  })
  const added = await addToCart(api, cement, 40)
  const { lines, goods, saved, weightKg, volumeM3, exclusive, tax } = added
  assert.deepEqual(await api.cart.show(), added)
  assert.equal(lines.length, 1)
  assert.deepEqual(
    [lines[0]!.qty, lines[0]!.discount, lines[0]!.unitPrice.amount],
    [100, 2, '53410.00'],
  )
  assert.deepEqual([goods.amount, saved.amount], ['5341000.00', '109000.00'])
  assert.equal(Number(exclusive.amount) + Number(tax.amount), 5_341_000)
  assert.deepEqual([weightKg, volumeM3], [4000, 3])
})

test('POST /cart: refuses an invalid quantity with a suggestion', async () => {
  const api = newVisitor()
  assert.deepEqual(await refusalOf(addToCart(api, cement, 12.5)), [
    422,
    'cart.not_whole',
    'Dijual utuh per sak, pesan 15 sak.',
    15,
  ])
  assert.deepEqual(await refusalOf(addToCart(api, cement, 3)), [
    422,
    'cart.below_minimum',
    'Paling sedikit 10 sak, pesan 10 sak.',
    10,
  ])
  assert.deepEqual(await refusalOf(addToCart(api, cement, 12)), [
    422,
    'cart.not_multiple',
    'Dijual per kelipatan 5 sak, pesan 15 sak.',
    15,
  ])
  assert.deepEqual(await refusalOf(addToCart(api, cement, 300)), [
    422,
    'cart.stock_short',
    'Stok tinggal 240 sak. Pesan paling banyak 240 sak.',
    240,
  ])
  assert.deepEqual(await refusalOf(addToCart(api, sand, 1.7)), [
    422,
    'cart.not_multiple',
    'Dijual per kelipatan 0,5 m³, pesan 2 m³.',
    2,
  ])
  assert.equal((await api.cart.show()).count, 0)
})

test('POST /cart: refuses zero, less and what is not a number, at the field', async () => {
  for (const qty of [0, -1, Number.NaN])
    assert.equal((await refusalOf(addToCart(newVisitor(), cement, qty)))[0], 422)
  const message = 'Jumlah harus lebih dari nol, pesan 10 sak.'
  for (const qty of [0, -1])
    assert.deepEqual((await refusalOf(addToCart(newVisitor(), cement, qty))).slice(1), [
      'cart.below_minimum',
      message,
      10,
    ])
})

test('POST /cart: refuses a quantity above the stock, and says what is left', async () => {
  const message = 'Stok tinggal 240 sak. Pesan paling banyak 240 sak.'
  assert.equal((await refusalOf(addToCart(newVisitor(), cement, 9_999_999)))[2], message)
})

test('POST /cart: a quantity is a number or its digits', async () => {
  for (const qty of [true, null, '', '0x10', '1e1', '10,5', [10]])
    assert.equal(
      (await refusalOf(addToCart(newVisitor(), cement, qty as unknown as number)))[2],
      'Tulis jumlah dengan angka.',
    )
})

test('POST /cart: the quantity in the cart counts against the stock, and the suggestion is what may be added', async () => {
  const api = newVisitor()
  await addToCart(api, cement, 200)
  const message =
    'Stok tinggal 240 sak. Di keranjang sudah ada 200 sak, tambah paling banyak 40 sak.'
  assert.deepEqual(await refusalOf(addToCart(api, cement, 60)), [
    422,
    'cart.stock_short',
    message,
    40,
  ])
})

test('POST /cart: 404 for a variant that is unknown, discontinued or without a price', async () => {
  const inactive = await createProduct(shop.db, { price: 10_000, stock: { CBT: 5 } })
  await shop.db
    .updateTable('variant')
    .set({ active: false })
    .where('id', '=', Number(inactive))
    .execute()
  const unpriced = await createProduct(shop.db, { price: 10_000, stock: { CBT: 5 } })
  await shop.db.deleteFrom('price').where('variant_id', '=', Number(unpriced)).execute()
  for (const id of ['999999999', inactive, unpriced])
    assert.deepEqual((await refusalOf(addToCart(newVisitor(), id, 1))).slice(0, 2), [
      404,
      'not_found',
    ])
})

test('PATCH and DELETE /cart/{id}: set a line’s quantity, and remove the line', async () => {
  const api = newVisitor()
  const id = (await addToCart(api, cement, 10)).lines[0]!.id
  assert.equal((await api.cart.change({ id, body: { qty: 25 } })).lines[0]!.qty, 25)
  assert.deepEqual((await refusalOf(api.cart.change({ id, body: { qty: 7 } }))).slice(1), [
    'cart.below_minimum',
    'Paling sedikit 10 sak, pesan 10 sak.',
    10,
  ])
  assert.equal((await api.cart.remove({ id })).count, 0)
  assert.equal((await api.cart.show()).count, 0)
  assert.equal((await refusalOf(api.cart.remove({ id })))[0], 404)
})

test('PATCH /cart/{id}: another cart’s line and an unknown one are the same 404', async () => {
  const { api } = await visitorWithCart()
  const id = (await api.cart.show()).lines[0]!.id
  const other = newVisitor()
  await addToCart(other, cement, 10)
  const { token } = await createSignedInBuyer(shop.db)
  for (const caller of [other, newVisitor(), shop.client({ token })])
    for (const lineId of [id, '00000000-0000-4000-8000-000000000000', 'bukan-uuid']) {
      assert.deepEqual(
        (await refusalOf(caller.cart.change({ id: lineId, body: { qty: 20 } }))).slice(0, 2),
        [404, 'not_found'],
      )
      assert.deepEqual((await refusalOf(caller.cart.remove({ id: lineId }))).slice(0, 2), [
        404,
        'not_found',
      ])
    }
  assert.equal((await api.cart.show()).lines[0]!.qty, 10)
})

test('GET /cart: names the problem of each line that can no longer be ordered', async () => {
  const scarce = await createProduct(shop.db, { price: 10_000, stock: { CBT: 9 } })
  const ended = await createProduct(shop.db, { price: 10_000, stock: { CBT: 9 } })
  const api = newVisitor()
  await addToCart(api, scarce, 8)
  await addToCart(api, ended, 1)
  await setStock(shop.db, scarce, 'CBT', 3)
  await shop.db
    .updateTable('variant')
    .set({ active: false })
    .where('id', '=', Number(ended))
    .execute()
  const { lines } = await api.cart.show()
  assert.deepEqual(
    lines.map(({ problem }) => [problem?.code, problem?.suggestedQty]),
    [
      ['cart.stock_short', 3],
      ['cart.gone', null],
    ],
  )
})
