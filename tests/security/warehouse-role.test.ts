import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { z } from 'zod'
import { days, toJakartaDate } from '#platform/clock.ts'
import { calls } from '#modules/contract.ts'
import { expectRefusal } from '../support/expect-refusal.ts'
import { placeOrder } from '../support/orders/orders.ts'
import { joinLines, readPdfPages } from '../support/documents/pdf-pages.ts'
import { deliverOrder, requestReturn } from '../support/finance/returns.ts'
import {
  findLatestDelivery,
  setUpStaffOrders,
  VEHICLE_AND_DRIVER,
} from '../support/orders/staff-orders.ts'

const setup = await setUpStaffOrders()
const { shop, cement, sales, createPaidOrder } = setup
const warehouse = await shop.asStaff('gudang@contoh.id')
const { token } = await shop.client().staffIdentity.signIn({
  body: { email: 'gudang@contoh.id', password: 'kelola-2026' },
})

/** Every call of staff that the warehouse may make; it is refused all others. */
const ALLOWED = [
  'staffDeliveryDocuments.checkPrepared',
  'staffDeliveryDocuments.labels',
  'staffDeliveryDocuments.labelsOfOrders',
  'staffDeliveryDocuments.note',
  'staffDeliveryDocuments.notesOfOrders',
  'staffDeliveryDocuments.photo',
  'staffDeliveryDocuments.pickList',
  'staffDeliveryDocuments.pickListOfOrders',
  'staffDrivers.days',
  'staffDrivers.makeLink',
  'staffDrivers.orderDrops',
  'staffDrivers.revokeLink',
  'staffFleet.drivers',
  'staffFleet.vehicles',
  'staffIdentity.session',
  'staffOrders.awaitedGoods',
  'staffReturns.picture',
  'staffReturns.queue',
  'staffStock.goods',
  'staffStock.low',
  'staffStock.movements',
  'staffStock.receive',
  'staffStock.transfer',
  'staffStock.warehouses',
  'staffToday.counts',
  'staffToday.list',
  'staffToday.next',
  'staffWarehouseOrders.change',
  'staffWarehouseOrders.depart',
  'staffWarehouseOrders.prepare',
  'staffWarehouseOrders.receive',
  'staffWarehouseOrders.show',
  'staffWarehouseOrders.undo',
  'staffWarehouseOrders.withdraw',
  'staffWarehouseReturns.receive',
  'staffWarehouseReturns.show',
]

/** Names of fields that say what something costs, who pays how, or where the money goes. */
const MONEY_FIELD =
  /price|amount|total(?!IsExact)|subtotal|discount|margin|freight|tax|payment|invoice|refund|credit|cost|expected|currency/i
/** Names that look like money to the pattern, and only count rows. */
const COUNTS = ['total', 'totalIsExact']

/** The names of all fields that a schema lets out. */
function listFields(schema: z.ZodType): string[] {
  const names: string[] = []
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }), (_key, value) => {
    if (value?.properties) names.push(...Object.keys(value.properties))
    return value
  })
  return names
}

const staffCalls = Object.entries(calls).filter(([, { who }]) => who === 'staff')

test('gudang: every call of staff is either one of the warehouse’s or refused with 403', async () => {
  const allowed: string[] = []
  for (const [name, call] of staffCalls) {
    const ids = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => [param!, randomUUID()])
    const { status } = await shop.dispatch.run(name, {
      params: Object.fromEntries(ids),
      query: {},
      body: {},
      token,
      ipAddress: '127.0.0.1',
      userAgent: 'test',
      ...(call.files ? { form: {}, files: {} } : {}),
    })
    if (status !== 403) allowed.push(name)
  }
  assert.deepEqual(allowed.toSorted(), ALLOWED)
})

test('gudang: what its calls may answer names no money, a task’s amount aside, which no task of theirs has', async () => {
  for (const name of ALLOWED) {
    const { response } = calls[name]!
    if (response.kind !== 'json') continue
    const named = listFields(response.schema).filter(
      (field) => MONEY_FIELD.test(field) && !COUNTS.includes(field),
    )
    const listsTasks = name === 'staffToday.list' || name === 'staffToday.next'
    const expected = listsTasks ? ['amount', 'currency'] : []
    assert.deepEqual([...new Set(named)].toSorted(), expected, name)
  }
  const order = await createPaidOrder()
  await requestReturn(await deliverOrder(setup, [{ variant: cement, qty: 20 }], 20), 2)
  const { results, kinds } = await warehouse.staffToday.list({ query: { ahead: 14 } })
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['delivery', 'receipt', 'return-arrival'],
  )
  assert.ok(results.some(({ number }) => number === order.number))
  assert.deepEqual(new Set(results.map(({ amount }) => amount)), new Set([null]))
})

/** 54.500 with and without PPN, and what a hundred of them cost. */
const FIGURES = /Rp|54[.,]?500|49[.,]?099|5[.,]?450[.,]?000/

test('gudang: loads, corrects, sends and receives an order without seeing what it costs', async () => {
  const order = await createPaidOrder()
  const seen: unknown[] = []
  const keep = <T>(value: T): T => {
    seen.push(value)
    return value
  }
  const { lines, header } = keep(await warehouse.staffWarehouseOrders.show({ id: order.id }))
  assert.equal(header.number, order.number)
  const body = { lines: [{ lineId: lines[0]!.id, qty: 40 }], ...VEHICLE_AND_DRIVER }
  const { staffWarehouseOrders: steps } = warehouse
  const first = findLatestDelivery(keep(await steps.prepare({ id: order.id, body })))
  keep(await steps.change({ id: first.id, body: { ...body, plate: 'B 9001 ZZ' } }))
  keep(await steps.withdraw({ id: first.id }))
  const again = findLatestDelivery(keep(await steps.prepare({ id: order.id, body })))
  const day = toJakartaDate(new Date(shop.clock.now().getTime() + days(14)))
  for (const file of [
    await warehouse.staffDeliveryDocuments.note({ id: again.id }),
    await warehouse.staffDeliveryDocuments.labels({ id: again.id }),
    await warehouse.staffDeliveryDocuments.pickList({ code: 'CBT', query: { day } }),
    await warehouse.staffDeliveryDocuments.pickListOfOrders({ body: { ids: [order.id] } }),
    await warehouse.staffDeliveryDocuments.notesOfOrders({ body: { ids: [order.id] } }),
    await warehouse.staffDeliveryDocuments.labelsOfOrders({ body: { ids: [order.id] } }),
  ])
    keep((await readPdfPages(file.bytes)).map(joinLines).join(' '))
  keep(await steps.depart({ id: again.id }))
  const receivedAt = shop.clock.now().toISOString()
  const received = keep(
    await steps.receive({ id: again.id, body: { receivedBy: 'Bu Ani', receivedAt } }),
  )
  assert.equal(received.shipping.deliveries[0]!.receivedBy, 'Bu Ani')
  assert.equal(received.header.status, 'partly_shipped')
  for (const value of seen) assert.doesNotMatch(JSON.stringify(value), FIGURES)
  const stored = await sales.staffOrders.show({ id: order.id })
  assert.equal(stored.lines[0]!.shipped, 40)
  assert.match(JSON.stringify(stored), FIGURES)
})

test('gudang: an order whose payment is open is the same 404 as a missing one', async () => {
  const { id } = await placeOrder(shop, [{ variant: cement, qty: 20 }])
  const body = { lines: [{ lineId: randomUUID(), qty: 1 }], ...VEHICLE_AND_DRIVER }
  for (const each of [id, randomUUID()]) {
    await expectRefusal(warehouse.staffWarehouseOrders.show({ id: each }), 404, 'not_found')
    await expectRefusal(
      warehouse.staffWarehouseOrders.prepare({ id: each, body }),
      404,
      'not_found',
    )
  }
})

test('gudang: receives the goods of a return; the buyer’s bank account and the credit stay hidden', async () => {
  const order = await deliverOrder(setup, [{ variant: cement, qty: 20 }], 20)
  const { id, number } = await requestReturn(order, 2)
  const lines = [{ lineId: order.lines[0]!.id, qty: 2 }]
  const day = toJakartaDate(shop.clock.now())
  const isListed = async () =>
    (await warehouse.staffToday.list()).results.some((task) => task.number === number)
  assert.equal(await isListed(), false)
  await sales.staffReturns.approve({ id, body: { lines, pickupOn: day } })
  assert.equal(await isListed(), true)
  const received = await warehouse.staffWarehouseReturns.receive({
    id,
    body: { warehouse: 'CBT', receivedOn: day, lines: [{ ...lines[0]!, restocked: 1 }] },
  })
  assert.equal(received.status, 'received')
  assert.equal(await isListed(), false)
  assert.doesNotMatch(JSON.stringify(received), FIGURES)
  assert.doesNotMatch(JSON.stringify(received), /BCA|5271/)
  assert.match(JSON.stringify(await sales.staffReturns.show({ id })), /BCA 5271/)
})
