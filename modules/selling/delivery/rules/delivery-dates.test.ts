import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from '#platform/refusal.ts'
import { assertDeliverySlot, computeDeliveryDays, listDeliverySlots } from './delivery-dates.ts'
import { DEFAULT_DELIVERY_SCHEDULE as schedule } from './delivery-schedule.ts'
import { toMinutes } from './time-of-day.ts'

const FRIDAY = '2026-11-20'
const WINDOWS = schedule.windows

/** Days of the usual schedule, or of one with some changes, at `14.30` of a day. */
const listDays = (
  today: string,
  time: string,
  leadDays = 0,
  changes: Partial<typeof schedule> = {},
) => computeDeliveryDays({ today, minute: toMinutes(time) }, leadDays, { ...schedule, ...changes })

test('computeDeliveryDays: fourteen days from tomorrow on, without Sundays', () => {
  const days = listDays(FRIDAY, '12.00')
  assert.equal(days.length, 12)
  assert.deepEqual([days[0], days[1], days.at(-1)], ['2026-11-21', '2026-11-23', '2026-12-04'])
})

test('computeDeliveryDays: after the cut-off not the next day; on a Saturday afternoon that means Monday', () => {
  assert.equal(listDays(FRIDAY, '14.59')[0], '2026-11-21')
  assert.equal(listDays(FRIDAY, '15.00')[0], '2026-11-23')
  assert.equal(listDays('2026-11-21', '15.00')[0], '2026-11-23')
})

test('computeDeliveryDays: a lead time moves the first day', () => {
  assert.equal(listDays(FRIDAY, '12.00', 7)[0], '2026-11-28')
})

test('computeDeliveryDays: cut-off, number of days and closed weekdays are the schedule’s', () => {
  const late = { cutOff: '16.30' }
  assert.equal(listDays(FRIDAY, '16.29', 0, late)[0], '2026-11-21')
  assert.equal(listDays(FRIDAY, '16.30', 0, late)[0], '2026-11-23')
  const days = listDays(FRIDAY, '12.00', 0, { daysAhead: 7, closedWeekdays: [5, 6] })
  assert.deepEqual(days, ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])
  assert.equal(listDays(FRIDAY, '12.00', 0, { closedWeekdays: [] })[1], '2026-11-22')
  const holidays = ['21', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`)
  assert.deepEqual(listDays(FRIDAY, '12.00', 0, { daysAhead: 9, holidays }), ['2026-11-28'])
  // Closed for longer than it looks ahead: then the first day after it.
  assert.deepEqual(listDays(FRIDAY, '12.00', 0, { daysAhead: 7, holidays }), ['2026-11-28'])
})

test('assertDeliverySlot: refuses a day or a window that is not offered, at its field', () => {
  const slots = listDeliverySlots(listDays(FRIDAY, '12.00'), WINDOWS, null)
  assertDeliverySlot(slots, { date: '2026-11-23', window: WINDOWS[1]! })
  const invalidSlot = { date: '2026-11-22', window: '03.00 WIB' }
  assert.throws(
    () => assertDeliverySlot(slots, invalidSlot),
    (error) =>
      isRefusal(error) &&
      error.code === 'delivery.date' &&
      assert.deepEqual(Object.keys(error.more.errors!), ['date', 'window']) === undefined,
  )
})

test('listDeliverySlots: goods are picked up while their warehouse is open for an hour of the window', () => {
  const days = listDays(FRIDAY, '12.00')
  const pickup = { name: 'Gudang Uji', openingHours: 'Senin–Jumat 08.00–14.30, Sabtu 10.00–11.30' }
  const slots = listDeliverySlots(days, WINDOWS, pickup)
  assert.deepEqual(slots.windows, WINDOWS.slice(0, 2))
  assert.ok(slots.dates.includes('2026-11-21'))
  assertDeliverySlot(slots, { date: '2026-11-23', window: WINDOWS[1]! })
  assert.throws(
    () => assertDeliverySlot(slots, { date: '2026-11-21', window: WINDOWS[1]! }),
    (error) =>
      isRefusal(error) &&
      /Gudang Uji tidak buka Sabtu, 21 November 2026, 11.00–14.00 WIB/.test(
        error.more.errors!['window']!,
      ),
  )
  const unknown = listDeliverySlots(days, WINDOWS, { ...pickup, openingHours: 'pagi sampai sore' })
  assert.deepEqual([unknown.dates, unknown.windows], [days, WINDOWS])
})
