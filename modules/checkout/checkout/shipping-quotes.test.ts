import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AMBON, createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createProduct, setStock } from '#tests/support/catalogue/products.ts'
import { buildOrderInput, createBuyerWithCart } from '#tests/support/orders/order-input.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createCementAndRebar } from '#tests/support/catalogue/trade-products.ts'
import { openTestShop, useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const { cement, rebar } = await createCementAndRebar(shop.db)

test('POST /checkout/carts/items/quotations: freight by weight, volume, distance and road, and why a vehicle is not available', async () => {
  const { api, addressId } = await createBuyerWithCart(
    shop,
    { [cement]: 120, [rebar]: 120 },
    { roadWidthM: 4 },
  )
  const quotations = await api.checkout.quotations({ body: { addressId } })
  assert.deepEqual(
    [quotations.weightKg, quotations.volumeM3, quotations.longestM],
    [6300, 3.792, 12],
  )
  assert.deepEqual(
    quotations.origins.map(({ warehouse, weightKg, lines }) => [warehouse, weightKg, lines.length]),
    [['Gudang Cibitung', 6300, 2]],
  )
  assert.deepEqual(
    quotations.options.map(({ vehicle, trips, available, cheapest }) => [
      vehicle,
      trips,
      available,
      cheapest,
    ]),
    [
      ['pickup', 7, false, false],
      ['engkel', 3, true, true],
      ['cdd', 2, true, false],
      ['fuso', 1, false, false],
      ['tronton', 1, false, false],
    ],
  )
  assert.match(quotations.options[0]!.reason!, /sepanjang 12 m/)
  assert.match(quotations.options[3]!.reason!, /sempit, lebar 4 m/)
  assert.equal(quotations.dates[0], '2026-11-21')
  assert.equal(quotations.dates.length, 12)
  assert.equal(quotations.windows.length, 3)
})

test('POST /checkout/carts/items/quotations: freight is measured to the pin of the address, and the order is placed at it', async () => {
  const { api, addressId } = await createBuyerWithCart(shop, { [cement]: 20 })
  const quote = () => api.checkout.quotations({ body: { addressId } })
  const toCity = await quote()
  assert.equal(toCity.measuredTo, 'city')
  // Muara Gembong, at the far end of the regency.
  await api.customers.changeAddress({ id: addressId, body: { pin: '-5.99, 107.04' } })
  const toPin = await quote()
  assert.equal(toPin.measuredTo, 'pin')
  assert.ok(toPin.origins[0]!.distanceKm > toCity.origins[0]!.distanceKm)
  const body = await buildOrderInput(api, { addressId })
  const { id } = await api.checkout.placeOrder({ body })
  const { delivery } = await api.orders.shipping({ id })
  assert.equal(delivery.distanceKm, toPin.origins[0]!.distanceKm)
  await api.cart.add({ body: { product_variant_id: cement, qty: 20 } })
  // A pin in Surabaya is a slip.
  await api.customers.changeAddress({ id: addressId, body: { pin: '-7.25, 112.75' } })
  assert.deepEqual(
    await quote().then(({ origins, measuredTo }) => [origins[0]!.distanceKm, measuredTo]),
    [toCity.origins[0]!.distanceKm, 'city'],
  )
})

test('POST /checkout/carts/items/delivery-method: refuses delivery outside the area before payment, and offers pickup; isEcom leaves out what cannot be chosen', async () => {
  const { api, addressId } = await createBuyerWithCart(shop, { [cement]: 10 }, { city: AMBON })
  const failure = await expectRefusal(api.checkout.quotations({ body: { addressId } }))
  assert.deepEqual([failure.status, failure.code], [422, 'delivery.outside_area'])
  assert.match(
    failure.errors['addressId']!,
    /^Kota Ambon belum dapat kami kirimi.*Kabupaten Bekasi/,
  )
  const { results } = await api.checkout.deliveryMethods({ body: { addressId } })
  assert.deepEqual(
    results.map(({ code, available }) => [code, available]),
    [
      ['delivery', false],
      ['pickup', true],
    ],
  )
  const { results: choices } = await api.checkout.deliveryMethods({
    query: { isEcom: 'true' },
    body: { addressId },
  })
  assert.deepEqual(
    choices.map(({ code }) => code),
    ['pickup'],
  )
  const all = await api.checkout.deliveryMethods({
    query: { isEcom: 'false' },
    body: { addressId },
  })
  assert.deepEqual(all.results, results)
  const unclear = api.checkout.deliveryMethods({ query: { isEcom: 'ya' }, body: { addressId } })
  assert.equal((await expectRefusal(unclear)).status, 422)
  assert.equal(results[0]!.reason, failure.message)
  assert.equal(results[1]!.description, 'Ambil di Gudang Cibitung, gratis')
})

test('POST /checkout/carts/items/quotations: 422 `stock.short` for goods that are only across the sea', async () => {
  const far = await createProduct(shop.db, {
    name: 'Genteng uji',
    unit: 'lembar',
    price: 9000,
    stock: { MDN: 500, CBT: 3 },
  })
  const { api, addressId } = await createBuyerWithCart(shop, { [far]: 10 })
  const failure = await expectRefusal(api.checkout.quotations({ body: { addressId } }))
  assert.deepEqual([failure.status, failure.code], [422, 'stock.short'])
  assert.match(failure.message, /Genteng uji biasa: tersedia 3 lembar/)
})

test('checkout calls: refuse an empty cart, a line that cannot be ordered, and another buyer’s address', async () => {
  const empty = await createBuyerWithCart(shop, {})
  const none = await expectRefusal(
    empty.api.checkout.quotations({ body: { addressId: empty.addressId } }),
  )
  assert.deepEqual([none.status, none.code], [409, 'cart.empty'])
  const scarce = await createProduct(shop.db, { price: 5000, stock: { CBT: 9 } })
  const { api, addressId } = await createBuyerWithCart(shop, { [scarce]: 9 })
  for (const otherAddressId of [empty.addressId, '00000000-0000-4000-8000-000000000000'])
    assert.equal(
      (await expectRefusal(api.checkout.quotations({ body: { addressId: otherAddressId } })))
        .status,
      404,
    )
  await setStock(shop.db, scarce, 'CBT', 4)
  const problem = await expectRefusal(api.checkout.quotations({ body: { addressId } }))
  assert.deepEqual([problem.status, problem.code], [422, 'cart.problem'])
  assert.deepEqual(Object.values(problem.errors), [
    'Stok tinggal 4 buah. Pesan paling banyak 4 buah.',
  ])
})

test('POST /checkout/carts/items/quotations: after 15.00 not the next day', async () => {
  const afternoonShop = await openTestShop({ at: '2026-11-20T15:00:00+07:00' })
  try {
    const variantId = await createProduct(afternoonShop.db, { price: 5000, stock: { CBT: 9 } })
    const { token, addressId } = await createSignedInBuyer(afternoonShop.db)
    const api = afternoonShop.client({ token })
    await api.cart.add({ body: { product_variant_id: variantId, qty: 1 } })
    const { dates } = await api.checkout.quotations({ body: { addressId } })
    assert.equal(dates[0], '2026-11-23')
  } finally {
    await afternoonShop.close()
  }
})

test('POST /checkout/carts/items/quotations: the visitor’s cart is merged in the first request after sign-in', async () => {
  const session: { visitor?: string } = {}
  const visitor = shop.client({ onVisitorToken: (ticket) => (session.visitor = ticket) })
  await visitor.cart.add({ body: { product_variant_id: cement, qty: 3 } })
  const { token, addressId } = await createSignedInBuyer(shop.db)
  const api = shop.client({ token, visitorToken: session.visitor })
  const { weightKg } = await api.checkout.quotations({ body: { addressId } })
  assert.equal(weightKg, 120)
})

test('checkout calls: refuse visitors and staff', async () => {
  const { addressId } = await createSignedInBuyer(shop.db)
  const failure = await expectRefusal(shop.asVisitor().checkout.quotations({ body: { addressId } }))
  assert.equal(failure.status, 401)
})

test('POST /checkout/payment-method: the payment types of the shop', async () => {
  const { api } = await createBuyerWithCart(shop, { [cement]: 1 })
  const { results } = await api.checkout.paymentMethods()
  assert.deepEqual(
    results.map(({ code, available }) => [code, available]),
    [
      ['transfer', true],
      ['va', true],
      ['qris', true],
      ['paper', true],
    ],
  )
  assert.deepEqual(
    (await shop.asVisitor().payments.types()).results.map(({ code }) => code),
    ['transfer', 'va', 'qris', 'paper', 'tempo', 'credilinq', 'koinworks', 'modal-rakyat'],
  )
})

test('POST /checkout/carts/items/delivery-method: goods from several warehouses can be delivered, not picked up', async () => {
  const here = await createProduct(shop.db, { price: 5000, stock: { CBT: 9 } })
  const there = await createProduct(shop.db, { price: 5000, stock: { CKP: 9 } })
  const { api, addressId } = await createBuyerWithCart(shop, { [here]: 1, [there]: 1 })
  const { results } = await api.checkout.deliveryMethods({ body: { addressId } })
  assert.deepEqual(
    results.map(({ code, available }) => [code, available]),
    [
      ['delivery', true],
      ['pickup', false],
    ],
  )
  assert.match(results[0]!.description, /^Mulai Rp .* dengan Pickup$/)
  assert.match(results[1]!.reason!, /^Tidak ada satu gudang/)
})
