import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  answerNegotiation,
  beginNegotiation,
  createNegotiatingBuyer,
  decideNegotiation,
} from '#tests/support/orders/negotiations.ts'
import { createBuyerWithCart } from '#tests/support/orders/order-input.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { createCementAndRebar } from '#tests/support/catalogue/trade-products.ts'

const shop = await useTestShop()
const admin = await shop.asStaff()
const sales = await shop.asStaff('sales@contoh.id')
const { cement, rebar } = await createCementAndRebar(shop.db)
const { delivery: usual } = await admin.staffSettings.show()

type Delivery = typeof usual

const change = (changes: Partial<Delivery>) =>
  admin.staffSettings.changeDelivery({ body: { ...usual, ...changes } })

/** No Saturday, no Sunday, a holiday, nothing for tomorrow, two long windows. */
const changed = {
  cutOff: '00.00',
  windows: ['07.00–12.00 WIB', '13.00–19.00 WIB'],
  daysAhead: 8,
  closedWeekdays: [0, 6],
  holidays: ['2026-11-25'],
}
const changedDates = ['23', '24', '26', '27'].map((day) => `2026-11-${day}`)

/** The vehicles that can bring the cart. */
async function listVehicles(api: Api, addressId: string) {
  const { options } = await api.checkout.quotations({ body: { addressId } })
  return options.filter(({ available }) => available).map(({ vehicle }) => vehicle)
}

test('PUT /staff/settings/delivery: quotes, checkout, negotiations, assisted and rescheduled orders go by it at once', async () => {
  const { api, accountId, addressId } = await createBuyerWithCart(shop, { [cement]: 20 })
  const negotiating = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(negotiating, { [cement]: [10, 40_000] }, { delivery: 'fleet' })
  await answerNegotiation(sales, id, [42_000])
  await decideNegotiation(negotiating.api, id, ['accept'])
  const { district_id: districtId } = await shop.db
    .selectFrom('address')
    .select('district_id')
    .where('id', '=', addressId)
    .executeTakeFirstOrThrow()
  const placed = await placeOrder(shop, [{ variant: cement, qty: 5 }])
  const goods = {
    accountId,
    addressId,
    method: 'delivery' as const,
    lines: [{ product_variant_id: cement, qty: 12 }],
  }
  const readSlots = async () => [
    await api.checkout.quotations({ body: { addressId } }),
    await negotiating.api.negotiations.deliverySlots({
      id,
      query: { addressId: negotiating.addressId },
    }),
    (await sales.staffAssistedOrders.preview({ body: goods })).quotes,
  ]
  const readEarliest = async () => {
    const query = { product_variant_id: Number(cement), qty: 5, districtId }
    return (await shop.asVisitor().delivery.estimate({ query })).earliest
  }
  for (const { dates, windows } of await readSlots()) {
    assert.deepEqual([dates[0], dates.length], ['2026-11-21', 12])
    assert.deepEqual(windows, usual.windows)
  }
  assert.equal(await readEarliest(), '2026-11-21')
  assert.deepEqual(await change(changed), { ...usual, ...changed })
  for (const { dates, windows } of await readSlots())
    assert.deepEqual([dates, windows], [changedDates, changed.windows])
  assert.equal(await readEarliest(), '2026-11-23')

  const { deliveryWindows, shipping } = await sales.staffOrders.show({ id: placed.id })
  assert.deepEqual(deliveryWindows, [shipping.delivery.window, ...changed.windows])
  const move = (date: string, window: string) =>
    sales.staffDeliveries.reschedule({ id: placed.id, body: { date, window } })
  const closed = await expectRefusal(move('2026-11-28', changed.windows[0]!), 422, 'delivery.date')
  assert.deepEqual(closed.errors, {
    date: 'Hari Sabtu tidak ada pengiriman. Pilih hari lain.',
  })
  const holiday = await expectRefusal(move('2026-11-25', changed.windows[0]!), 422)
  assert.match(holiday.errors['date']!, /^Tanggal 25 November 2026 tidak ada pengiriman/)
  const gone = await expectRefusal(move('2026-11-27', usual.windows[1]!), 422, 'delivery.date')
  assert.match(gone.errors['window']!, /^Pilih jam: .*07\.00–12\.00 WIB, 13\.00–19\.00 WIB\.$/)
  // The agreed day stays a choice, although the shop is closed on it by now.
  const moved = await move(shipping.delivery.date, changed.windows[1]!)
  assert.equal(moved.shipping.delivery.window, changed.windows[1])
  assert.deepEqual(moved.deliveryWindows, changed.windows)
  await change({})
})

test('PUT /staff/settings/delivery: how far the vehicles drive and which bars they fold', async () => {
  const { api, addressId } = await createBuyerWithCart(shop, { [rebar]: 20 })
  assert.deepEqual(await listVehicles(api, addressId), ['engkel', 'cdd', 'fuso', 'tronton'])
  await change({ bends: [] })
  assert.deepEqual(await listVehicles(api, addressId), ['fuso', 'tronton'])
  await change({ reachKm: 2.5 })
  const refused = await expectRefusal(
    api.checkout.quotations({ body: { addressId } }),
    422,
    'delivery.outside_area',
  )
  assert.match(refused.errors['addressId']!, /sampai 2,5 km dari gudang/)
  await change({})
})

test('PUT /staff/settings/delivery: mistakes are sentences, a colleague’s change is not overwritten, admins alone may', async () => {
  const mistakes = { cutOff: 'sore', windows: ['pagi'], daysAhead: 3, reachKm: 0 }
  const refused = await expectRefusal(change(mistakes), 422, 'input.invalid')
  assert.deepEqual(refused.errors, {
    reachKm: 'Paling kecil 1 km.',
    cutOff: 'Tulis jam seperti ini: 15.00.',
    'windows.0': 'Tulis jam tiba seperti ini: 08.00–11.00.',
    daysAhead: 'Paling sedikit 7 hari.',
  })
  await change({ daysAhead: 21 })
  const [entry] = (await admin.audit.list({ query: { count: 1 } })).results
  assert.deepEqual(
    [entry!.action, entry!.thingName],
    ['Ubah pengaturan', 'Jangkauan dan jadwal kirim'],
  )
  assert.match(JSON.stringify(entry), /"daysAhead":14.*"daysAhead":21/)
  assert.match(JSON.stringify(entry), /"closedWeekdays":\["Minggu"\]/)
  const stale = await expectRefusal(
    admin.staffSettings.changeDelivery({ body: { ...usual, daysAhead: 10, seen: usual } }),
    409,
    'desk.changed',
  )
  assert.deepEqual(stale.data['current'], { ...usual, daysAhead: 21 })
  // A vehicle that is saved meanwhile takes nothing of it back.
  const [vehicle] = (await admin.staffSettings.show()).vehicles
  await admin.staffSettings.changeVehicle({ body: { ...vehicle!, name: 'Pikap' } })
  assert.equal((await admin.staffSettings.show()).delivery.daysAhead, 21)
  await expectRefusal(sales.staffSettings.changeDelivery({ body: usual }), 403, 'staff.role')
})
