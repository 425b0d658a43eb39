import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobs } from '#modules/jobs.ts'
import { minutes, toIsoTime } from '#platform/clock.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { sendHeldMessages } from '#tests/support/orders/held-messages.ts'
import { readStock } from '#tests/support/catalogue/products.ts'
import {
  findLatestDelivery,
  setUpStaffOrders,
  VEHICLE_AND_DRIVER,
} from '#tests/support/orders/staff-orders.ts'

const { shop, cement, sales, createPaidOrder, prepare } = await setUpStaffOrders()
const warehouse = await shop.asStaff('gudang@contoh.id')
const stockOf = () => readStock(shop.db, cement)
const listMessages = (number: string) =>
  shop.db
    .selectFrom('message')
    .select(['id', 'template', 'body_text as text'])
    .where('body_text', 'like', `%${number}%`)
    .where('held_for', 'is not', null)
    .orderBy('template')
    .execute()

/** A delivery of 60 of 100 sacks that has departed, and the stock before that. */
async function departedOrder() {
  const order = await createPaidOrder()
  const before = await stockOf()
  const { id } = findLatestDelivery(
    await prepare(order.id, [{ lineId: order.lines[0]!.id, qty: 60 }]),
  )
  const shown = await sales.staffOrders.depart({ id })
  return { ...order, before, delivery: id, shown, lineId: order.lines[0]!.id }
}

const undo = (id: string, step: 'departed' | 'received') =>
  sales.staffDeliveries.undo({ id, body: { step } })
const receive = (id: string, refused: { lineId: string; qty: number; reason: string }[] = []) =>
  sales.staffOrders.receive({
    id,
    body: { receivedBy: 'Bu Ani', receivedAt: shop.clock.now().toISOString(), refused },
  })

test('POST /staff/deliveries/{id}/undo: a departure is taken back with its stock and its message; the timeline keeps both', async () => {
  const order = await departedOrder()
  const { delivery, number } = order
  assert.deepEqual(order.shown.undoable, [
    {
      deliveryId: delivery,
      step: 'departed',
      until: toIsoTime(new Date(shop.clock.now().getTime() + minutes(10))),
    },
  ])
  const [message] = await listMessages(number)
  assert.equal(message?.template, 'order.departed')
  const back = await undo(delivery, 'departed')
  assert.deepEqual(await stockOf(), order.before)
  assert.deepEqual(
    [back.header.status, back.lines[0]?.shipped, back.shipping.deliveries[0]?.status],
    ['processing', 0, 'prepared'],
  )
  assert.deepEqual([back.shipping.deliveries[0]?.shippedAt, back.undoable], [null, []])
  assert.deepEqual(
    back.header.timeline.slice(-2).map(({ status, note }) => [status, note]),
    [
      [
        'partly_shipped',
        `${back.shipping.deliveries[0]!.number} berangkat: CDD B 9123 KXR, sopir Joko Susilo.`,
      ],
      [
        'processing',
        `Keberangkatan ${back.shipping.deliveries[0]!.number} dibatalkan: kendaraannya belum berangkat.`,
      ],
    ],
  )
  assert.deepEqual(await listMessages(number), [])
  await jobs['notifications.deliver']!(shop.deps, { messageId: message!.id } as never)
  const { results } = await sales.staffOrders.list({ query: { search: number } })
  assert.equal(results[0]?.status, 'processing')
  await expectRefusal(undo(delivery, 'departed'), 409, 'delivery.undo')
  assert.equal((await sales.staffOrders.depart({ id: delivery })).header.status, 'partly_shipped')
})

test('POST /staff/warehouse/deliveries/{id}/undo: a receipt with refused goods is taken back, then the departure', async () => {
  const { delivery, before, lineId, number, id } = await departedOrder()
  await receive(delivery, [{ lineId, qty: 20, reason: 'Basah' }])
  const body = { step: 'received' } as const
  const underway = await warehouse.staffWarehouseOrders.undo({ id: delivery, body })
  await expectRefusal(undo(delivery, 'received'), 409, 'delivery.undo')
  assert.deepEqual(
    [underway.header.status, underway.lines[0]?.shipped, underway.undoable[0]?.step],
    ['partly_shipped', 60, 'departed'],
  )
  const [drop] = underway.shipping.deliveries
  assert.deepEqual([drop?.receivedBy, drop?.lines[0]?.refused], [null, 0])
  const after = await stockOf()
  assert.deepEqual([after.on_hand, after.held], [before.on_hand - 60, before.held - 60])
  assert.deepEqual(
    (await listMessages(number)).map(({ template }) => template),
    ['order.departed'],
  )
  await warehouse.staffWarehouseOrders.undo({ id: delivery, body: { step: 'departed' } })
  assert.deepEqual(await stockOf(), before)
  const { header } = await sales.staffOrders.show({ id })
  assert.equal(header.status, 'processing')
})

test('POST /staff/deliveries/{id}/undo: of a delivered order, which then does not complete by itself', async () => {
  const { id, lines } = await createPaidOrder()
  const all = [{ lineId: lines[0]!.id, qty: 100 }]
  const { id: delivery } = findLatestDelivery(await prepare(id, all))
  await sales.staffOrders.depart({ id: delivery })
  assert.equal((await receive(delivery)).header.status, 'delivered')
  const back = await undo(delivery, 'received')
  assert.equal(back.header.status, 'shipped')
  await jobs['orders.complete']!(shop.deps, { orderId: id } as never)
  assert.equal((await sales.staffOrders.show({ id })).header.status, 'shipped')
})

test('POST /staff/deliveries/{id}/undo: too late, or after something followed, is a 409 that says what to do', async () => {
  const late = await departedOrder()
  shop.clock.advance(minutes(10) + 1)
  assert.deepEqual((await sales.staffOrders.show({ id: late.id })).undoable, [])
  const failure = await expectRefusal(undo(late.delivery, 'departed'), 409, 'delivery.undo')
  assert.match(failure.message, /sepuluh menit/)

  const again = await departedOrder()
  await receive(again.delivery, [{ lineId: again.lineId, qty: 60, reason: 'Salah alamat' }])
  await prepare(again.id, [{ lineId: again.lineId, qty: 100 }])
  const planned = await expectRefusal(undo(again.delivery, 'received'), 409, 'delivery.undo')
  assert.match(planned.message, /surat jalan lain/)

  const done = await createPaidOrder()
  const all = [{ lineId: done.lines[0]!.id, qty: 100 }]
  const { id: delivery } = findLatestDelivery(await prepare(done.id, all))
  await sales.staffOrders.depart({ id: delivery })
  await receive(delivery)
  await sales.staffOrders.complete({ id: done.id })
  await expectRefusal(undo(delivery, 'received'), 409, 'delivery.undo')
  await expectRefusal(undo(crypto.randomUUID(), 'departed'), 404, 'not_found')
})

test('POST /staff/deliveries/{id}/undo: not once the buyer was told', async () => {
  const sent = await departedOrder()
  await sendHeldMessages(shop, sent.delivery)
  await expectRefusal(undo(sent.delivery, 'departed'), 409, 'delivery.undo')
})

test('PUT /staff/deliveries/{id}: a plate corrected before the message of the departure goes into it', async () => {
  const { delivery, number } = await departedOrder()
  const body = { ...VEHICLE_AND_DRIVER, plate: 'B 9999 ZZZ' }
  await sales.staffDeliveries.change({ id: delivery, body })
  const [message, ...others] = await listMessages(number)
  assert.deepEqual(others, [])
  assert.match(message!.text, /B 9999 ZZZ/)
  const { rows } = await shop.pool.query(
    'select count(*)::int from tracking_link where delivery_order_id = $1',
    [delivery],
  )
  assert.equal(rows[0].count, 1)
})

test('POST /staff/deliveries/{id}/undo: of two at the same time one takes the step back', async () => {
  const { delivery, before } = await departedOrder()
  const undoIt = () => undo(delivery, 'departed')
  const answers = await Promise.allSettled([undoIt(), undoIt(), undoIt()])
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.deepEqual(await stockOf(), before)
})
