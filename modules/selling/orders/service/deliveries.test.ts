import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobs } from '#modules/jobs.ts'
import { days, minutes } from '#platform/clock.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { readStock } from '#tests/support/catalogue/products.ts'
import { findLatestDelivery, setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'

const { shop, cement, tile, sales, createPaidOrder, prepare } = await setUpStaffOrders()
const stockOf = (variant: string) => readStock(shop.db, variant)
const now = () => shop.clock.now().toISOString()

test('/staff/deliveries: an order in two deliveries is delivered when the last one is received', async () => {
  const { api, id, lines } = await createPaidOrder()
  const lineId = lines[0]!.id
  const before = await stockOf(cement)
  const first = findLatestDelivery(await prepare(id, [{ lineId, qty: 60 }]))
  assert.match(first.number, /^DO\/2026\/11\/\d{6}$/)
  assert.deepEqual([first.status, first.shippedAt], ['prepared', null])
  const departed = await sales.staffOrders.depart({ id: first.id })
  assert.deepEqual(
    [departed.header.status, departed.lines[0]?.shipped, departed.lines[0]?.toShip],
    ['partly_shipped', 60, 40],
  )
  const after = await stockOf(cement)
  assert.deepEqual([after.on_hand, after.held], [before.on_hand - 60, before.held - 60])

  const second = findLatestDelivery(await prepare(id, [{ lineId, qty: 40 }]))
  assert.equal((await sales.staffOrders.depart({ id: second.id })).header.status, 'shipped')
  shop.clock.advance(minutes(90))
  const receive = (delivery: string) =>
    sales.staffOrders.receive({
      id: delivery,
      body: { receivedBy: 'Pak Warsito', receivedAt: now() },
    })
  assert.equal((await receive(second.id)).header.status, 'shipped')
  const done = await receive(first.id)
  assert.equal(done.header.status, 'delivered')
  assert.deepEqual(
    done.shipping.deliveries.map(({ status, receivedBy }) => [status, receivedBy]),
    [
      ['received', 'Pak Warsito'],
      ['received', 'Pak Warsito'],
    ],
  )
  const shipping = await api.orders.shipping({ id })
  assert.equal(shipping.deliveries[0]?.driver, 'Joko Susilo')
  assert.deepEqual(
    (await api.orders.header({ id })).timeline.map(({ status }) => status),
    [
      'awaiting_payment',
      'processing',
      'processing',
      'partly_shipped',
      'partly_shipped',
      'shipped',
      'shipped',
      'delivered',
    ],
  )
  await jobs['orders.complete']!(shop.deps, { orderId: id } as never)
  await jobs['orders.complete']!(shop.deps, { orderId: id } as never)
  const { status, timeline } = await api.orders.header({ id })
  assert.deepEqual([status, timeline.length, timeline.at(-1)?.by], ['completed', 9, 'Sistem'])
})

test('orders.complete: a delivered order completes after three days', async () => {
  const { id, lines } = await createPaidOrder()
  const { id: delivery } = findLatestDelivery(
    await prepare(id, [{ lineId: lines[0]!.id, qty: 100 }]),
  )
  await sales.staffOrders.depart({ id: delivery })
  await sales.staffOrders.receive({
    id: delivery,
    body: { receivedBy: 'Bu Ani', receivedAt: now() },
  })
  const { rows } = await shop.pool.query('select run_at from graphile_worker.jobs where key = $1', [
    `orders.complete ${id}`,
  ])
  assert.equal(rows[0].run_at.getTime(), shop.clock.now().getTime() + days(3))
  assert.equal((await sales.staffOrders.complete({ id })).header.status, 'completed')
  await expectRefusal(sales.staffOrders.complete({ id }), 409, 'order.state')
})

test('POST /staff/orders/{id}/deliveries: refuses more than is left, and goods of two warehouses', async () => {
  const { id, lines } = await createPaidOrder([
    { variant: cement, qty: 100 },
    { variant: tile, qty: 5 },
  ])
  const [sacks, boxes] = lines
  await expectRefusal(
    prepare(id, [
      { lineId: sacks!.id, qty: 10 },
      { lineId: boxes!.id, qty: 5 },
    ]),
    422,
    'delivery.one_warehouse',
  )
  await prepare(id, [{ lineId: sacks!.id, qty: 70 }])
  const failure = await expectRefusal(
    prepare(id, [{ lineId: sacks!.id, qty: 31 }]),
    422,
    'delivery.too_much',
  )
  assert.match(failure.errors['lines.0.qty']!, /tinggal 30 sak/)
  await expectRefusal(prepare(id, [{ lineId: crypto.randomUUID(), qty: 1 }]), 422, 'delivery.lines')
  await expectRefusal(prepare(id, [{ lineId: sacks!.id, qty: -1 }]), 422, 'input.invalid')
  await expectRefusal(prepare(id, []), 422, 'input.invalid')
})

test('POST /staff/orders/{id}/deliveries: of two concurrent calls for the last sacks one succeeds', async () => {
  const { id, lines } = await createPaidOrder()
  const prepareAll = () => prepare(id, [{ lineId: lines[0]!.id, qty: 100 }])
  const answers = await Promise.allSettled([prepareAll(), prepareAll(), prepareAll()])
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
  const { shipping } = await sales.staffOrders.show({ id })
  const delivery = shipping.deliveries[0]!.id
  const departures = await Promise.allSettled(
    [1, 2, 3].map(() => sales.staffOrders.depart({ id: delivery })),
  )
  assert.equal(departures.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const each of departures)
    if (each.status === 'rejected')
      assert.deepEqual([each.reason.status, each.reason.code], [409, 'delivery.state'])
})

test('POST /staff/deliveries/{id}/receive: after the departure and not in the future', async () => {
  const { id, lines } = await createPaidOrder()
  const { id: delivery } = findLatestDelivery(
    await prepare(id, [{ lineId: lines[0]!.id, qty: 100 }]),
  )
  const receive = (receivedAt: string) =>
    sales.staffOrders.receive({ id: delivery, body: { receivedBy: 'Bu Ani', receivedAt } })
  await expectRefusal(receive(now()), 409, 'delivery.state')
  shop.clock.advance(minutes(10))
  await sales.staffOrders.depart({ id: delivery })
  shop.clock.advance(minutes(30))
  const at = (shift: number) => new Date(shop.clock.now().getTime() + minutes(shift)).toISOString()
  await expectRefusal(receive(at(5)), 422, 'delivery.time')
  const failure = await expectRefusal(receive(at(-35)), 422, 'delivery.time')
  assert.match(failure.errors['receivedAt']!, /sebelum pengiriman berangkat/)
  await expectRefusal(receive('kemarin'), 422, 'input.invalid')
  // As a form sends it: to the minute, in Jakarta time.
  const local = new Date(shop.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 16)
  assert.equal((await receive(local)).header.status, 'delivered')
})

test('/staff/orders: an unpaid order has no delivery, a shipped one cannot be cancelled', async () => {
  const unpaid = await placeOrder(shop, [{ variant: cement, qty: 10 }])
  const [line] = (await sales.staffOrders.show({ id: unpaid.id })).lines
  await expectRefusal(prepare(unpaid.id, [{ lineId: line!.id, qty: 10 }]), 409, 'order.state')
  const { id, lines } = await createPaidOrder()
  const { id: delivery } = findLatestDelivery(await prepare(id, [{ lineId: lines[0]!.id, qty: 1 }]))
  await sales.staffOrders.depart({ id: delivery })
  await expectRefusal(
    sales.staffOrderCancellation.cancel({ id, body: { reason: 'Salah pesan' } }),
    409,
    'order.state',
  )
})

test('POST /staff/orders/{id}/cancel: deletes a delivery that was only prepared', async () => {
  const { id, lines } = await createPaidOrder()
  const { id: delivery } = findLatestDelivery(
    await prepare(id, [{ lineId: lines[0]!.id, qty: 100 }]),
  )
  const shown = await sales.staffOrderCancellation.cancel({ id, body: { reason: 'Stok rusak' } })
  assert.deepEqual(shown.shipping.deliveries, [])
  await expectRefusal(sales.staffOrders.depart({ id: delivery }), 404, 'not_found')
})

test('POST /staff/deliveries/{id}/receive: what was refused of a line returns to the stock and can be delivered again', async () => {
  const { id, lines } = await createPaidOrder()
  const lineId = lines[0]!.id
  const delivery = findLatestDelivery(await prepare(id, [{ lineId, qty: 100 }]))
  await sales.staffOrders.depart({ id: delivery.id })
  const before = await stockOf(cement)
  const receive = (qty: number) =>
    sales.staffOrders.receive({
      id: delivery.id,
      body: {
        receivedBy: 'Pak Warsito',
        receivedAt: now(),
        refused: [{ lineId, qty, reason: 'Sak basah' }],
      },
    })
  await expectRefusal(receive(101), 422, 'delivery.refused')
  assert.deepEqual(await stockOf(cement), before)
  const { header, lines: left, shipping } = await receive(4)
  assert.deepEqual([header.status, left[0]!.toShip], ['partly_shipped', 4])
  assert.equal(findLatestDelivery({ shipping }).status, 'received')
  const after = await stockOf(cement)
  assert.deepEqual([after.on_hand, after.held], [before.on_hand + 4, before.held + 4])
  const rest = findLatestDelivery(await prepare(id, [{ lineId, qty: 4 }]))
  await sales.staffOrders.depart({ id: rest.id })
  const done = await sales.staffOrders.receive({
    id: rest.id,
    body: { receivedBy: 'Pak Warsito', receivedAt: now() },
  })
  assert.equal(done.header.status, 'delivered')
})
