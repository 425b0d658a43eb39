import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyFromJson } from '#platform/money.ts'
import { createBuyerWithCart } from '#tests/support/orders/order-input.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { placePickup } from '#tests/support/orders/pickup-orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const { shop, cement, sales, finance, prepare } = await setUpStaffOrders()
const brick = await createProduct(shop.db, {
  name: 'Bata uji',
  unit: 'buah',
  price: 1_000,
  weightKg: 2,
  stock: { CKP: 5000, CBT: 100 },
})
const scattered = await createProduct(shop.db, {
  name: 'Pasir uji',
  unit: 'sak',
  price: 20_000,
  weightKg: 30,
  stock: { CKP: 6, CBT: 6 },
})
const ADDRESS = 'Jl. Raya Imam Bonjol Km 45 No. 8, Cibitung, Bekasi 17520'
const HOURS = 'Senin–Sabtu 08.00–16.00'

/** A cart of 50 sacks that are picked up (2.000 kg) and 80 bricks that are delivered (160 kg). */
async function fillCart() {
  const buyer = await createBuyerWithCart(shop, { [cement]: 50, [brick]: 80 })
  const choice = { addressId: buyer.addressId, method: 'delivery' as const, pickupItems: [cement] }
  return { ...buyer, choice }
}

test('POST /checkout/carts/items/quotations: what is picked up is not in the freight, and waits at one warehouse', async () => {
  const { api, choice } = await fillCart()
  const { addressId } = choice
  const all = await api.checkout.quotations({ body: { addressId } })
  assert.deepEqual([all.weightKg, all.pickup], [2160, null])
  const some = await api.checkout.quotations({ body: choice })
  assert.deepEqual([some.method, some.weightKg], ['delivery', 160])
  assert.deepEqual(
    some.origins.flatMap(({ lines }) => lines.map(({ qty, unit }) => [qty, unit])),
    [[80, 'buah']],
  )
  const { warehouse, address, openingHours, weightKg, lines } = some.pickup!
  assert.deepEqual(
    [warehouse, address, openingHours, weightKg, lines.map(({ qty }) => qty)],
    ['Gudang Cibitung', ADDRESS, HOURS, 2000, [50]],
  )
  const cheapest = (quotes: typeof all) =>
    moneyFromJson(quotes.options.find((option) => option.cheapest)!.cost)
  assert.ok(cheapest(some) < cheapest(all))
})

test('POST /checkout/carts/items/quotations: every item picked up is an order without freight', async () => {
  const { api, choice } = await fillCart()
  const body = { ...choice, pickupItems: [cement, brick] }
  const quotes = await api.checkout.quotations({ body })
  assert.deepEqual([quotes.method, quotes.options], ['pickup', []])
  assert.equal((await api.checkout.summary({ body })).freight.amount, '0.00')
})

test('POST /checkout/carts/items/delivery-method: each item says whether it can be picked up, and refused is what no warehouse has whole', async () => {
  const { api, addressId } = await createBuyerWithCart(shop, { [cement]: 1, [scattered]: 10 })
  const { results, items } = await api.checkout.deliveryMethods({ body: { addressId } })
  assert.match(results.find(({ code }) => code === 'delivery')!.description, /^Mulai Rp/)
  assert.deepEqual(
    items.map(({ pickup, reason }) => [pickup, reason]),
    [
      [true, null],
      [false, 'Tidak ada satu gudang yang punya semuanya.'],
    ],
  )
  await expectRefusal(
    api.checkout.quotations({ body: { addressId, pickupItems: [scattered] } }),
    422,
    'stock.short',
  )
  // What is not in the cart any more changes nothing.
  const body = { addressId, pickupItems: [brick] }
  assert.equal((await api.checkout.quotations({ body })).pickup, null)
})

test('POST /so/ecom: an order of which some is picked up, from the desk to its documents', async () => {
  const { api, id, invoiceId } = await placePickup(shop, { [cement]: 50, [brick]: 80 }, [cement])
  const [picked, driven] = (await api.orders.products({ id })).results
  assert.deepEqual(
    [picked!.isPickup, picked!.warehouse, driven!.isPickup],
    [true, 'Gudang Cibitung', false],
  )
  const { delivery, weightKg } = await api.orders.shipping({ id })
  assert.deepEqual([delivery.method, weightKg], ['delivery', 160])
  assert.deepEqual(delivery.pickup, {
    warehouse: 'Gudang Cibitung',
    address: ADDRESS,
    openingHours: HOURS,
  })
  const { bytes } = await api.proforma.ofOrder({ id })
  const text = (await readPdfPages(bytes)).map(joinLines).join(' ')
  for (const part of ['Sebagian diambil di gudang, gratis', 'Gudang Cibitung', HOURS, '160 kg'])
    assert.ok(text.includes(part), part)

  const { toSend } = await api.invoices.header({ id: invoiceId })
  await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
  const load = (lines: readonly (typeof picked)[]) =>
    prepare(
      id,
      lines.map((line) => ({ lineId: line!.id, qty: line!.qty })),
    )
  const { lines } = await sales.staffOrders.show({ id })
  assert.deepEqual(
    lines.map(({ isPickup, toShip }) => [isPickup, toShip]),
    [
      [true, 50],
      [false, 80],
    ],
  )
  await expectRefusal(load([picked, driven]), 422, 'delivery.one_warehouse')
  await load([driven])
  const { shipping } = await load([picked])
  assert.deepEqual(
    shipping.deliveries.map(({ isPickup, plate }) => [isPickup, plate]),
    [
      [false, 'B 9123 KXR'],
      [true, ''],
    ],
  )
})

test('POST /checkout/cart/proforma-invoice: names where some of the cart is picked up', async () => {
  const { api, choice } = await fillCart()
  const { bytes } = await api.proforma.ofCart({ body: choice })
  const text = (await readPdfPages(bytes)).map(joinLines).join(' ')
  for (const part of ['Sebagian diambil di gudang, gratis', 'Gudang Cibitung', HOURS, '160 kg'])
    assert.ok(text.includes(part), part)
})
