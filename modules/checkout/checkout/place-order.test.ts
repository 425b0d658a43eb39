import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { CENGKARENG } from '#tests/support/accounts/buyers.ts'
import { createProduct, setPrice } from '#tests/support/catalogue/products.ts'
import { createBuyerWithCart, buildOrderInput } from '#tests/support/orders/order-input.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createCementAndRebar } from '#tests/support/catalogue/trade-products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const { cement, rebar } = await createCementAndRebar(shop.db)

const countOrders = (api: Api) => api.orders.list().then(({ total }) => total)

test('POST /so/ecom: orders what the buyer saw: amounts, stock, invoice, address, and an empty cart', async () => {
  const { api, addressId } = await createBuyerWithCart(shop, { [cement]: 60 })
  const body = await buildOrderInput(api, { addressId })
  const placed = await api.checkout.placeOrder(
    { body: { ...body, poNumber: 'PO-1' } },
    { key: 'satu' },
  )
  assert.equal(placed.total.amount, body.seen.total.amount)
  assert.match(placed.number, /^SO\/2026\/11\/\d{6}$/)
  assert.equal(placed.status, 'awaiting_payment')
  assert.equal(placed.expiresAt, '2026-11-21T12:00:00.000+07:00')
  const header = await api.orders.header({ id: placed.id })
  const { goods, freight, total, exclusive, tax } = header.totals
  assert.deepEqual(
    [goods.amount, freight.amount, total.amount],
    ['3270000.00', body.seen.freight.amount, body.seen.total.amount],
  )
  assert.equal((Number(exclusive.amount) + Number(tax.amount)).toFixed(2), total.amount)
  assert.equal(header.invoice?.id, placed.invoiceId)
  assert.equal(header.poNumber, 'PO-1')
  const { shipTo, delivery } = await api.orders.shipping({ id: placed.id })
  assert.deepEqual(
    [shipTo.street, delivery.vehicle, delivery.date, delivery.contactName],
    ['Jl. Kalimantan C2 18', body.vehicle, '2026-11-21', 'Pak Warsito'],
  )
  assert.equal((await api.cart.show()).count, 0)
  const again = await expectRefusal(api.checkout.placeOrder({ body }, { key: 'dua' }))
  assert.deepEqual([again.status, again.code], [409, 'cart.empty'])
})

test('POST /so/ecom: the order’s PPN is the summary’s to the sen', async () => {
  const { api, addressId } = await createBuyerWithCart(shop, { [cement]: 7, [rebar]: 3 })
  const body = await buildOrderInput(api, { addressId })
  const summary = await api.checkout.summary({
    body: { addressId, method: 'delivery', vehicle: body.vehicle! },
  })
  const { id } = await api.checkout.placeOrder({ body })
  const { totals } = await api.orders.header({ id })
  const { goods, freight, total, exclusive, taxBase, tax } = summary
  assert.deepEqual(totals, { goods, freight, total, exclusive, taxBase, tax })
})

test('POST /so/ecom: 409 with the differences for a price that changed', async () => {
  const tile = await createProduct(shop.db, {
    name: 'Keramik uji',
    price: 80_000,
    stock: { CBT: 50 },
  })
  const { api, addressId } = await createBuyerWithCart(shop, { [tile]: 10 })
  const body = await buildOrderInput(api, { addressId })
  await setPrice(shop.db, tile, 85_000)
  const failure = await expectRefusal(api.checkout.placeOrder({ body }, { key: 'harga' }))
  assert.deepEqual([failure.status, failure.code], [409, 'order.changed'])
  assert.deepEqual(failure.data['changes'], [
    { what: 'price', name: 'Keramik uji biasa', was: 'Rp 80.000', now: 'Rp 85.000' },
  ])
  assert.equal(await countOrders(api), 0)
  assert.equal((await api.cart.show()).count, 1)
  const { seen } = failure.data['summary'] as { seen: typeof body.seen }
  const placed = await api.checkout.placeOrder({ body: { ...body, seen } }, { key: 'harga' })
  assert.equal(placed.total.amount, seen.total.amount)
})

test('POST /so/ecom: 409 for a quantity, a line or freight that is not as seen', async () => {
  const { api, addressId } = await createBuyerWithCart(shop, { [cement]: 10 })
  const body = await buildOrderInput(api, { addressId })
  await api.cart.add({ body: { product_variant_id: cement, qty: 5 } })
  await api.cart.add({ body: { product_variant_id: rebar, qty: 1 } })
  const { data } = await expectRefusal(
    api.checkout.placeOrder({ body: { ...body, vehicle: 'fuso' } }),
  )
  const changes = data['changes'] as { what: string; was: string; now: string }[]
  assert.deepEqual(
    changes.map(({ what }) => what),
    ['qty', 'line', 'freight'],
  )
  assert.deepEqual(
    [changes[0]!.was, changes[0]!.now, changes[1]!.was, changes[1]!.now],
    ['10 sak', '15 sak', 'belum ada', '1 batang'],
  )
})

test('POST /so/ecom: pickup has no freight', async () => {
  const { api, addressId } = await createBuyerWithCart(shop, { [cement]: 10 })
  const body = await buildOrderInput(api, { addressId, method: 'pickup' })
  assert.deepEqual([body.seen.freight.amount, body.seen.total.amount], ['0.00', '545000.00'])
  const { id } = await api.checkout.placeOrder({ body })
  const { delivery } = await api.orders.shipping({ id })
  assert.deepEqual(
    [delivery.method, delivery.vehicle, delivery.vehicleName],
    ['pickup', null, 'Ambil di Gudang Cibitung'],
  )
})

test('POST /so/ecom: a line from two warehouses costs the same', async () => {
  const brick = await createProduct(shop.db, {
    name: 'Bata uji',
    price: 33_333,
    stock: { CBT: 30, CKP: 20 },
  })
  const { api, addressId } = await createBuyerWithCart(shop, { [brick]: 45 }, { city: CENGKARENG })
  const { origins, options } = await api.checkout.quotations({ body: { addressId } })
  assert.equal(origins.length, 2)
  assert.ok(options.every(({ trips }) => trips === 2))
  const placed = await api.checkout.placeOrder({ body: await buildOrderInput(api, { addressId }) })
  const { results } = await api.orders.products({ id: placed.id })
  assert.deepEqual(results.map(({ qty }) => qty).sort(), [20, 25])
  assert.equal(
    results.reduce((all, { subtotal }) => all + Number(subtotal.amount), 0),
    45 * 33_333,
  )
})

test('POST /so/ecom: no two open transfers ask for the same amount, even with equal initial codes', async () => {
  const first = await createBuyerWithCart(shop, { [cement]: 10 })
  const body = await buildOrderInput(first.api, first)
  const transferAmount = async (invoiceId: string, api: Api) =>
    (await api.payments.paymentDetail({ id: invoiceId })).toSend.amount
  const one = await first.api.checkout.placeOrder({ body })
  // The initial codes repeat after 999 invoices.
  await shop.pool.query(`update document_counter set last = last + 998 where kind = 'INV'`)
  const second = await createBuyerWithCart(shop, { [cement]: 10 })
  const two = await second.api.checkout.placeOrder({
    body: await buildOrderInput(second.api, second),
  })
  const amounts = [
    await transferAmount(one.invoiceId, first.api),
    await transferAmount(two.invoiceId, second.api),
  ]
  assert.notEqual(amounts[0], amounts[1])
  const { rows } = await shop.pool.query(
    'select count(*) from invoice_event where invoice_id = any($1)',
    [[one.invoiceId, two.invoiceId]],
  )
  assert.equal(rows[0].count, 2)
})

test('POST /so/ecom: refuses an invalid day, window or vehicle at its field', async () => {
  const { api, addressId } = await createBuyerWithCart(shop, { [cement]: 10 })
  const body = await buildOrderInput(api, { addressId })
  const rejectedFields = async (changes: Partial<typeof body>) =>
    Object.keys(
      (await expectRefusal(api.checkout.placeOrder({ body: { ...body, ...changes } }))).errors,
    )
  assert.deepEqual(await rejectedFields({ date: '2026-11-22' }), ['date'])
  assert.deepEqual(await rejectedFields({ date: '2026-11-20', window: 'malam' }), [
    'date',
    'window',
  ])
  assert.deepEqual(await rejectedFields({ vehicle: undefined }), ['vehicle'])
  assert.deepEqual(await rejectedFields({ contactPhone: '1', contactName: '' }), [
    'contactName',
    'contactPhone',
  ])
  assert.deepEqual(await rejectedFields({ contactPhone: 'telepon saya' }), ['contactPhone'])
  assert.equal(await countOrders(api), 0)
})
