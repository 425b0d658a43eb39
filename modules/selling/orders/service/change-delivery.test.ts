import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, toJakartaDate } from '#platform/clock.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { sendHeldMessages } from '#tests/support/orders/held-messages.ts'
import {
  findLatestDelivery,
  setUpStaffOrders,
  VEHICLE_AND_DRIVER,
} from '#tests/support/orders/staff-orders.ts'

const { shop, cement, tile, sales, finance, createPaidOrder, prepare } = await setUpStaffOrders()
const { staffDeliveries } = sales

async function orderWithDelivery(qty = 60) {
  const order = await createPaidOrder()
  const lineId = order.lines[0]!.id
  const delivery = findLatestDelivery(await prepare(order.id, [{ lineId, qty }]))
  return { ...order, lineId, delivery }
}
/** The e-mail of that kind about an order. */
const readEmail = async (template: string, number: string) => {
  const { body_text: text } = await shop.db
    .selectFrom('message')
    .select('body_text')
    .where('template', '=', template)
    .where('body_text', 'like', `%${number}%`)
    .executeTakeFirstOrThrow()
  return text
}

test('PUT /staff/deliveries/{id}: a prepared delivery gets another plate, driver, day and load', async () => {
  const { api, id, number, lineId, delivery } = await orderWithDelivery()
  const { delivery: agreed } = await api.orders.shipping({ id })
  const body = {
    ...VEHICLE_AND_DRIVER,
    plate: 'B 9124 KXR',
    driver: 'Slamet Riyadi',
    date: '2026-12-01',
    lines: [{ lineId, qty: 100 }],
  }
  const changed = await staffDeliveries.change({ id: delivery.id, body })
  const after = findLatestDelivery(changed)
  assert.deepEqual(
    [after.number, after.plate, after.driver, after.date, after.lines[0]?.qty, after.weightKg],
    [delivery.number, 'B 9124 KXR', 'Slamet Riyadi', '2026-12-01', 100, 4000],
  )
  assert.equal(changed.lines[0]?.toShip, 0)
  const email = await readEmail('order.rescheduled', number)
  assert.match(email, /Jadwal baru: Selasa, 1 Des(ember)? 2026/)
  assert.notEqual(agreed.date, '2026-12-01')
  const admin = await shop.asStaff()
  const [entry] = (await admin.audit.list({ query: { count: 1 } })).results
  assert.equal(entry!.action, 'Perbaiki pengiriman')
  // Nothing changed: no message, no record.
  const { timeline } = await api.orders.header({ id })
  await staffDeliveries.change({ id: delivery.id, body })
  assert.equal((await api.orders.header({ id })).timeline.length, timeline.length)
})

test('PUT /staff/deliveries/{id}: more than is left is refused with the quantity that would do', async () => {
  const { lineId, delivery, id } = await orderWithDelivery(60)
  await prepare(id, [{ lineId, qty: 15 }])
  const change = (lines: { lineId: string; qty: number }[]) =>
    staffDeliveries.change({ id: delivery.id, body: { ...VEHICLE_AND_DRIVER, lines } })
  const failure = await expectRefusal(change([{ lineId, qty: 86 }]), 422, 'delivery.too_much')
  assert.match(failure.errors['lines.0.qty']!, /85 sak/)
  assert.equal((await change([{ lineId, qty: 85 }])).lines[0]?.toShip, 0)
  await expectRefusal(change([{ lineId: crypto.randomUUID(), qty: 1 }]), 422, 'delivery.lines')
})

test('PUT /staff/deliveries/{id}: goods of another warehouse are no part of the delivery', async () => {
  const { id, lines } = await createPaidOrder([
    { variant: cement, qty: 100 },
    { variant: tile, qty: 5 },
  ])
  const [sacks, boxes] = lines
  const { id: delivery } = findLatestDelivery(await prepare(id, [{ lineId: sacks!.id, qty: 10 }]))
  const both = [
    { lineId: sacks!.id, qty: 10 },
    { lineId: boxes!.id, qty: 5 },
  ]
  const body = { ...VEHICLE_AND_DRIVER, lines: both }
  await expectRefusal(staffDeliveries.change({ id: delivery, body }), 422, 'delivery.one_warehouse')
})

test('PUT /staff/deliveries/{id}: on its way a wrong plate is corrected and the buyer told, the load stays', async () => {
  const { id, api, number, lineId, delivery } = await orderWithDelivery()
  await sales.staffOrders.depart({ id: delivery.id })
  await sendHeldMessages(shop, delivery.id)
  const body = { ...VEHICLE_AND_DRIVER, plate: 'B 9999 ZZ' }
  const change = (more: object) =>
    staffDeliveries.change({ id: delivery.id, body: { ...body, ...more } })
  for (const more of [{ lines: [{ lineId, qty: 61 }] }, { date: '2026-12-24' }])
    await expectRefusal(change(more), 409, 'delivery.state')
  assert.equal(findLatestDelivery(await change({})).plate, 'B 9999 ZZ')
  assert.equal((await api.orders.shipping({ id })).deliveries[0]?.plate, 'B 9999 ZZ')
  assert.match(await readEmail('order.vehicle_changed', number), /B 9999 ZZ/)
  const receivedAt = shop.clock.now().toISOString()
  await sales.staffOrders.receive({ id: delivery.id, body: { receivedBy: 'Bu Ani', receivedAt } })
  await expectRefusal(change({ plate: 'B 1 A' }), 409, 'delivery.state')
})

test('PUT /staff/deliveries/{id}: a colleague’s change since is not overwritten', async () => {
  const { delivery } = await orderWithDelivery()
  const seen = { plate: delivery.plate, driver: delivery.driver }
  const change = (plate: string) =>
    staffDeliveries.change({ id: delivery.id, body: { ...VEHICLE_AND_DRIVER, plate, seen } })
  await change('B 1111 AA')
  const failure = await expectRefusal(change('B 2222 BB'), 409, 'desk.changed')
  assert.match(JSON.stringify(failure.data), /B 1111 AA/)
})

test('DELETE /staff/deliveries/{id}: a prepared delivery is withdrawn and its goods can be delivered again', async () => {
  const { id, lineId, delivery, api } = await orderWithDelivery(100)
  const order = await staffDeliveries.withdraw({ id: delivery.id })
  assert.deepEqual([order.shipping.deliveries.length, order.lines[0]?.toShip], [0, 100])
  await expectRefusal(staffDeliveries.withdraw({ id: delivery.id }), 404, 'not_found')
  const again = findLatestDelivery(await prepare(id, [{ lineId, qty: 100 }]))
  await sales.staffOrders.depart({ id: again.id })
  await expectRefusal(staffDeliveries.withdraw({ id: again.id }), 409, 'delivery.state')
  const { timeline } = await api.orders.header({ id })
  assert.ok(timeline.some(({ note }) => note === `Pengiriman ${delivery.number} ditarik.`))
  await expectRefusal(finance.staffDeliveries.withdraw({ id: again.id }), 403, 'staff.role')
})

test('PUT /staff/orders/{id}/delivery-date: order and prepared delivery move, and the buyer’s message says why', async () => {
  const { id, api, number, delivery } = await orderWithDelivery()
  const slot = { date: '2026-12-03', window: '14.00–17.00 WIB' } as const
  const reason = 'Truk sedang diservis'
  const order = await staffDeliveries.reschedule({ id, body: { ...slot, reason } })
  assert.equal(findLatestDelivery(order).date, '2026-12-03')
  const shipping = await api.orders.shipping({ id })
  assert.deepEqual([shipping.delivery.date, shipping.delivery.window], [slot.date, slot.window])
  assert.match(await readEmail('order.rescheduled', number), /14\.00–17\.00 WIB.*Truk sedang/s)
  const past = { ...slot, date: '2026-01-02' }
  await expectRefusal(staffDeliveries.reschedule({ id, body: past }), 422, 'delivery.date')
  const rest = (await sales.staffOrders.show({ id })).lines[0]!.toShip
  const last = findLatestDelivery(await prepare(id, [{ lineId: order.lines[0]!.id, qty: rest }]))
  for (const each of [delivery.id, last.id]) await sales.staffOrders.depart({ id: each })
  await expectRefusal(staffDeliveries.reschedule({ id, body: slot }), 409, 'order.state')
})

test('GET /staff/orders/{id}: a delivery is proposed for the buyer’s day, and for today once that is over', async () => {
  const { id } = await createPaidOrder()
  const { shipping, proposedDay } = await sales.staffOrders.show({ id })
  assert.equal(proposedDay, shipping.delivery.date)
  shop.clock.advance(days(30))
  const later = await sales.staffOrders.show({ id })
  assert.equal(later.shipping.delivery.date, shipping.delivery.date)
  assert.equal(later.proposedDay, toJakartaDate(shop.clock.now()))
})
