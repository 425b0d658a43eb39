import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { isCallFailed } from '#platform/contract/failure.ts'
import { addAddress, AMBON, CENGKARENG, signedInBuyer, type Place } from '#tests/buyers.ts'
import { putOnShelf, setPrice, setStock } from '#tests/goods.ts'
import { seenOrder } from '#tests/ordering.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let cement: string
let rebar: string
before(async () => {
  shop = await testShop()
  cement = await putOnShelf(shop.db, {
    name: 'Semen uji', unit: 'sak', price: 54_500, weightKg: 40, volumeM3: 0.03, stock: { CBT: 400 },
  })
  rebar = await putOnShelf(shop.db, {
    name: 'Besi uji', unit: 'batang', price: 131_500, weightKg: 12.5, volumeM3: 0.0016, lengthM: 12,
    subCategory: 'besi-beton-ulir', stock: { CBT: 300 },
  })
})
after(() => shop.close())

/** A buyer near Cibitung with these goods in the cart. */
async function buyerWith(goods: Record<string, number>, place: Place = {}) {
  const buyer = await signedInBuyer(shop.db, place)
  const api = shop.client({ token: buyer.token })
  for (const [product_variant_id, qty] of Object.entries(goods))
    await api.cart.add({ body: { product_variant_id, qty } })
  return { ...buyer, api }
}

async function failureOf(call: Promise<unknown>) {
  const failure = await call.then(() => assert.fail('was not refused'), (thrown: unknown) => thrown)
  assert.ok(isCallFailed(failure), String(failure))
  return failure
}

const ordersOf = (api: Api) => api.orders.list().then(({ total }) => total)

test('freight follows weight, volume, distance and road, and says why a vehicle is closed', async () => {
  const { api, addressId } = await buyerWith({ [cement]: 120, [rebar]: 120 }, { roadWidthM: 4 })
  const quotations = await api.checkout.quotations({ body: { addressId } })
  assert.deepEqual([quotations.weightKg, quotations.volumeM3, quotations.longestM], [6300, 3.792, 12])
  assert.deepEqual(quotations.origins.map(({ warehouse, weightKg, lines }) => [warehouse, weightKg, lines.length]), [['Gudang Cibitung', 6300, 2]])
  assert.deepEqual(
    quotations.options.map(({ vehicle, trips, available, cheapest }) => [vehicle, trips, available, cheapest]),
    [['pickup', 7, false, false], ['engkel', 3, true, true], ['cdd', 2, true, false], ['fuso', 1, false, false]],
  )
  assert.match(quotations.options[0]!.reason!, /sepanjang 12 m/)
  assert.match(quotations.options[3]!.reason!, /sempit, lebar 4 m/)
  assert.equal(quotations.dates[0], '2026-11-21')
  assert.equal(quotations.dates.length, 12)
  assert.equal(quotations.windows.length, 3)
})

test('what was seen is what is ordered: figures, stock, invoice, address and an empty cart', async () => {
  const { api, addressId } = await buyerWith({ [cement]: 60 })
  const body = await seenOrder(api, { addressId })
  const placed = await api.checkout.placeOrder({ body: { ...body, poNumber: 'PO-1' } }, { key: 'satu' })
  assert.equal(placed.total.amount, body.seen.total.amount)
  assert.match(placed.number, /^SO\/2026\/11\/\d{6}$/)
  assert.equal(placed.status, 'awaiting_payment')
  assert.equal(placed.expiresAt, '2026-11-21T12:00:00.000+07:00')
  const header = await api.orders.header({ id: placed.id })
  const { goods, freight, total, exclusive, tax } = header.totals
  assert.deepEqual([goods.amount, freight.amount, total.amount], ['3270000.00', body.seen.freight.amount, body.seen.total.amount])
  assert.equal((Number(exclusive.amount) + Number(tax.amount)).toFixed(2), total.amount)
  assert.equal(header.invoice?.id, placed.invoiceId)
  assert.equal(header.poNumber, 'PO-1')
  const { shipTo, delivery } = await api.orders.shipping({ id: placed.id })
  assert.deepEqual([shipTo.street, delivery.vehicle, delivery.date, delivery.contactName], ['Jl. Kalimantan C2 18', body.vehicle, '2026-11-21', 'Pak Warsito'])
  assert.equal((await api.cart.show()).count, 0)
  const again = await failureOf(api.checkout.placeOrder({ body }, { key: 'dua' }))
  assert.deepEqual([again.status, again.code], [409, 'cart.empty'])
})

test('the summary’s PPN is the order’s PPN to the sen', async () => {
  const { api, addressId } = await buyerWith({ [cement]: 7, [rebar]: 3 })
  const body = await seenOrder(api, { addressId })
  const summary = await api.checkout.summary({ body: { addressId, method: 'delivery', vehicle: body.vehicle! } })
  const { id } = await api.checkout.placeOrder({ body })
  const { totals } = await api.orders.header({ id })
  const { goods, freight, total, exclusive, taxBase, tax } = summary
  assert.deepEqual(totals, { goods, freight, total, exclusive, taxBase, tax })
})

test('a price that changed since is asked, not charged', async () => {
  const tile = await putOnShelf(shop.db, { name: 'Keramik uji', price: 80_000, stock: { CBT: 50 } })
  const { api, addressId } = await buyerWith({ [tile]: 10 })
  const body = await seenOrder(api, { addressId })
  await setPrice(shop.db, tile, 85_000)
  const failure = await failureOf(api.checkout.placeOrder({ body }, { key: 'harga' }))
  assert.deepEqual([failure.status, failure.code], [409, 'order.changed'])
  const idr = (amount: string) => ({ amount, currency: 'IDR' })
  assert.deepEqual(failure.data['changes'], [
    { what: 'price', name: 'Keramik uji biasa', was: idr('80000.00'), now: idr('85000.00') },
  ])
  assert.equal(await ordersOf(api), 0)
  assert.equal((await api.cart.show()).count, 1)
  const { seen } = failure.data['summary'] as { seen: typeof body.seen }
  const placed = await api.checkout.placeOrder({ body: { ...body, seen } }, { key: 'harga' })
  assert.equal(placed.total.amount, seen.total.amount)
})

test('a quantity, a line or a freight that is not as seen is asked too', async () => {
  const { api, addressId } = await buyerWith({ [cement]: 10 })
  const body = await seenOrder(api, { addressId })
  await api.cart.add({ body: { product_variant_id: cement, qty: 5 } })
  await api.cart.add({ body: { product_variant_id: rebar, qty: 1 } })
  const { data } = await failureOf(api.checkout.placeOrder({ body: { ...body, vehicle: 'fuso' } }))
  const changes = data['changes'] as { what: string; was: unknown; now: unknown }[]
  assert.deepEqual(changes.map(({ what }) => what), ['qty', 'line', 'freight'])
  assert.deepEqual([changes[0]!.was, changes[0]!.now, changes[1]!.was, changes[1]!.now], [10, 15, null, 1])
})

test('an address outside the delivery area is told before payment, and the goods can be fetched', async () => {
  const { api, addressId } = await buyerWith({ [cement]: 10 }, { city: AMBON })
  const failure = await failureOf(api.checkout.quotations({ body: { addressId } }))
  assert.deepEqual([failure.status, failure.code], [422, 'delivery.outside_area'])
  assert.match(failure.errors['addressId']!, /^Kota Ambon belum dapat kami kirimi.*Kabupaten Bekasi/)
  const { results } = await api.checkout.deliveryMethods({ body: { addressId } })
  assert.deepEqual(results.map(({ code, available }) => [code, available]), [['delivery', false], ['pickup', true]])
  assert.equal(results[0]!.reason, failure.message)
  assert.equal(results[1]!.description, 'Ambil di Gudang Cibitung')
})

test('goods that are fetched carry no freight', async () => {
  const { api, addressId } = await buyerWith({ [cement]: 10 })
  const body = await seenOrder(api, { addressId, method: 'pickup' })
  assert.deepEqual([body.seen.freight.amount, body.seen.total.amount], ['0.00', '545000.00'])
  const { id } = await api.checkout.placeOrder({ body })
  const { delivery } = await api.orders.shipping({ id })
  assert.deepEqual([delivery.method, delivery.vehicle, delivery.vehicleName], ['pickup', null, 'Ambil di Gudang Cibitung'])
})

test('a line that lies in two warehouses comes from both and costs the same', async () => {
  const brick = await putOnShelf(shop.db, { name: 'Bata uji', price: 33_333, stock: { CBT: 30, CKP: 20 } })
  const { api, addressId } = await buyerWith({ [brick]: 45 }, { city: CENGKARENG })
  const { origins, options } = await api.checkout.quotations({ body: { addressId } })
  assert.equal(origins.length, 2)
  assert.ok(options.every(({ trips }) => trips === 2))
  const placed = await api.checkout.placeOrder({ body: await seenOrder(api, { addressId }) })
  const { results } = await api.orders.products({ id: placed.id })
  assert.deepEqual(results.map(({ qty }) => qty).sort(), [20, 25])
  assert.equal(results.reduce((all, { subtotal }) => all + Number(subtotal.amount), 0), 45 * 33_333)
})

test('what lies only beyond the sea is short here, and says so', async () => {
  const far = await putOnShelf(shop.db, { name: 'Genteng uji', unit: 'lembar', price: 9000, stock: { MDN: 500, CBT: 3 } })
  const { api, addressId } = await buyerWith({ [far]: 10 })
  const failure = await failureOf(api.checkout.quotations({ body: { addressId } }))
  assert.deepEqual([failure.status, failure.code], [422, 'stock.short'])
  assert.match(failure.message, /Genteng uji biasa: tersedia 3 lembar/)
})

test('an empty cart, a line that cannot be ordered, another’s address: each has its refusal', async () => {
  const empty = await buyerWith({})
  const none = await failureOf(empty.api.checkout.quotations({ body: { addressId: empty.addressId } }))
  assert.deepEqual([none.status, none.code], [409, 'cart.empty'])
  const scarce = await putOnShelf(shop.db, { price: 5000, stock: { CBT: 9 } })
  const { api, addressId } = await buyerWith({ [scarce]: 9 })
  for (const theirs of [empty.addressId, '00000000-0000-4000-8000-000000000000'])
    assert.equal((await failureOf(api.checkout.quotations({ body: { addressId: theirs } }))).status, 404)
  await setStock(shop.db, scarce, 'CBT', 4)
  const problem = await failureOf(api.checkout.quotations({ body: { addressId } }))
  assert.deepEqual([problem.status, problem.code], [422, 'cart.problem'])
  assert.deepEqual(Object.values(problem.errors), ['Stok tinggal 4 buah. Pesan paling banyak 4 buah.'])
})

test('a wrong day, window or vehicle is refused at its field, and nothing is placed', async () => {
  const { api, addressId } = await buyerWith({ [cement]: 10 })
  const body = await seenOrder(api, { addressId })
  const wrong = async (change: Partial<typeof body>) =>
    Object.keys((await failureOf(api.checkout.placeOrder({ body: { ...body, ...change } }))).errors)
  assert.deepEqual(await wrong({ date: '2026-11-22' }), ['date'])
  assert.deepEqual(await wrong({ date: '2026-11-20', window: 'malam' }), ['date', 'window'])
  assert.deepEqual(await wrong({ vehicle: undefined }), ['vehicle'])
  assert.deepEqual(await wrong({ contactPhone: '1', contactName: '' }), ['contactName', 'contactPhone'])
  assert.equal(await ordersOf(api), 0)
})

test('past three in the afternoon tomorrow can no longer be chosen', async () => {
  const late = await testShop({ at: '2026-11-20T15:00:00+07:00' })
  try {
    const goods = await putOnShelf(late.db, { price: 5000, stock: { CBT: 9 } })
    const { token, addressId } = await signedInBuyer(late.db)
    const api = late.client({ token })
    await api.cart.add({ body: { product_variant_id: goods, qty: 1 } })
    const { dates } = await api.checkout.quotations({ body: { addressId } })
    assert.equal(dates[0], '2026-11-23')
  } finally {
    await late.close()
  }
})

test('a visitor’s cart is there at checkout in the first request after sign-in', async () => {
  const reader: { visitor?: string } = {}
  const visitor = shop.client({ onVisitor: (ticket) => (reader.visitor = ticket) })
  await visitor.cart.add({ body: { product_variant_id: cement, qty: 3 } })
  const { token, addressId } = await signedInBuyer(shop.db)
  const api = shop.client({ token, visitor: reader.visitor })
  const { weightKg } = await api.checkout.quotations({ body: { addressId } })
  assert.equal(weightKg, 120)
})

test('nobody and staff get no checkout', async () => {
  const { addressId } = await signedInBuyer(shop.db)
  const failure = await failureOf(shop.visitor().checkout.quotations({ body: { addressId } }))
  assert.equal(failure.status, 401)
})

test('the payment types are those that the shop takes', async () => {
  const { api } = await buyerWith({ [cement]: 1 })
  const { results } = await api.checkout.paymentMethods()
  assert.deepEqual(results.map(({ code, available }) => [code, available]), [['transfer', true]])
  assert.deepEqual((await shop.visitor().payments.types()).results.map(({ code }) => code), ['transfer'])
})
