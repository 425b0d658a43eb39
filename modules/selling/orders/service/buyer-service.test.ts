import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { days, toJakartaDate } from '#platform/clock.ts'
import { moneyFromJson, sum } from '#platform/money.ts'
import { addAddress } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { buildOrderInput, createBuyerWithCart } from '#tests/support/orders/order-input.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 54_500,
  tiers: [{ minQty: 100, discount: 2 }],
  weightKg: 40,
  stock: { CBT: 5000 },
})
const tile = await createProduct(shop.db, {
  name: 'Keramik uji',
  unit: 'dus',
  price: 61_250,
  weightKg: 18,
  stock: { CBT: 500 },
})

const placeTestOrder = () =>
  placeOrder(shop, [
    { variant: cement, qty: 120 },
    { variant: tile, qty: 7 },
  ])

test('GET /so/ecom/{id}/header: amounts that add up, PPN, the total in words and the payment deadline', async () => {
  const { api, id, number } = await placeTestOrder()
  assert.match(number, /^SO\/2026\/11\/\d{6}$/)
  const header = await api.orders.header({ id })
  const { goods, freight, total, exclusive, tax } = header.totals
  assert.equal(moneyFromJson(goods), 120 * 53_410_00 + 7 * 61_250_00)
  assert.equal(moneyFromJson(goods) + moneyFromJson(freight), moneyFromJson(total))
  assert.equal(moneyFromJson(exclusive) + moneyFromJson(tax), moneyFromJson(total))
  assert.match(header.inWords, /^tujuh juta .* rupiah$/)
  assert.equal(header.expiresAt, '2026-11-21T12:00:00.000+07:00')
  assert.deepEqual(
    header.timeline.map(({ status, by }) => [status, by]),
    [['awaiting_payment', 'Pembeli Uji']],
  )
  assert.deepEqual(
    header.actions.filter(({ available }) => available).map(({ code }) => code),
    ['pay', 'cancel', 'po_number'],
  )
})

test('POST /so/ecom: lines and freight carry the PPN of the document to the sen', async () => {
  const { id } = await placeTestOrder()
  const { rows: lines } = await shop.pool.query(
    'select tax, tax_exclusive, total from sales_order_line where order_id = $1',
    [id],
  )
  const {
    rows: [head],
  } = await shop.pool.query('select tax, freight_total from sales_order where id = $1', [id])
  const freightTax = head.tax - sum(lines.map(({ tax }) => tax))
  assert.ok(Math.abs(freightTax - (head.freight_total * 11) / 111) <= 2)
  for (const line of lines) assert.equal(line.tax + line.tax_exclusive, line.total)
})

test('GET /so/ecom/{id}/products and /shipping: lines and delivery as they were agreed', async () => {
  const { api, id } = await placeTestOrder()
  const { results } = await api.orders.products({ id })
  assert.deepEqual(
    results.map((line) => [
      line.name,
      line.qty,
      line.discount,
      line.unitPrice.amount,
      line.shipped,
      line.warehouse,
    ]),
    [
      ['Semen uji', 120, 2, '53410.00', 0, 'Gudang Cibitung'],
      ['Keramik uji', 7, 0, '61250.00', 0, 'Gudang Cibitung'],
    ],
  )
  const shipping = await api.orders.shipping({ id })
  assert.equal(shipping.weightKg, 120 * 40 + 7 * 18)
  assert.deepEqual(
    [shipping.shipTo.recipient, shipping.delivery.method, shipping.deliveries],
    ['Pak Warsito', 'delivery', []],
  )
})

test('GET /so/ecom: finds orders by status, number and goods, a page at a time', async () => {
  const buyer = await createBuyerClient(shop)
  const first = await placeOrder(shop, [{ variant: tile, qty: 2 }], buyer)
  shop.clock.advance(60_000)
  const second = await placeOrder(shop, [{ variant: cement, qty: 20 }], buyer)
  await buyer.api.orderCancellation.cancel({ id: first.id })
  const numbers = async (query: object) =>
    (await buyer.api.orders.list({ query })).results.map(({ number }) => number)
  assert.deepEqual(await numbers({}), [second.number, first.number])
  assert.deepEqual(await numbers({ status: 'cancelled' }), [first.number])
  assert.deepEqual(await numbers({ search: 'keramik' }), [first.number])
  assert.deepEqual(await numbers({ search: second.number }), [second.number])
  assert.deepEqual(await numbers({ search: '%' }), [])
  assert.deepEqual(await numbers({ status: 'nonsense' }), [second.number, first.number])
  const page = await buyer.api.orders.list({ query: { page: 1, count: 1 } })
  assert.deepEqual(
    [page.results[0]?.number, page.total, page.totalIsExact],
    [first.number, 2, true],
  )
})

test('GET /so/ecom: finds orders by day in Jakarta, both days included', async () => {
  const buyer = await createBuyerClient(shop)
  const { number } = await placeOrder(shop, [{ variant: tile, qty: 2 }], buyer)
  const today = toJakartaDate(shop.clock.now())
  const before = toJakartaDate(new Date(shop.clock.now().getTime() - days(1)))
  const find = async (query: object) =>
    (await buyer.api.orders.list({ query })).results.map((order) => order.number)
  assert.deepEqual(await find({ from: today, to: today }), [number])
  assert.deepEqual(await find({ to: before }), [])
  assert.deepEqual(await find({ from: 'kemarin', to: '2026-13-45' }), [number])
})

test('POST /so/amortize: equal instalments of whole rupiah, the last one takes the rest', async () => {
  const { api, id } = await placeTestOrder()
  const { totals } = await api.orders.header({ id })
  const { total, instalments } = await api.orders.amortize({ body: { id, count: 7 } })
  const amounts = instalments.map(({ amount }) => moneyFromJson(amount))
  assert.deepEqual(total, totals.total)
  assert.equal(sum(amounts), moneyFromJson(total))
  assert.equal(new Set(amounts.slice(0, 6)).size, 1)
  assert.equal(amounts[0]! % 100, 0)
  assert.equal(amounts[6]! - amounts[0]!, moneyFromJson(total) % 700)
  assert.deepEqual(
    instalments.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6, 7],
  )
  for (const count of [0, 61, 2.5])
    await expectRefusal(api.orders.amortize({ body: { id, count } }), 422, 'input.invalid')
  const other = await createBuyerClient(shop)
  await expectRefusal(other.api.orders.amortize({ body: { id, count: 2 } }), 404, 'not_found')
})

test('POST /so/amortize: an order of fewer sen than instalments is refused with how many would do', async () => {
  const speck = await createProduct(shop.db, { price: 0.07, stock: { CBT: 10 } })
  const { api, addressId } = await createBuyerWithCart(shop, { [speck]: 1 })
  const body = await buildOrderInput(api, { addressId, method: 'pickup' })
  const { id, total } = await api.checkout.placeOrder({ body })
  assert.equal(moneyFromJson(total), 7)
  const refused = await expectRefusal(
    api.orders.amortize({ body: { id, count: 8 } }),
    422,
    'order.instalments',
  )
  assert.match(
    refused.errors['count']!,
    /^Nilai pesanan ini Rp.0,07: paling banyak 7 kali cicilan\.$/,
  )
  assert.equal((await api.orders.amortize({ body: { id, count: 7 } })).instalments.length, 7)
})

test('PATCH /so/ecom/{id}/poCustomer: saves the buyer’s own number while the order is open', async () => {
  const { api, id } = await placeTestOrder()
  await expectRefusal(
    api.orders.setPoNumber({ id, body: { poNumber: '  ' } }),
    422,
    'input.invalid',
  )
  await api.orders.setPoNumber({ id, body: { poNumber: 'PO-77/XI' } })
  assert.equal((await api.orders.header({ id })).poNumber, 'PO-77/XI')
  await api.orderCancellation.cancel({ id })
  await expectRefusal(
    api.orders.setPoNumber({ id, body: { poNumber: 'PO-78' } }),
    409,
    'order.state',
  )
})

test('POST /so/ecom: a line from two warehouses becomes two lines that cost the same together', async () => {
  const scarce = await createProduct(shop.db, { price: 33_333, stock: { CBT: 3, CKP: 4 } })
  const { api, id } = await placeOrder(shop, [{ variant: scarce, qty: 7 }])
  const { results } = await api.orders.products({ id })
  assert.deepEqual(results.map(({ qty }) => qty).sort(), [3, 4])
  assert.equal(sum(results.map(({ subtotal }) => moneyFromJson(subtotal))), 7 * 33_333_00)
})

test('/so/ecom/{id}: another buyer’s order is the same 404 as a missing one, in every call', async () => {
  const { id } = await placeTestOrder()
  const other = await createBuyerClient(shop)
  await addAddress(shop.db, other.accountId)
  const missing = crypto.randomUUID()
  const calls: ((api: Api, order: string) => Promise<unknown>)[] = [
    (api, each) => api.orders.header({ id: each }),
    (api, each) => api.orders.products({ id: each }),
    (api, each) => api.orders.shipping({ id: each }),
    (api, each) => api.orders.setPoNumber({ id: each, body: { poNumber: 'PO-1' } }),
    (api, each) => api.orderCancellation.cancel({ id: each }),
  ]
  const staffApi = await shop.asStaff()
  for (const send of calls) {
    const othersFailure = await expectRefusal(send(other.api, id), 404, 'not_found')
    const missingFailure = await expectRefusal(send(other.api, missing), 404, 'not_found')
    const malformedFailure = await expectRefusal(send(other.api, '1; drop'), 404, 'not_found')
    assert.deepEqual(
      [othersFailure.message, othersFailure.data],
      [missingFailure.message, missingFailure.data],
    )
    assert.deepEqual(
      [othersFailure.message, othersFailure.data],
      [malformedFailure.message, malformedFailure.data],
    )
    await expectRefusal(send(shop.asVisitor(), id), 401, 'session.missing')
    await expectRefusal(send(staffApi, id), 401, 'session.missing')
  }
  assert.deepEqual((await other.api.orders.list()).results, [])
})
