import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { latestDelivery, setUpStaffOrders } from '#tests/support/staff-orders.ts'

const { shop, sales, paidOrder, prepare } = await setUpStaffOrders()
const { tracking } = shop.asVisitor()

/** A delivery on its way, and the token of the link in the buyer's e-mail. */
async function departedDelivery() {
  const order = await paidOrder()
  const prepared = await prepare(order.id, [{ lineId: order.lines[0]!.id, qty: 60 }])
  const { id } = latestDelivery(prepared)
  await sales.staffOrders.depart({ id })
  const { text } = await shop.db
    .selectFrom('message')
    .select('body_text as text')
    .where('template', '=', 'order.departed')
    .where('body_text', 'like', `%${order.number}%`)
    .executeTakeFirstOrThrow()
  const [, token] = /\/lacak\?kode=([\w-]+)/.exec(text) ?? []
  return { ...order, delivery: id, token: token! }
}

test('POST /delivery/tracking: the link of the e-mail shows state, day, goods and plate, and nothing of people', async () => {
  const { api, id, delivery, token } = await departedDelivery()
  const shown = await tracking.show({ body: { token } })
  assert.deepEqual(
    [shown.status, shown.lines, shown.onTheWay],
    [
      'on_the_way',
      [{ name: 'Semen uji, biasa', unit: 'sak', qty: 60 }],
      { vehicle: 'CDD', plate: 'B 9123 KXR', driver: 'Joko' },
    ],
  )
  const { shipTo, deliveries } = await api.orders.shipping({ id })
  const text = JSON.stringify(shown)
  for (const secret of [shipTo.street, shipTo.recipient, shipTo.phone, 'Susilo', 'amount'])
    assert.ok(!text.includes(secret), secret)
  assert.ok(!text.includes(deliveries[0]!.driverPhone))
  const receivedAt = shop.clock.now().toISOString()
  await sales.staffOrders.receive({ id: delivery, body: { receivedBy: 'Bu Ani', receivedAt } })
  const received = await tracking.show({ body: { token } })
  assert.deepEqual([received.status, received.onTheWay], ['received', null])
  assert.ok(!JSON.stringify(received).includes('Bu Ani'))
})

test('POST /delivery/tracking: a link that expired or never existed is the same 404', async () => {
  const { token } = await departedDelivery()
  const { rows } = await shop.pool.query('select * from tracking_link')
  assert.ok(!JSON.stringify(rows).includes(token))
  shop.clock.advance(days(31))
  for (const each of [token, 'tidak-ada'])
    await expectRefusal(tracking.show({ body: { token: each } }), 404, 'tracking.link_dead')
})
