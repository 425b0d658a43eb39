import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '#platform/calendar-days.ts'
import { days, toJakartaDate } from '#platform/clock.ts'
import {
  findLatestDelivery,
  setUpStaffOrders,
  VEHICLE_AND_DRIVER,
} from '#tests/support/orders/staff-orders.ts'

const { shop, sales, createPaidOrder } = await setUpStaffOrders()
const today = toJakartaDate(shop.clock.now())
const [tomorrow, afterTomorrow] = [addDays(today, 1), addDays(today, 2)]

/** Sends a delivery that is planned for a day; `receive` records that it came at a time of day in Jakarta. */
async function send(plannedFor: string) {
  const { id: orderId, lines } = await createPaidOrder()
  const body = {
    lines: [{ lineId: lines[0]!.id, qty: 100 }],
    ...VEHICLE_AND_DRIVER,
    date: plannedFor,
  }
  const { id } = findLatestDelivery(await sales.staffOrders.prepare({ id: orderId, body }))
  await sales.staffOrders.depart({ id })
  return (day: string, time: string) =>
    sales.staffOrders.receive({
      id,
      body: { receivedBy: 'Pak Warsito', receivedAt: `${day}T${time}:00.000+07:00` },
    })
}

test('GET /staff/figures: a delivery is on time until midnight of the day that was planned, and counts on the day it came', async () => {
  const first = await send(today)
  const second = await send(today)
  const third = await send(tomorrow)
  const fourth = await send(afterTomorrow)
  await first(today, '12:00')
  shop.clock.advance(days(3))
  // Half an hour after midnight it is late; a minute before it is not.
  await second(tomorrow, '00:30')
  await third(tomorrow, '23:59')
  await fourth(tomorrow, '08:00')
  const { periods, total } = await sales.staffFigures.show({ query: { span: 'day' } })
  const figuresOf = (day: string) => {
    const { deliveries, deliveriesOnTime, onTime } = periods.find(
      ({ from }) => from === day,
    )!.figures
    return [deliveries, deliveriesOnTime, onTime]
  }
  assert.deepEqual(figuresOf(today), [1, 1, 100])
  assert.deepEqual(figuresOf(tomorrow), [3, 2, 66.7])
  assert.deepEqual(figuresOf(afterTomorrow), [0, 0, null])
  assert.deepEqual([total.deliveries, total.deliveriesOnTime, total.onTime], [4, 3, 75])
})
