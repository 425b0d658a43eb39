import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, hours, toJakartaDate } from '#platform/clock.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  findLatestDelivery,
  setUpStaffOrders,
  VEHICLE_AND_DRIVER,
} from '#tests/support/orders/staff-orders.ts'

const { shop, sales, createPaidOrder } = await setUpStaffOrders()
const { driver } = shop.asVisitor()
const dayIn = (count: number) => toJakartaDate(new Date(shop.clock.now().getTime() + days(count)))
let drivers = 0

/** A delivery that is planned for a day, with a driver of its own. */
async function prepareDelivery(date: string) {
  const driverPhone = `+62812904200${String((drivers += 1)).padStart(2, '0')}`
  const order = await createPaidOrder()
  const lines = [{ lineId: order.lines[0]!.id, qty: 100 }]
  const body = { ...VEHICLE_AND_DRIVER, driverPhone, date, lines }
  const { id } = findLatestDelivery(await sales.staffOrders.prepare({ id: order.id, body }))
  return { id, driverPhone }
}

const makeToken = async (phone: string, day: string) =>
  (await sales.staffDrivers.makeLink({ body: { driver: 'Joko Susilo', phone, day } })).token

const listStatuses = async (token: string) =>
  (await driver.drops({ body: { token } })).drops.map(({ status }) => status)

const handOver = (id: string, token: string) =>
  driver.handOver({
    id,
    form: {
      token,
      key: crypto.randomUUID(),
      at: shop.clock.now().toISOString(),
      receivedBy: 'Pak Warsito',
    },
    files: {},
  })

test('/driver: a link shows and reports nothing of a later day', async () => {
  const { id, driverPhone } = await prepareDelivery(dayIn(1))
  const token = await makeToken(driverPhone, dayIn(0))
  assert.deepEqual(await listStatuses(token), [])
  await expectRefusal(handOver(id, token), 404, 'not_found')
})

test('/driver: what leaves before its planned day is on the page of the day it leaves, and is done with it', async () => {
  const { id, driverPhone } = await prepareDelivery(dayIn(1))
  const [today, tomorrow] = [dayIn(0), dayIn(1)]
  await sales.staffOrders.depart({ id })
  const token = await makeToken(driverPhone, today)
  const { results } = await sales.staffDrivers.days({ query: { day: today } })
  assert.deepEqual(
    results.find(({ phone }) => phone === driverPhone)?.deliveries.map((each) => each.id),
    [id],
  )
  assert.deepEqual(await listStatuses(token), ['on_the_way'])
  await handOver(id, token)
  assert.deepEqual(await listStatuses(token), ['received'])
  assert.deepEqual(await listStatuses(await makeToken(driverPhone, tomorrow)), [])
})

test('/driver: what is handed over a day late stays among what the driver has done that day', async () => {
  const { id, driverPhone } = await prepareDelivery(dayIn(0))
  await sales.staffOrders.depart({ id })
  shop.clock.advance(hours(24))
  const token = await makeToken(driverPhone, dayIn(0))
  assert.deepEqual(await listStatuses(token), ['on_the_way'])
  await handOver(id, token)
  assert.deepEqual(await listStatuses(token), ['received'])
})
