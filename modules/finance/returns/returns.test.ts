import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toJakartaDate } from '#platform/clock.ts'
import { moneyFromJson } from '#platform/money.ts'
import { collectFile } from '#platform/files/stored-content.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { deliverOrder, requestReturn } from '#tests/support/finance/returns.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const setup = await setUpStaffOrders()
const { shop, cement, sales, finance } = setup
const today = () => toJakartaDate(shop.clock.now())
const deliver = (qty: number, delivered = qty) =>
  deliverOrder(setup, [{ variant: cement, qty }], delivered)

const stockOf = async (code: string) =>
  (
    await shop.pool.query(
      `select coalesce(sum(on_hand), 0)::float8 as n from current_stock
       join warehouse on warehouse.id = warehouse_id where variant_id = $1 and code = $2`,
      [cement, code],
    )
  ).rows[0].n as number

test('POST /so/ecom/{id}/returns: asked for, approved, received and credited to the sen, told to the buyer', async () => {
  const order = await deliver(100)
  const lineId = order.lines[0]!.id
  const header = await order.api.orders.header({ id: order.id })
  const requested = await requestReturn(order, 30)
  assert.equal(requested.status, 'requested')
  assert.equal(requested.pictures.length, 1)
  const { id, number } = requested

  const { results: waiting } = await sales.staffReturns.queue({})
  assert.ok(waiting.some((row) => row.id === id && row.orderNumber === order.number))
  const fileId = requested.pictures[0]!.id
  assert.deepEqual(
    await collectFile(await sales.staffReturns.picture({ id, fileId })),
    await collectFile(await order.api.files.opened({ id: fileId })),
  )
  await sales.staffReturns.approve({
    id,
    body: { lines: [{ lineId, qty: 20 }], pickupOn: today(), note: 'Truk datang pagi.' },
  })
  const before = await stockOf('CKP')
  const received = await sales.staffReturns.receive({
    id,
    body: { warehouse: 'CKP', receivedOn: today(), lines: [{ lineId, qty: 15, restocked: 10 }] },
  })
  assert.equal(await stockOf('CKP'), before + 10)
  const { goodsOnly, withFreight } = received.credit!
  assert.equal(
    moneyFromJson(goodsOnly.total),
    Math.round((moneyFromJson(header.totals.goods) * 15) / 100),
  )
  assert.equal(
    moneyFromJson(withFreight.freight),
    Math.round((moneyFromJson(header.totals.freight) * 15) / 100),
  )
  const credited = await finance.staffReturns.credit({ id, body: {} })
  assert.equal(credited.status, 'credited')

  const { results, returnable } = await order.api.returns.ofOrder({ id: order.id })
  assert.deepEqual(results[0]!.creditNotes, credited.creditNotes)
  assert.deepEqual(results[0]!.creditNotes[0]!.total, goodsOnly.total)
  assert.equal(results[0]!.creditNotes[0]!.reference, null)
  const [refund] = (await order.api.refunds.ofOrder({ id: order.id })).results
  assert.deepEqual(
    [refund!.status, refund!.cause, refund!.amount, refund!.destination],
    ['ready', 'returned', goodsOnly.total, 'BCA 5271 882 901 a.n. Warsito'],
  )
  assert.deepEqual(
    results[0]!.timeline.map(({ status }) => status),
    ['requested', 'approved', 'received', 'credited'],
  )
  // What was asked for and did not come back can be asked for again.
  assert.equal(returnable[0]!.left, 85)
  const { timeline } = await order.api.orders.header({ id: order.id })
  assert.equal(timeline.filter(({ note }) => note?.includes(number)).length, 4)
  const invoice = await order.api.invoices.header({ id: order.invoiceId })
  assert.deepEqual(
    invoice.creditNotes.map(({ number: creditNumber, total }) => [creditNumber, total]),
    [[credited.creditNotes[0]!.number, goodsOnly.total]],
  )
  const { rows: mails } = await shop.pool.query(
    `select template from message where body_text like '%' || $1 || '%' order by template`,
    [number],
  )
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['return.approved', 'return.credited', 'return.received', 'return.requested'],
  )
  const admin = await shop.asStaff()
  const { results: audited } = await admin.audit.list({ query: { search: number } })
  assert.equal(audited.length, 3)
})

test('POST /so/ecom/{id}/returns: more than was received less what was asked for is refused with what would do', async () => {
  const order = await deliver(10, 6)
  const refused = await expectRefusal(requestReturn(order, 7))
  assert.equal(refused.code, 'return.too_much')
  assert.match(refused.message, /paling banyak 6 sak/)
  await requestReturn(order, 4)
  const second = await expectRefusal(requestReturn(order, 3))
  assert.match(second.message, /4 sudah diajukan\. Paling banyak 2 sak/)
  assert.ok(second.errors['lines.0.qty'])
  await requestReturn(order, 2)
  assert.match((await expectRefusal(requestReturn(order, 1))).message, /Semua 6 sak/)
  assert.deepEqual((await order.api.returns.ofOrder({ id: order.id })).returnable, [])
})

test('POST /so/ecom/{id}/returns: requests at the same time return no goods twice', async () => {
  const order = await deliver(10)
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => requestReturn(order, 4)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 2)
})

test('POST /so/ecom/{id}/returns: damaged goods need a picture, goods that are left over none', async () => {
  const order = await deliver(10)
  const lineId = order.lines[0]!.id
  const ask = (reason: 'damaged' | 'surplus') =>
    order.api.returns.request({
      id: order.id,
      body: { lines: [{ lineId, qty: 1, reason }], refundTo: 'BCA 5271 a.n. Warsito' },
    })
  assert.equal((await expectRefusal(ask('damaged'))).code, 'return.pictures')
  assert.equal((await ask('surplus')).status, 'requested')
  const { id: used } = await order.api.files.upload({ form: {}, files: { file: makeProofImage() } })
  await order.api.files.removeUpload({ query: { id: used } })
  const gone = order.api.returns.request({
    id: order.id,
    body: {
      lines: [{ lineId, qty: 1, reason: 'damaged' }],
      refundTo: 'BCA 5271 a.n. Warsito',
      pictures: [used],
    },
  })
  assert.equal((await expectRefusal(gone)).code, 'file.gone')
})

test('POST /staff/returns/{id}/refuse: tells the buyer why, and the goods can be asked for again', async () => {
  const order = await deliver(10)
  const { id } = await requestReturn(order, 10)
  const refused = await sales.staffReturns.refuse({ id, body: { reason: 'Sak sudah dibuka.' } })
  assert.equal(refused.status, 'refused')
  assert.equal(refused.reason, 'Sak sudah dibuka.')
  assert.equal((await order.api.returns.ofOrder({ id: order.id })).returnable[0]!.left, 10)
  const again = sales.staffReturns.approve({
    id,
    body: { lines: [{ lineId: order.lines[0]!.id, qty: 1 }], pickupOn: today() },
  })
  const state = await expectRefusal(again)
  assert.deepEqual([state.status, state.code], [409, 'return.state'])
})

test('POST /staff/returns/{id}/receive: no more than was approved, no more into stock than came, not tomorrow', async () => {
  const order = await deliver(10)
  const lineId = order.lines[0]!.id
  const { id } = await requestReturn(order, 5)
  const approve = (qty: number, pickupOn = today()) =>
    sales.staffReturns.approve({ id, body: { lines: [{ lineId, qty }], pickupOn } })
  assert.equal((await expectRefusal(approve(6))).code, 'return.too_much')
  assert.equal((await expectRefusal(approve(0))).code, 'return.none')
  assert.equal((await expectRefusal(approve(5, '2026-01-01'))).code, 'return.day')
  await approve(3)
  const receive = (qty: number, restocked: number, receivedOn = today(), warehouse = 'CBT') =>
    sales.staffReturns.receive({
      id,
      body: { warehouse, receivedOn, lines: [{ lineId, qty, restocked }] },
    })
  assert.equal((await expectRefusal(receive(4, 0))).code, 'return.too_much')
  const tooMuch = await expectRefusal(receive(2, 3))
  assert.ok(tooMuch.errors['lines.0.restocked'])
  assert.equal((await expectRefusal(receive(2, 1, '2027-01-01'))).code, 'return.day')
  assert.equal((await expectRefusal(receive(2, 1, today(), 'XXX'))).code, 'stock.no_warehouse')
  assert.equal((await receive(3, 0)).status, 'received')
})

test('POST /staff/returns/{id}/credit: all goods returned in steps with freight give back the whole order, once', async () => {
  const order = await deliver(7)
  const lineId = order.lines[0]!.id
  const header = await order.api.orders.header({ id: order.id })
  const credit = async (qty: number) => {
    const { id } = await requestReturn(order, qty)
    await sales.staffReturns.approve({ id, body: { lines: [{ lineId, qty }], pickupOn: today() } })
    const { credit } = await sales.staffReturns.receive({
      id,
      body: { warehouse: 'CBT', receivedOn: today(), lines: [{ lineId, qty, restocked: qty }] },
    })
    const body = { withFreight: true }
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => finance.staffReturns.credit({ id, body })),
    )
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
    return credit!.withFreight
  }
  const parts = [await credit(3), await credit(1), await credit(3)]
  const add = (of: 'total' | 'tax' | 'freight') =>
    parts.reduce((sum, part) => sum + moneyFromJson(part[of]), 0)
  assert.equal(add('total'), moneyFromJson(header.totals.total))
  assert.equal(add('tax'), moneyFromJson(header.totals.tax))
  assert.equal(add('freight'), moneyFromJson(header.totals.freight))
})
