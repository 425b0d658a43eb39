import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import {
  VEHICLE_AND_DRIVER,
  findLatestDelivery,
  setUpStaffOrders,
} from '#tests/support/orders/staff-orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'

const { shop, tile, sales, finance, createPaidOrder, prepare } = await setUpStaffOrders()
const now = () => shop.clock.now().toISOString()

test('GET /staff/orders: finds by number, buyer, the buyer’s number and SKU, by day and status', async () => {
  const buyer = await createBuyerClient(shop)
  const { id, number } = await placeOrder(shop, [{ variant: tile, qty: 3 }], buyer)
  await buyer.api.orders.setPoNumber({ id, body: { poNumber: 'PO-XYZ-9' } })
  const { sku } = (await sales.staffOrders.show({ id })).lines[0]!
  const find = async (query: object) =>
    (await sales.staffOrders.list({ query: { count: 100, ...query } })).results
  for (const search of [number, 'po-xyz', sku, 'Pembeli Uji'])
    assert.ok(
      (await find({ search })).some((row) => row.id === id),
      search,
    )
  assert.equal((await find({ search: 'PO-XYZ-9', status: 'shipped' })).length, 0)
  const today = '2026-11-20'
  assert.equal((await find({ search: 'PO-XYZ-9', from: today, to: today })).length, 1)
  assert.equal((await find({ search: 'PO-XYZ-9', from: '2026-11-21' })).length, 0)
  assert.equal((await find({ search: 'PO-XYZ-9', from: '', to: '2026-11-19' })).length, 0)
  await expectRefusal(find({ from: '2026-13-45' }), 422, 'input.invalid')
  const { counts, total } = await sales.staffOrders.list()
  assert.equal(
    Object.values(counts).reduce((all, each) => all + each, 0),
    total,
  )
  assert.equal(counts['shipped'], (await find({ status: 'shipped' })).length)
})

test('/staff/orders: every call refuses a role that may not use it', async () => {
  const { id, lines, api: buyer } = await createPaidOrder()
  const { id: delivery } = findLatestDelivery(await prepare(id, [{ lineId: lines[0]!.id, qty: 1 }]))
  const received = { amount: '1.00', currency: 'IDR' as const }
  const body = { lines: [{ lineId: lines[0]!.id, qty: 1 }], ...VEHICLE_AND_DRIVER }
  type Attempt = (api: Api, order: string, delivery: string) => Promise<unknown>
  const salesCalls: Attempt[] = [
    (api, each) => api.staffOrders.prepare({ id: each, body }),
    (api, _, each) => api.staffOrders.depart({ id: each }),
    (api, _, each) =>
      api.staffOrders.receive({ id: each, body: { receivedBy: 'Bu Ani', receivedAt: now() } }),
    (api, each) => api.staffOrders.complete({ id: each }),
    (api, each) => api.staffOrderCancellation.cancel({ id: each, body: { reason: 'Salah pesan' } }),
  ]
  const financeCalls: Attempt[] = [
    (api, each) => api.staffPayments.proof({ id: each }),
    (api, each) => api.staffPayments.confirmPayment({ id: each, body: { received } }),
    (api, each) => api.staffPayments.rejectProof({ id: each, body: { reason: 'Tidak terbaca' } }),
  ]
  const sharedCalls: Attempt[] = [
    (api, each) => api.staffOrders.show({ id: each }),
    (api) => api.staffOrders.list(),
  ]
  const content = await shop.asStaff('konten@contoh.id')
  for (const send of [...salesCalls, ...financeCalls, ...sharedCalls]) {
    await expectRefusal(send(shop.asVisitor(), id, delivery), 401, 'session.missing')
    await expectRefusal(send(buyer, id, delivery), 401, 'session.missing')
    await expectRefusal(send(content, id, delivery), 403, 'staff.role')
  }
  for (const send of salesCalls) await expectRefusal(send(finance, id, delivery), 403, 'staff.role')
  for (const send of financeCalls) await expectRefusal(send(sales, id, delivery), 403, 'staff.role')
  const missing = crypto.randomUUID()
  const admin = await shop.asStaff()
  for (const send of [...salesCalls, ...financeCalls, sharedCalls[0]!])
    await expectRefusal(send(admin, missing, missing), 404, 'not_found')
})

test('/staff/orders: every step is in the audit log with before and after', async () => {
  const { id, lines } = await createPaidOrder()
  const { id: delivery } = findLatestDelivery(
    await prepare(id, [{ lineId: lines[0]!.id, qty: 100 }]),
  )
  await sales.staffOrders.depart({ id: delivery })
  await sales.staffOrders.receive({
    id: delivery,
    body: { receivedBy: 'Bu Ani', receivedAt: now() },
  })
  await sales.staffOrders.complete({ id })
  const admin = await shop.asStaff()
  const { results } = await admin.audit.list({ query: { count: 100 } })
  const ownEntries = results.filter(({ thingId }) => thingId === id).reverse()
  assert.deepEqual(
    ownEntries.map(({ action }) => action),
    [
      'Konfirmasi pembayaran',
      'Siapkan pengiriman',
      'Berangkatkan pengiriman',
      'Catat penerimaan',
      'Selesaikan pesanan',
    ],
  )
  assert.deepEqual(
    [ownEntries[4]?.before, ownEntries[4]?.after],
    [{ status: 'delivered' }, { status: 'completed' }],
  )
})

test('POST /staff/orders/{id}/cancel: the number of a prepared delivery does not come back, and the audit log names it', async () => {
  const first = await createPaidOrder()
  const dropped = findLatestDelivery(
    await prepare(first.id, [{ lineId: first.lines[0]!.id, qty: 1 }]),
  )
  const admin = await shop.asStaff()
  await admin.staffOrderCancellation.cancel({ id: first.id, body: { reason: 'Salah pesan' } })
  const second = await createPaidOrder()
  const next = findLatestDelivery(
    await prepare(second.id, [{ lineId: second.lines[0]!.id, qty: 1 }]),
  )
  const readNumber = (number: string) => Number(number.split('/').at(-1))
  assert.equal(readNumber(next.number), readNumber(dropped.number) + 1)
  const { results } = await admin.audit.list({ query: { search: first.number } })
  const preparing = results.find(({ action }) => action === 'Siapkan pengiriman')
  assert.match(JSON.stringify(preparing?.after), new RegExp(dropped.number))
})
