import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRefusal } from '#platform/refusal.ts'
import {
  assertDeliverySlot,
  computeDeliveryDays,
  DELIVERY_WINDOWS,
  listDeliverySlots,
} from './delivery-dates.ts'

const FRIDAY = '2026-11-20'

test('computeDeliveryDays: fourteen days from tomorrow on, without Sundays', () => {
  const days = computeDeliveryDays(FRIDAY, 12, 0)
  assert.equal(days.length, 12)
  assert.deepEqual([days[0], days[1], days.at(-1)], ['2026-11-21', '2026-11-23', '2026-12-04'])
})

test('computeDeliveryDays: after the cut-off not the next day; on a Saturday afternoon that means Monday', () => {
  assert.equal(computeDeliveryDays(FRIDAY, 14, 0)[0], '2026-11-21')
  assert.equal(computeDeliveryDays(FRIDAY, 15, 0)[0], '2026-11-23')
  assert.equal(computeDeliveryDays('2026-11-21', 15, 0)[0], '2026-11-23')
})

test('computeDeliveryDays: a lead time moves the first day', () => {
  assert.equal(computeDeliveryDays(FRIDAY, 12, 7)[0], '2026-11-28')
})

test('assertDeliverySlot: refuses a day or a window that is not offered, at its field', () => {
  const slots = listDeliverySlots(computeDeliveryDays(FRIDAY, 12, 0), null)
  assertDeliverySlot(slots, { date: '2026-11-23', window: DELIVERY_WINDOWS[1] })
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
  const days = computeDeliveryDays(FRIDAY, 12, 0)
  const pickup = { name: 'Gudang Uji', openingHours: 'Senin–Jumat 08.00–14.30, Sabtu 10.00–11.30' }
  const slots = listDeliverySlots(days, pickup)
  assert.deepEqual(slots.windows, DELIVERY_WINDOWS.slice(0, 2))
  assert.ok(slots.dates.includes('2026-11-21'))
  assertDeliverySlot(slots, { date: '2026-11-23', window: DELIVERY_WINDOWS[1] })
  assert.throws(
    () => assertDeliverySlot(slots, { date: '2026-11-21', window: DELIVERY_WINDOWS[1] }),
    (error) =>
      isRefusal(error) &&
      /Gudang Uji tidak buka Sabtu, 21 November 2026, 11.00–14.00 WIB/.test(
        error.more.errors!['window']!,
      ),
  )
  const unknown = listDeliverySlots(days, { ...pickup, openingHours: 'pagi sampai sore' })
  assert.deepEqual([unknown.dates, unknown.windows], [days, [...DELIVERY_WINDOWS]])
})
