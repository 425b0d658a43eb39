import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerWithCart } from '#tests/support/orders/order-input.ts'
import { joinLines, readPdfPages } from '#tests/support/documents/pdf-pages.ts'
import { placePaidPickup } from '#tests/support/orders/pickup-orders.ts'
import { readStock } from '#tests/support/catalogue/products.ts'
import {
  findLatestDelivery,
  setUpStaffOrders,
  VEHICLE_AND_DRIVER,
} from '#tests/support/orders/staff-orders.ts'

const { shop, cement, sales } = await setUpStaffOrders()
const warehouse = await shop.asStaff('gudang@contoh.id')
const stockOf = () => readStock(shop.db, cement)

/** 50 sacks that the buyer fetches at Gudang Cibitung, set aside. */
async function readyOrder() {
  const order = await placePaidPickup(shop, { [cement]: 50 }, [cement])
  const lineId = order.lines[0]!.id
  const body = { lines: [{ lineId, qty: 50 }] }
  const delivery = findLatestDelivery(
    await warehouse.staffWarehouseOrders.prepare({ id: order.id, body }),
  )
  return { ...order, lineId, delivery }
}

const handOver = (id: string, refused: { lineId: string; qty: number; reason: string }[] = []) =>
  warehouse.staffWarehouseOrders.receive({
    id,
    body: { receivedBy: 'Pak Warsito', receivedAt: shop.clock.now().toISOString(), refused },
  })

const listMessages = (number: string) =>
  shop.db
    .selectFrom('message')
    .select(['template', 'subject', 'body_text as text'])
    .where('body_text', 'like', `%${number}%`)
    .orderBy('created_at')
    .execute()

test('POST /staff/warehouse/orders/{id}/deliveries: picked-up goods need no vehicle, and a message says where they wait', async () => {
  const { delivery, number, date } = await readyOrder()
  assert.deepEqual(
    [delivery.isPickup, delivery.vehicle, delivery.plate, delivery.driver, delivery.driverPhone],
    [true, '', '', '', ''],
  )
  const [placed] = (await listMessages(number)).filter(
    ({ template }) => template === 'order.placed',
  )
  assert.match(placed!.text, /Anda ambil di Gudang Cibitung, Jl\. Raya Imam Bonjol/)
  const [ready] = (await listMessages(number)).filter(({ template }) => template === 'order.ready')
  assert.equal(ready!.subject, `Pesanan ${number} siap diambil`)
  for (const part of [delivery.number, 'Gudang Cibitung', 'Senin–Sabtu 08.00–16.00'])
    assert.ok(ready!.text.includes(part), part)
  const day = await sales.staffDrivers.days({ query: { day: date } })
  assert.ok(!JSON.stringify(day).includes(delivery.number))
})

test('POST /staff/warehouse/deliveries/{id}/receive: handing over takes the goods out of the stock and completes the delivery', async () => {
  const before = await stockOf()
  const { api, id, number, delivery } = await readyOrder()
  await expectRefusal(
    warehouse.staffWarehouseOrders.depart({ id: delivery.id }),
    409,
    'delivery.state',
  )
  const done = await handOver(delivery.id)
  assert.deepEqual(
    [done.header.status, done.shipping.deliveries[0]!.status],
    ['delivered', 'received'],
  )
  const after = await stockOf()
  assert.deepEqual([after.on_hand, after.held], [before.on_hand - 50, before.held])
  const { timeline } = await api.orders.header({ id })
  assert.deepEqual(
    timeline.slice(-2).map(({ status, note }) => [status, note]),
    [
      ['shipped', `${delivery.number} diserahkan kepada Pak Warsito di gudang.`],
      ['delivered', `${delivery.number} diterima oleh Pak Warsito.`],
    ],
  )
  const templates = (await listMessages(number)).map(({ template, subject }) => [template, subject])
  assert.ok(!templates.some(([template]) => template === 'order.departed'))
  assert.deepEqual(templates.at(-1), ['order.delivered', `Pesanan ${number} sudah diambil`])
  const { bytes } = await api.deliveryDocuments.note({ id: delivery.id })
  const text = (await readPdfPages(bytes)).map(joinLines).join(' ')
  assert.match(text, /Diambil di gudang/i)
  assert.doesNotMatch(text, /Sopir|Kendaraan/)
})

test('POST /staff/deliveries/{id}/undo: a handover is taken back whole, within ten minutes', async () => {
  const { id, lineId, delivery } = await readyOrder()
  const before = await stockOf()
  const done = await handOver(delivery.id, [{ lineId, qty: 8, reason: 'Tidak muat di mobil' }])
  assert.equal(done.header.status, 'partly_shipped')
  assert.deepEqual(
    done.undoable.map(({ step }) => step),
    ['received'],
  )
  const back = await sales.staffDeliveries.undo({ id: delivery.id, body: { step: 'received' } })
  assert.deepEqual(
    [back.header.status, back.shipping.deliveries[0]!.status, back.lines[0]!.shipped],
    ['processing', 'prepared', 0],
  )
  assert.deepEqual(await stockOf(), before)
  assert.match(back.header.timeline.at(-1)!.note!, /masih di gudang/)
  assert.equal((await handOver(delivery.id)).header.status, 'delivered')
  shop.clock.advance(minutes(11))
  await expectRefusal(
    sales.staffDeliveries.undo({ id: delivery.id, body: { step: 'received' } }),
    409,
    'delivery.undo',
  )
  assert.equal((await sales.staffOrders.show({ id })).header.status, 'delivered')
})

test('POST /staff/orders/{id}/deliveries: a delivery that drives says at each field what it lacks', async () => {
  const { id, lines } = await placePaidPickup(shop, { [cement]: 10 }, [])
  const load = [{ lineId: lines[0]!.id, qty: 10 }]
  const refused = await expectRefusal(
    sales.staffOrders.prepare({ id, body: { lines: load } }),
    422,
    'delivery.vehicle',
  )
  assert.deepEqual(Object.keys(refused.errors).toSorted(), [
    'driver',
    'driverPhone',
    'plate',
    'vehicle',
  ])
  const { id: delivery } = findLatestDelivery(
    await sales.staffOrders.prepare({ id, body: { lines: load, ...VEHICLE_AND_DRIVER } }),
  )
  await expectRefusal(
    sales.staffDeliveries.change({ id: delivery, body: { ...VEHICLE_AND_DRIVER, plate: '' } }),
    422,
    'delivery.vehicle',
  )
  await expectRefusal(handOver(delivery), 409, 'delivery.state')
})

test('POST /staff/orders/{id}/deliveries: a plate has one form, however it was typed', async () => {
  const { id, lines } = await placePaidPickup(shop, { [cement]: 10 }, [])
  const load = [{ lineId: lines[0]!.id, qty: 10 }]
  const order = await sales.staffOrders.prepare({
    id,
    body: { lines: load, ...VEHICLE_AND_DRIVER, plate: 'b9123 txy' },
  })
  assert.equal(findLatestDelivery(order).plate, 'B 9123 TXY')
})

test('POST /so/ecom: goods are picked up only while their warehouse is open', async () => {
  const admin = await shop.asStaff()
  const { warehouses } = await admin.staffSettings.show()
  const { address, ...place } = warehouses.find(({ code }) => code === 'CBT')!
  const save = (openingHours: string) =>
    admin.staffSettings.changeWarehouse({ body: { code: 'CBT', address, openingHours } })
  assert.match(
    (await expectRefusal(save('pagi sampai sore'), 422)).errors['openingHours']!,
    /Senin–Jumat 08\.00–16\.00/,
  )
  await save('Senin–Rabu 08.00–11.00')
  const { api, addressId } = await createBuyerWithCart(shop, { [cement]: 5 })
  const choice = { addressId, method: 'pickup' as const }
  const { dates, windows } = await api.checkout.quotations({ body: choice })
  assert.deepEqual(windows, ['08.00–11.00 WIB'])
  const weekdays = dates.map((date) => new Date(date).getUTCDay())
  assert.ok(dates.length > 0 && weekdays.every((day) => day >= 1 && day <= 3), dates.join())
  const { seen } = await api.checkout.summary({ body: choice })
  const order = {
    ...choice,
    paymentType: 'transfer' as const,
    date: dates[0]!,
    contactName: 'Bu Ani',
    contactPhone: '0812 9041 7735',
    seen,
  }
  const late = await expectRefusal(
    api.checkout.placeOrder({ body: { ...order, window: '14.00–17.00 WIB' } }),
    422,
    'delivery.date',
  )
  assert.match(late.errors['window']!, /08\.00–11\.00 WIB/)
  const { id } = await api.checkout.placeOrder({ body: { ...order, window: windows[0]! } })
  const thursday = '2026-11-26'
  const closed = await expectRefusal(
    sales.staffDeliveries.reschedule({
      id,
      body: { date: thursday, window: '08.00–11.00 WIB' },
    }),
    422,
    'delivery.date',
  )
  assert.match(closed.errors['window']!, /Gudang Cibitung tidak buka Kamis/)
  await save(place.openingHours)
})
