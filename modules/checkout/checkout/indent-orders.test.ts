import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { jobs } from '#modules/jobs.ts'
import { createProduct, findSku } from '#tests/support/catalogue/products.ts'
import { buildOrderInput, createBuyerWithCart } from '#tests/support/orders/order-input.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { findLatestDelivery, VEHICLE_AND_DRIVER } from '#tests/support/orders/staff-orders.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const createIndent = (stock: Record<string, number>, leadDays = 14) =>
  createProduct(shop.db, { name: 'Pintu baja uji', unit: 'set', price: 900_000, leadDays, stock })

const stockOf = (variant: string) =>
  shop.db
    .selectFrom('stock')
    .innerJoin('warehouse', 'warehouse.id', 'stock.warehouse_id')
    .select(['code', 'on_hand', 'held'])
    .where('variant_id', '=', Number(variant))
    .orderBy('code')
    .execute()

async function placeIndentOrder(variant: string, qty: number) {
  const { api, addressId } = await createBuyerWithCart(shop, { [variant]: qty })
  const body = await buildOrderInput(api, { addressId })
  return { api, addressId, body, ...(await api.checkout.placeOrder({ body })) }
}

const sales = () => shop.asStaff('sales@contoh.id')

async function confirmPayment({
  api,
  id,
  invoiceId,
}: Awaited<ReturnType<typeof placeIndentOrder>>) {
  const { toSend } = await api.invoices.header({ id: invoiceId })
  const finance = await shop.asStaff('finance@contoh.id')
  await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
}

/** A delivery from the factory, and what happens in the background then. */
async function receiveFromFactory(variant: string, quantity: number) {
  const content = await shop.asStaff('konten@contoh.id')
  await content.staffStock.receive({
    body: {
      warehouse: 'CBT',
      reference: `SJ-${variant}-${quantity}`,
      supplier: 'Pabrik Uji',
      lines: [{ sku: await findSku(shop.db, variant), quantity }],
    },
  })
  await serveFreedStock()
}

/** Runs the job that stock became free, which has to be enqueued, and takes it out of the queue. */
async function serveFreedStock() {
  const { rows } = await shop.pool.query('select key from graphile_worker.jobs where key = $1', [
    'stock.freed',
  ])
  assert.equal(rows.length, 1)
  await shop.pool.query('select graphile_worker.remove_job($1)', ['stock.freed'])
  await jobs['stock.freed']!(shop.deps, {} as never)
}

test('POST /so/ecom: indent goods are ordered with their lead time, and only what is in stock is reserved', async () => {
  const variant = await createIndent({ CBT: 3 })
  const placed = await placeIndentOrder(variant, 10)
  assert.equal(placed.body.date, '2026-12-05')
  const [line] = (await placed.api.orders.products({ id: placed.id })).results
  assert.deepEqual([line!.qty, line!.awaited, line!.leadDays], [10, 7, 14])
  assert.deepEqual(await stockOf(variant), [{ code: 'CBT', on_hand: 3, held: 3 }])
})

test('POST /checkout/…: quotation and summary say what is awaited; goods in stock keep their days', async () => {
  const variant = await createIndent({ CBT: 3 })
  const { api, addressId } = await createBuyerWithCart(shop, { [variant]: 3 })
  const inStock = await api.checkout.quotations({ body: { addressId } })
  assert.deepEqual([inStock.leadDays, inStock.dates[0]], [0, '2026-11-21'])
  await api.cart.add({ body: { product_variant_id: variant, qty: 1 } })
  const quotations = await api.checkout.quotations({ body: { addressId } })
  assert.deepEqual([quotations.leadDays, quotations.dates[0]], [14, '2026-12-05'])
  const pickup = await api.checkout.quotations({ body: { addressId, method: 'pickup' } })
  assert.deepEqual([pickup.leadDays, pickup.origins[0]?.warehouse], [14, 'Gudang Cibitung'])
  const { lines } = await api.checkout.summary({ body: { addressId, method: 'delivery' } })
  assert.deepEqual(
    lines.map(({ qty, awaited, leadDays }) => [qty, awaited, leadDays]),
    [[4, 1, 14]],
  )
})

test('POST /so/ecom: a day before the goods can be there is refused', async () => {
  const variant = await createIndent({ CBT: 3 })
  const { api, addressId } = await createBuyerWithCart(shop, { [variant]: 10 })
  const body = await buildOrderInput(api, { addressId, date: '2026-11-21' })
  assert.equal((await expectRefusal(api.checkout.placeOrder({ body }))).code, 'delivery.date')
})

test('stock.freed: goods from the factory go to the orders that await them, the oldest first, and are delivered', async () => {
  const variant = await createIndent({})
  const first = await placeIndentOrder(variant, 10)
  shop.clock.advance(minutes(1))
  const second = await placeIndentOrder(variant, 5)
  await confirmPayment(first)
  const staff = await sales()
  const before = await staff.staffOrders.show({ id: first.id })
  assert.deepEqual([before.lines[0]?.toShip, before.lines[0]?.awaited], [0, 10])
  const prepareAction = before.header.actions.find(({ code }) => code === 'prepare')
  assert.deepEqual(
    [prepareAction?.available, prepareAction?.reason],
    [false, 'Barang indent pesanan ini belum datang dari pabrik.'],
  )
  const prepare = (qty: number) =>
    staff.staffOrders.prepare({
      id: first.id,
      body: { lines: [{ lineId: before.lines[0]!.id, qty }], ...VEHICLE_AND_DRIVER },
    })
  assert.equal((await expectRefusal(prepare(1))).code, 'delivery.too_much')

  await receiveFromFactory(variant, 12)
  await jobs['stock.freed']!(shop.deps, {} as never)
  assert.deepEqual(await stockOf(variant), [{ code: 'CBT', on_hand: 12, held: 12 }])
  const [line] = (await first.api.orders.products({ id: first.id })).results
  assert.deepEqual([line!.awaited, line!.leadDays], [0, 14])
  assert.equal((await second.api.orders.products({ id: second.id })).results[0]!.awaited, 3)
  const { timeline } = await first.api.orders.header({ id: first.id })
  assert.equal(timeline.at(-1)?.note, 'Barang indent sudah datang: 10 set Pintu baja uji biasa.')

  const delivery = findLatestDelivery(await prepare(10))
  assert.equal((await staff.staffOrders.depart({ id: delivery.id })).header.status, 'shipped')
  assert.deepEqual(await stockOf(variant), [{ code: 'CBT', on_hand: 2, held: 2 }])
})

test('POST /staff/stock/transfers: goods that move to the warehouse of an order that awaits them are reserved for it', async () => {
  const variant = await createIndent({ SDA: 12 })
  const placed = await placeIndentOrder(variant, 10)
  const readAwaited = async () =>
    (await placed.api.orders.products({ id: placed.id })).results[0]!.awaited
  assert.equal(await readAwaited(), 10)
  const content = await shop.asStaff('konten@contoh.id')
  const lines = [{ sku: await findSku(shop.db, variant), quantity: 12 }]
  await content.staffStock.transfer({ body: { from: 'SDA', to: 'CBT', lines } })
  await serveFreedStock()
  assert.equal(await readAwaited(), 0)
})

const readEmails = async (orderNumber: string) =>
  (
    await (await shop.asStaff()).staffNotifications.outbox({ query: { search: orderNumber } })
  ).results.filter(({ template }) => template === 'order.arrived')

test('stock.freed: the buyer gets one e-mail when nothing of the order is awaited any more', async () => {
  const variant = await createIndent({})
  const placed = await placeIndentOrder(variant, 10)
  const { number } = await placed.api.orders.header({ id: placed.id })
  await receiveFromFactory(variant, 4)
  assert.deepEqual(await readEmails(number), [])
  await receiveFromFactory(variant, 6)
  await jobs['stock.freed']!(shop.deps, {} as never)
  const emails = await readEmails(number)
  assert.deepEqual(
    emails.map(({ subject }) => subject),
    [`Barang indent pesanan ${number} sudah datang`],
  )
  const admin = await shop.asStaff()
  const { text } = await admin.staffNotifications.message({ id: emails[0]!.id })
  assert.match(text, /begitu pembayaran pesanan ini selesai/)
})

test('GET /staff/awaited-goods: what to order from factories, the orders behind it, and what is free elsewhere', async () => {
  const variant = await createIndent({})
  const first = await placeIndentOrder(variant, 10)
  shop.clock.advance(minutes(1))
  const second = await placeIndentOrder(variant, 5)
  await confirmPayment(first)
  const content = await shop.asStaff('konten@contoh.id')
  const find = async () =>
    (await content.staffOrders.awaitedGoods({ query: { count: 100 } })).results.find(
      ({ id }) => id === variant,
    )
  const goods = (await find())!
  assert.deepEqual([goods.awaited, goods.bound, goods.orderCount], [15, 10, 2])
  assert.deepEqual(
    goods.orders.map(({ id, quantity, warehouse, status, due }) => [
      id,
      quantity,
      warehouse,
      status,
      due,
    ]),
    [
      [first.id, 10, 'CBT', 'processing', '2026-12-04'],
      [second.id, 5, 'CBT', 'awaiting_payment', '2026-12-04'],
    ],
  )
  assert.deepEqual(goods.elsewhere, [])

  // The factory's lorry went to another warehouse: what is moved from there serves the orders.
  const { sku } = goods
  const lines = [{ sku, quantity: 12 }]
  await content.staffStock.receive({
    body: { warehouse: 'SDA', reference: `SJ-${variant}`, supplier: 'Pabrik Uji', lines },
  })
  await jobs['stock.freed']!(shop.deps, {} as never)
  const elsewhere = (await find())!.elsewhere
  assert.deepEqual(
    elsewhere.map(({ warehouse, free }) => [warehouse, free]),
    [['SDA', 12]],
  )
  await shop.pool.query("delete from graphile_worker._private_jobs where key = 'stock.freed'")
  await content.staffStock.transfer({ body: { from: 'SDA', to: 'CBT', lines } })
  const { rows } = await shop.pool.query(
    "select from graphile_worker.jobs where key = 'stock.freed'",
  )
  assert.equal(rows.length, 1)
  await jobs['stock.freed']!(shop.deps, {} as never)
  const left = (await find())!
  assert.deepEqual([left.awaited, left.orders.map(({ id }) => id)], [3, [second.id]])
  await expectRefusal((await sales()).staffOrders.awaitedGoods({ query: {} }))
})

test('POST /so/ecom/{id}/cancel: releases only what was reserved, and nothing arrives for it any more', async () => {
  const variant = await createIndent({ CBT: 3 })
  const placed = await placeIndentOrder(variant, 10)
  await placed.api.orderCancellation.cancel({ id: placed.id, body: { reason: 'Batal' } })
  assert.deepEqual(await stockOf(variant), [{ code: 'CBT', on_hand: 3, held: 0 }])
  await receiveFromFactory(variant, 4)
  assert.deepEqual(await stockOf(variant), [{ code: 'CBT', on_hand: 7, held: 0 }])
})

test('POST /so/ecom: a rest below the minimum is ordered whole', async () => {
  const rest = await createProduct(shop.db, {
    unit: 'sak',
    price: 54_500,
    minOrder: 10,
    multiple: 5,
    stock: { CBT: 3 },
  })
  const placed = await placeIndentOrder(rest, 3)
  const [line] = (await placed.api.orders.products({ id: placed.id })).results
  assert.deepEqual([line!.qty, line!.awaited], [3, 0])
  assert.deepEqual(await stockOf(rest), [{ code: 'CBT', on_hand: 3, held: 3 }])
})
