import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days, toJakartaDate } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { deliverOrder, requestReturn } from '#tests/support/finance/returns.ts'
import { findLatestDelivery, setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const setup = await setUpStaffOrders()
const { shop, cement, tile, sales, finance, createPaidOrder, prepare } = setup

type TodayQuery = NonNullable<NonNullable<Parameters<typeof sales.staffToday.list>[0]>['query']>
const listOf = async (client: Api, number: string, query: TodayQuery = {}) =>
  (await client.staffToday.list({ query })).results.filter((task) => task.number === number)

test('GET /staff/today: a proof waits for finance until it is confirmed, with its amount and page', async () => {
  const { api, id, number, invoiceId } = await placeOrder(shop, [{ variant: cement, qty: 20 }])
  assert.deepEqual(await listOf(finance, number), [])
  await api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
  const [task] = await listOf(finance, number)
  const { toSend } = await api.invoices.header({ id: invoiceId })
  assert.equal(task!.kind, 'payment-proof')
  assert.equal(task!.path, `/backoffice/pesanan/${id}`)
  assert.deepEqual(task!.amount, toSend)
  assert.deepEqual(task!.warehouses, ['CBT'])
  assert.deepEqual(await listOf(sales, number), [])
  await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
  assert.deepEqual(await listOf(finance, number), [])
})

test('GET /staff/today: the proof of a transfer for several invoices waits with their sum', async () => {
  const buyer = await createBuyerClient(shop)
  const place = (qty: number) => placeOrder(shop, [{ variant: cement, qty }], buyer)
  const [one, two] = [await place(20), await place(30)]
  const { id, toSend } = await buyer.api.paymentBundles.createBundle({
    body: { invoices: [one.invoiceId, two.invoiceId], paymentType: 'transfer' },
  })
  await buyer.api.paymentBundles.sendBundleProof({ id, files: { file: makeProofImage() } })
  for (const { number } of [one, two])
    assert.deepEqual((await listOf(finance, number))[0]?.amount, toSend)
  await finance.staffPayments.confirmPayment({ id: one.id, body: { received: toSend } })
  assert.deepEqual(await listOf(finance, two.number), [])
})

test('GET /staff/today: goods wait from their delivery day on, by warehouse, until they departed, then for their receipt', async () => {
  const order = await createPaidOrder([{ variant: tile, qty: 40 }])
  const ahead = { ahead: 14 }
  assert.deepEqual(await listOf(sales, order.number), [])
  const [planned] = await listOf(sales, order.number, ahead)
  assert.equal(planned!.kind, 'delivery')
  assert.equal(planned!.waitingHours, 0)
  const { shipping } = await sales.staffOrders.show({ id: order.id })
  assert.equal(planned!.dueDay, shipping.delivery.date)
  assert.deepEqual(planned!.warehouses, ['CKP'])
  assert.deepEqual(await listOf(sales, order.number, { ...ahead, warehouse: 'CBT' }), [])
  assert.equal((await listOf(sales, order.number, { ...ahead, warehouse: 'CKP' })).length, 1)
  const prepared = await prepare(order.id, [{ lineId: order.lines[0]!.id, qty: 40 }])
  const delivery = findLatestDelivery(prepared)
  const [ready] = await listOf(sales, order.number, ahead)
  assert.ok(ready!.reason.includes(delivery.number), ready!.reason)
  await sales.staffOrders.depart({ id: delivery.id })
  const [onTheWay] = await listOf(sales, order.number)
  assert.equal(onTheWay!.kind, 'receipt')
  assert.equal(onTheWay!.dueDay, null)
  const receivedAt = shop.clock.now().toISOString()
  await sales.staffOrders.receive({ id: delivery.id, body: { receivedBy: 'Bu Ani', receivedAt } })
  assert.deepEqual(await listOf(sales, order.number, ahead), [])
})

test('GET /staff/today: money to send back waits until finance records that it went', async () => {
  const { id: orderId, number, api } = await createPaidOrder()
  await sales.staffOrderCancellation.cancel({ id: orderId, body: { reason: 'Barang rusak semua' } })
  // The buyer acts first.
  assert.deepEqual(await listOf(finance, number), [])
  const [refund] = (await api.refunds.ofOrder({ id: orderId })).results
  const { id, amount } = refund!
  await api.refunds.setAccount({
    id: orderId,
    refundId: id,
    body: { destination: 'BCA 5271 882 901 a.n. Warsito' },
  })
  const [task] = await listOf(finance, number)
  assert.deepEqual(
    [task!.kind, task!.path, task!.amount],
    ['refund', `/backoffice/pengembalian-dana/${id}`, amount],
  )
  const { needsApproval } = await finance.staffRefunds.prepare({ id, body: { amount } })
  if (needsApproval) await (await shop.asStaff()).staffRefunds.approve({ id })
  await finance.staffRefunds.pay({ id, body: { reference: 'BCA 2211-778' } })
  assert.deepEqual(await listOf(finance, number), [])
})

test('GET /staff/today: a return waits for sales until the goods are back, then for finance', async () => {
  const order = await deliverOrder(setup, [{ variant: cement, qty: 20 }], 20)
  const { id, number } = await requestReturn(order, 2)
  const [task] = await listOf(sales, number)
  assert.deepEqual([task!.kind, task!.path], ['return', `/backoffice/retur/${id}`])
  const lines = [{ lineId: order.lines[0]!.id, qty: 2 }]
  const day = toJakartaDate(shop.clock.now())
  await sales.staffReturns.approve({ id, body: { lines, pickupOn: day } })
  assert.deepEqual(await listOf(finance, number), [])
  await sales.staffReturns.receive({
    id,
    body: { warehouse: 'CBT', receivedOn: day, lines: [{ ...lines[0]!, restocked: 0 }] },
  })
  assert.deepEqual(await listOf(sales, number), [])
  assert.equal((await listOf(finance, number))[0]!.kind, 'return-credit')
})

test('GET /staff/today?assignee: of the caller, and of nobody', async () => {
  const order = await createPaidOrder()
  const query = { ahead: 14 }
  const { colleagues } = await sales.staffOrders.work({ id: order.id })
  assert.equal((await listOf(sales, order.number, { ...query, assignee: 'none' })).length, 1)
  assert.equal((await listOf(sales, order.number, { ...query, assignee: 'own' })).length, 0)
  const { user } = await sales.staffIdentity.session()
  const caller = colleagues.find(({ name }) => name === user.name)!
  await sales.staffOrders.assign({ id: order.id, body: { staffId: caller.id } })
  assert.equal((await listOf(sales, order.number, { ...query, assignee: 'none' })).length, 0)
  const [task] = await listOf(sales, order.number, { ...query, assignee: 'own' })
  assert.equal(task!.assignee, user.name)
})

test('GET /staff/today/next: leads through the list once, also after a task is done', async () => {
  for (let count = 0; count < 3; count++) {
    await createPaidOrder()
    shop.clock.advance(60_000)
  }
  const query = { ahead: 14, kind: 'delivery' }
  const { results } = await sales.staffToday.list({ query })
  const seen = []
  let position = ''
  for (;;) {
    const { next } = await sales.staffToday.next({ query: { ...query, after: position } })
    if (!next) break
    seen.push(next.position)
    position = next.position
  }
  assert.deepEqual(
    seen,
    results.map((task) => task.position),
  )
  await sales.staffOrderCancellation.cancel({
    id: results[1]!.path.split('/').at(-1)!,
    body: { reason: 'Salah pesan' },
  })
  const { next } = await sales.staffToday.next({ query: { ...query, after: results[1]!.position } })
  assert.equal(next!.position, results[2]!.position)
})

test('GET /staff/today: each role sees its own kinds, the admin all, and late goods say by how much', async () => {
  const kindsOf = async (client: Api) =>
    (await client.staffToday.list()).kinds.map(({ kind }) => kind)
  assert.deepEqual(await kindsOf(finance), [
    'payment-proof',
    'bank-line',
    'gateway-payment',
    'refund',
    'return-credit',
    'credit',
    'lender',
    'loan',
  ])
  assert.deepEqual(await kindsOf(sales), [
    'delivery',
    'receipt',
    'negotiation',
    'purchase-order',
    'return',
    'return-arrival',
    'ticket',
    'chat',
  ])
  assert.deepEqual(await kindsOf(await shop.asStaff('konten@contoh.id')), [])
  const admin = await shop.asStaff()
  assert.equal((await kindsOf(admin)).length, 17)
  await expectRefusal(shop.asVisitor().staffToday.list(), 401, 'session.missing')
  const order = await createPaidOrder()
  const [planned] = await listOf(sales, order.number, { ahead: 14 })
  shop.clock.advance(Date.parse(planned!.since) - shop.clock.now().getTime() + days(2))
  const later = await shop.asStaff('sales@contoh.id')
  const [late] = await listOf(later, order.number)
  assert.match(late!.reason, /terlambat 2 hari/)
  assert.equal(late!.waitingHours, 48)
})

test('GET /staff/today/counts: as many as *Hari ini* lists, for the caller’s roles, and right after a step of staff', async () => {
  const countOf = async (client: Api, kind: string) =>
    (await client.staffToday.counts()).kinds.find((each) => each.kind === kind)?.total
  const { api, id, invoiceId } = await placeOrder(shop, [{ variant: cement, qty: 20 }])
  shop.clock.advance(days(1))
  const [caller, seller] = [
    await shop.asStaff('finance@contoh.id'),
    await shop.asStaff('sales@contoh.id'),
  ]
  await api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
  const { kinds } = await caller.staffToday.list()
  assert.deepEqual(
    (await caller.staffToday.counts()).kinds,
    kinds.map(({ kind, total, totalIsExact }) => ({ kind, total, totalIsExact })),
  )
  const before = (await countOf(caller, 'payment-proof'))!
  assert.ok(before > 0)
  assert.equal(await countOf(seller, 'payment-proof'), undefined)
  const { toSend } = await api.invoices.header({ id: invoiceId })
  await caller.staffPayments.confirmPayment({ id, body: { received: toSend } })
  assert.equal(await countOf(caller, 'payment-proof'), before - 1)
  assert.deepEqual((await (await shop.asStaff('konten@contoh.id')).staffToday.counts()).kinds, [])
  await expectRefusal(shop.asVisitor().staffToday.counts(), 401, 'session.missing')
})
