import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, hours, minutes, toJakartaDate } from '#platform/clock.ts'
import { collectFile } from '#platform/files/stored-content.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { readStock } from '#tests/support/catalogue/products.ts'
import { createBuyerClient, makeProofImage } from '#tests/support/orders/orders.ts'
import {
  findLatestDelivery,
  setUpStaffOrders,
  VEHICLE_AND_DRIVER,
} from '#tests/support/orders/staff-orders.ts'

const { shop, cement, sales, finance, createPaidOrder } = await setUpStaffOrders()
const { driver } = shop.asVisitor()
const now = () => shop.clock.now().toISOString()
const today = () => toJakartaDate(shop.clock.now())
const stockOf = () => readStock(shop.db, cement)
let drivers = 0

/** A paid order on its way with a driver of its own, and the driver's link. */
async function departedOrder({ qty = 100 } = {}) {
  const driverPhone = `+62812904100${String((drivers += 1)).padStart(2, '0')}`
  const order = await createPaidOrder()
  const lineId = order.lines[0]!.id
  const body = { ...VEHICLE_AND_DRIVER, driverPhone, date: today(), lines: [{ lineId, qty }] }
  const { id } = findLatestDelivery(await sales.staffOrders.prepare({ id: order.id, body }))
  await sales.staffOrders.depart({ id })
  const link = await sales.staffDrivers.makeLink({
    body: { driver: 'Joko Susilo', phone: driverPhone, day: today() },
  })
  return { ...order, lineId, delivery: id, driverPhone, link, token: link.token }
}
const handOver = (
  { delivery, token }: { delivery: string; token: string },
  fields: Partial<Parameters<typeof driver.handOver>[0]['form']> = {},
  photo: File | undefined = makeProofImage('foto.png'),
) =>
  driver.handOver({
    id: delivery,
    form: { token, key: crypto.randomUUID(), at: now(), receivedBy: 'Pak Warsito', ...fields },
    files: photo ? { photo } : {},
  })

test('POST /driver/drops: the drops of the day with address, contact, notes and goods, without prices', async () => {
  const order = await departedOrder()
  const day = await driver.drops({ body: { token: order.token } })
  const [drop] = day.drops
  assert.deepEqual([day.driver, day.day, day.drops.length], ['Joko Susilo', today(), 1])
  assert.deepEqual(
    [drop!.id, drop!.order, drop!.contactName, drop!.lines[0]?.qty, drop!.weightKg],
    [order.delivery, order.number, 'Pak Warsito', 100, 4000],
  )
  assert.doesNotMatch(JSON.stringify(day), /amount|IDR|54500|price/i)
})

test('POST /driver/deliveries/{id}/handover: name, time and photo are shown to staff and buyer', async () => {
  const order = await departedOrder()
  shop.clock.advance(minutes(40))
  await driver.arrive({ id: order.delivery, body: { token: order.token, at: now() } })
  const arrivedAt = now()
  shop.clock.advance(minutes(20))
  await handOver(order)
  const { deliveries } = await order.api.orders.shipping({ id: order.id })
  const received = deliveries[0]!
  assert.deepEqual(
    [received.status, received.receivedBy, received.hasPhoto],
    ['received', 'Pak Warsito', true],
  )
  assert.equal(Date.parse(received.arrivedAt!), Date.parse(arrivedAt))
  const header = await order.api.orders.header({ id: order.id })
  assert.deepEqual(
    [header.status, header.timeline.at(-1)?.by],
    ['delivered', 'Joko Susilo (sopir)'],
  )
  const delivery = { id: order.delivery }
  assert.deepEqual(
    await collectFile(await order.api.deliveryDocuments.photo(delivery)),
    await collectFile(await finance.staffDeliveryDocuments.photo(delivery)),
  )
  const { api } = await createBuyerClient(shop)
  await expectRefusal(api.deliveryDocuments.photo({ id: order.delivery }), 404, 'not_found')
  const undone = sales.staffDeliveries.undo({ id: order.delivery, body: { step: 'received' } })
  assert.match((await expectRefusal(undone, 409, 'delivery.undo')).message, /dikirim sopir/)
})

test('POST /driver/deliveries/{id}/handover: soon after the departure the buyer hears of that first', async () => {
  const order = await departedOrder()
  const countHeld = async () => {
    const { held } = await shop.db
      .selectFrom('message')
      .select((eb) => eb.fn.countAll<number>().as('held'))
      .where('held_for', '=', `departed ${order.delivery}`)
      .where('held_until', '>', shop.clock.now())
      .executeTakeFirstOrThrow()
    return held
  }
  assert.ok((await countHeld()) > 0)
  shop.clock.advance(minutes(4))
  await handOver(order)
  assert.equal(await countHeld(), 0)
})

test('POST /driver/deliveries/{id}/handover: sent again and again with one key it happens once', async () => {
  const order = await departedOrder({ qty: 60 })
  const key = crypto.randomUUID()
  const send = () => handOver(order, { key })
  const answers = await Promise.all([send(), send(), send(), send()])
  assert.equal(answers.length, 4)
  await send()
  const { timeline } = await order.api.orders.header({ id: order.id })
  assert.equal(timeline.filter(({ note }) => /diterima oleh/.test(note ?? '')).length, 1)
  await expectRefusal(handOver(order), 409, 'delivery.state')
})

test('POST /driver/deliveries/{id}/handover: what is refused goes back to the stock and can be delivered again', async () => {
  const before = await stockOf()
  const order = await departedOrder()
  const refuse = (qty: number) =>
    JSON.stringify([{ lineId: order.lineId, qty, reason: 'Sak sobek' }])
  const tooMuch = await expectRefusal(
    handOver(order, { refused: refuse(101) }),
    422,
    'delivery.refused',
  )
  assert.match(tooMuch.message, /100 sak/)
  await expectRefusal(handOver(order, { refused: 'bukan daftar' }), 422, 'input.invalid')
  await handOver(order, { refused: refuse(5) })
  const staffOrder = await sales.staffOrders.show({ id: order.id })
  assert.deepEqual(
    [staffOrder.header.status, staffOrder.lines[0]?.shipped, staffOrder.lines[0]?.toShip],
    ['partly_shipped', 95, 5],
  )
  assert.deepEqual(staffOrder.shipping.deliveries[0]?.lines[0]?.refusalReason, 'Sak sobek')
  const after = await stockOf()
  assert.deepEqual([after.on_hand, after.held], [before.on_hand - 95, before.held + 5])
  const { text } = await shop.db
    .selectFrom('message')
    .select('body_text as text')
    .where('template', '=', 'order.refused')
    .executeTakeFirstOrThrow()
  assert.match(text, /5 sak: Sak sobek/)

  const body = { ...VEHICLE_AND_DRIVER, lines: [{ lineId: order.lineId, qty: 5 }] }
  const again = findLatestDelivery(await sales.staffOrders.prepare({ id: order.id, body }))
  await sales.staffOrders.depart({ id: again.id })
  const receipt = { receivedBy: 'Bu Ani', receivedAt: now() }
  const done = await sales.staffOrders.receive({ id: again.id, body: receipt })
  assert.equal(done.header.status, 'delivered')
})

test('POST /driver/deliveries/{id}/handover: a delivery of which nothing was taken has returned', async () => {
  const order = await departedOrder()
  const refused = JSON.stringify([{ lineId: order.lineId, qty: 100, reason: 'Salah alamat' }])
  await handOver(order, { refused }, undefined)
  const { header, shipping, lines } = await sales.staffOrders.show({ id: order.id })
  assert.deepEqual(
    [header.status, shipping.deliveries[0]?.status, lines[0]?.toShip],
    ['partly_shipped', 'returned', 100],
  )
})

test('/driver: a link shows its driver’s day until it ends, and takes what happened then a little later', async () => {
  const order = await departedOrder()
  const other = await departedOrder()
  await expectRefusal(handOver({ ...order, token: other.token }), 404, 'not_found')
  const at = now()
  shop.clock.advance(hours(24))
  const drops = driver.drops({ body: { token: order.token } })
  await expectRefusal(drops, 404, 'driver.link_dead')
  await handOver(order, { at })
  const { deliveries } = await order.api.orders.shipping({ id: order.id })
  assert.equal(Date.parse(deliveries[0]!.receivedAt!), Date.parse(at))
  shop.clock.advance(days(3))
  await expectRefusal(handOver(other, { at }), 404, 'driver.link_dead')
})

test('PUT /staff/driver-days/order: the driver’s page shows the drops in the order of staff; new ones come last', async () => {
  const first = await departedOrder()
  const { driverPhone: phone } = first
  const addDrop = async () => {
    const order = await createPaidOrder()
    const lines = [{ lineId: order.lines[0]!.id, qty: 10 }]
    const body = { ...VEHICLE_AND_DRIVER, driverPhone: phone, date: today(), lines }
    return findLatestDelivery(await sales.staffOrders.prepare({ id: order.id, body })).id
  }
  const [second, third] = [await addDrop(), await addDrop()]
  const readDrops = async () =>
    (await driver.drops({ body: { token: first.token } })).drops.map(({ id }) => id)
  const seen = await readDrops()
  const day = { day: today(), phone }
  const deliveries = [third, first.delivery, second]
  const order = (body: { seen: string[]; deliveries: string[] }) =>
    sales.staffDrivers.orderDrops({ body: { ...day, ...body } })
  await order({ seen, deliveries })
  assert.deepEqual(await readDrops(), deliveries)
  const { results } = await sales.staffDrivers.days({ query: { day: today() } })
  const ofStaff = results.find((each) => each.phone === phone)!.deliveries
  assert.deepEqual(
    ofStaff.map(({ id }) => id),
    deliveries,
  )
  await expectRefusal(order({ seen, deliveries: seen }), 409, 'driver.drops_changed')
  for (const wrong of [
    [third, second],
    [third, third, second],
  ])
    await expectRefusal(order({ seen: deliveries, deliveries: wrong }), 422, 'driver.drops')
  const added = await addDrop()
  assert.deepEqual(await readDrops(), [...deliveries, added])
})

test('/staff/driver-links: made for a day, revoked at once; the token is not stored', async () => {
  const { token, link, driverPhone } = await departedOrder()
  const readDay = async () => {
    const { results } = await sales.staffDrivers.days({ query: { day: today() } })
    return results.find(({ phone }) => phone === driverPhone)!
  }
  const day = await readDay()
  assert.deepEqual(
    [day.driver, day.deliveries.length, day.links[0]?.active],
    ['Joko Susilo', 1, true],
  )
  const { rows } = await shop.pool.query('select * from driver_link')
  assert.doesNotMatch(JSON.stringify(rows), new RegExp(token))
  await sales.staffDrivers.revokeLink({ id: link.id })
  await expectRefusal(sales.staffDrivers.revokeLink({ id: link.id }), 404, 'not_found')
  await expectRefusal(driver.drops({ body: { token } }), 404, 'driver.link_dead')
  assert.equal((await readDay()).links[0]?.active, false)
  for (const wrong of ['2026-01-01', '2027-12-31']) {
    const body = { driver: 'Joko', phone: driverPhone, day: wrong }
    await expectRefusal(sales.staffDrivers.makeLink({ body }), 422, 'driver.day')
  }
  await expectRefusal(finance.staffDrivers.days({ query: { day: today() } }), 403, 'staff.role')
})
