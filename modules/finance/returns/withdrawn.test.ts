import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toJakartaDate } from '#platform/clock.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { deliverOrder, requestReturn } from '#tests/support/finance/returns.ts'
import { setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const setup = await setUpStaffOrders()
const { shop, cement, sales } = setup
const today = () => toJakartaDate(shop.clock.now())
const deliver = (qty: number) => deliverOrder(setup, [{ variant: cement, qty }], qty)

test('POST /so/ecom/{id}/returns/{returnId}/withdraw: before the goods are fetched, and they can be asked for again', async () => {
  const order = await deliver(10)
  const { id: orderId, api } = order
  const { id, number } = await requestReturn(order, 6)
  const withdrawn = await api.returns.withdraw({ id: orderId, returnId: id })
  assert.deepEqual([withdrawn.status, withdrawn.canWithdraw], ['withdrawn', false])
  assert.deepEqual(
    withdrawn.timeline.map(({ status }) => status),
    ['requested', 'withdrawn'],
  )
  const { results: waiting } = await sales.staffReturns.queue({})
  assert.ok(!waiting.some((row) => row.id === id))
  const { timeline } = await api.orders.header({ id: orderId })
  assert.ok(timeline.some(({ note }) => note === `Retur ${number} ditarik.`))
  // Once withdrawn, nobody takes another step.
  const lines = [{ lineId: order.lines[0]!.id, qty: 6 }]
  const approving = sales.staffReturns.approve({ id, body: { lines, pickupOn: today() } })
  const late = await expectRefusal(approving, 409, 'return.state')
  assert.equal(late.data['state'], 'withdrawn')
  await expectRefusal(api.returns.withdraw({ id: orderId, returnId: id }), 409, 'return.state')

  const second = await requestReturn(order, 10)
  await sales.staffReturns.approve({
    id: second.id,
    body: { lines: [{ ...lines[0]!, qty: 10 }], pickupOn: today() },
  })
  const { results } = await api.returns.ofOrder({ id: orderId })
  assert.equal(results.find((each) => each.id === second.id)!.canWithdraw, true)
  assert.equal(
    (await api.returns.withdraw({ id: orderId, returnId: second.id })).status,
    'withdrawn',
  )
})

test('POST /so/ecom/{id}/returns/{returnId}/withdraw: 409 with the present state once the goods are back, 404 for others', async () => {
  const order = await deliver(10)
  const { id: orderId, api } = order
  const { id: returnId } = await requestReturn(order, 6)
  const other = await deliver(10)
  await expectRefusal(other.api.returns.withdraw({ id: orderId, returnId }), 404, 'not_found')
  await expectRefusal(other.api.returns.withdraw({ id: other.id, returnId }), 404, 'not_found')
  const lines = [{ lineId: order.lines[0]!.id, qty: 6 }]
  await sales.staffReturns.approve({ id: returnId, body: { lines, pickupOn: today() } })
  await sales.staffReturns.receive({
    id: returnId,
    body: {
      warehouse: 'CBT',
      receivedOn: today(),
      lines: lines.map((line) => ({ ...line, restocked: 0 })),
    },
  })
  const refused = await expectRefusal(
    api.returns.withdraw({ id: orderId, returnId }),
    409,
    'return.state',
  )
  assert.equal(refused.data['state'], 'received')
  assert.match(refused.message, /Menunggu nota kredit/)
})

test('POST /so/ecom/{id}/returns: sent again after a lost answer with the same pictures it is the same return', async () => {
  const order = await deliver(10)
  const { id, api } = order
  const key = crypto.randomUUID()
  const send = async (picture: File, qty = 4) => {
    const uploaded = await api.files.upload({ form: {}, files: { file: picture } })
    const body = {
      lines: [{ lineId: order.lines[0]!.id, qty, reason: 'damaged' as const }],
      refundTo: 'BCA 5271 882 901 a.n. Warsito',
      pictures: [uploaded.id],
    }
    return api.returns.request({ id, body }, { key })
  }
  const first = await send(makeProofImage())
  assert.deepEqual(await send(makeProofImage('lain-nama.png')), first)
  const { results, returnable } = await api.returns.ofOrder({ id })
  assert.deepEqual([results.length, returnable[0]!.left], [1, 6])
  // Another request under the same key is not taken for it.
  await expectRefusal(send(makeProofImage(), 5), 422, 'idempotency.other_body')
})
