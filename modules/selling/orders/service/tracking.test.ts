import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import {
  findLatestDelivery,
  setUpStaffOrders,
  VEHICLE_AND_DRIVER,
} from '#tests/support/orders/staff-orders.ts'
import { readWhatsApp, verifyPhone } from '#tests/support/accounts/whatsapp.ts'
import { deliverMessage } from '#modules/foundation/notifications/service/delivery.ts'

const { shop, cement, sales, createPaidOrder, prepare } = await setUpStaffOrders()
const { tracking } = shop.asVisitor()

/** A delivery on its way, and the token of the link in the buyer's e-mail. */
async function departedDelivery() {
  const order = await createPaidOrder()
  const prepared = await prepare(order.id, [{ lineId: order.lines[0]!.id, qty: 60 }])
  const { id } = findLatestDelivery(prepared)
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
  const { api, id, delivery, token, lines } = await departedDelivery()
  const shown = await tracking.show({ body: { token } })
  assert.deepEqual(
    [shown.status, shown.lines, shown.onTheWay],
    [
      'on_the_way',
      [{ name: 'Semen uji, biasa', unit: 'sak', qty: 60, refused: 0 }],
      { vehicle: 'CDD', plate: 'B 9123 KXR', driver: 'Joko' },
    ],
  )
  const { shipTo, deliveries } = await api.orders.shipping({ id })
  const text = JSON.stringify(shown)
  for (const secret of [shipTo.street, shipTo.recipient, shipTo.phone, 'Susilo', 'amount'])
    assert.ok(!text.includes(secret), secret)
  assert.ok(!text.includes(deliveries[0]!.driverPhone))
  const receivedAt = shop.clock.now().toISOString()
  const refused = [{ lineId: lines[0]!.id, qty: 5, reason: 'Rahasia pembeli' }]
  const receipt = { receivedBy: 'Bu Ani', receivedAt, refused }
  await sales.staffOrders.receive({ id: delivery, body: receipt })
  const received = await tracking.show({ body: { token } })
  assert.deepEqual([received.status, received.onTheWay], ['received', null])
  assert.equal(received.lines[0]!.refused, 5)
  assert.doesNotMatch(JSON.stringify(received), /Bu Ani|Rahasia/)
})

test('POST /delivery/tracking: a link that expired or never existed is the same 404', async () => {
  const { token } = await departedDelivery()
  const { rows } = await shop.pool.query('select * from tracking_link')
  assert.ok(!JSON.stringify(rows).includes(token))
  shop.clock.advance(days(31))
  for (const each of [token, 'tidak-ada'])
    await expectRefusal(tracking.show({ body: { token: each } }), 404, 'tracking.link_dead')
})

const tokenOf = (text: string): string => /\/lacak\?kode=([\w-]+)/.exec(text)![1]!

test('POST /so/ecom/{id}/deliveries/{deliveryId}/tracking-link: each link shows the delivery, earlier ones too', async () => {
  const { api, id, delivery, token } = await departedDelivery()
  const share = () => api.tracking.share({ id, deliveryId: delivery })
  const tokens = [token, tokenOf((await share()).url), tokenOf((await share()).url)]
  assert.equal(new Set(tokens).size, 3)
  const shown = await Promise.all(tokens.map((token) => tracking.show({ body: { token } })))
  assert.deepEqual(
    shown.map(({ status }) => status),
    ['on_the_way', 'on_the_way', 'on_the_way'],
  )
  const { rows } = await shop.pool.query('select * from tracking_link')
  assert.ok(!JSON.stringify(rows).includes(tokens[1]!))
})

test('POST /so/ecom/{id}/deliveries/{deliveryId}/tracking-link: a plate corrected before its message leaves ends the link of the waiting message, not the buyer’s', async () => {
  const { api, id, delivery, token } = await departedDelivery()
  const shared = tokenOf((await api.tracking.share({ id, deliveryId: delivery })).url)
  const body = { ...VEHICLE_AND_DRIVER, plate: 'B 9999 ZZZ' }
  await sales.staffDeliveries.change({ id: delivery, body })
  await expectRefusal(tracking.show({ body: { token } }), 404, 'tracking.link_dead')
  const { onTheWay } = await tracking.show({ body: { token: shared } })
  assert.equal(onTheWay?.plate, 'B 9999 ZZZ')
})

test('POST /so/ecom/{id}/deliveries/{deliveryId}/tracking-link: only of an own delivery that is on its way, twenty an hour', async () => {
  const { api, id, lines, delivery } = await departedDelivery()
  const stranger = await createBuyerClient(shop)
  await expectRefusal(stranger.api.tracking.share({ id, deliveryId: delivery }), 404, 'not_found')
  const other = await departedDelivery()
  await expectRefusal(api.tracking.share({ id, deliveryId: other.delivery }), 404, 'not_found')
  const { id: waiting } = findLatestDelivery(await prepare(id, [{ lineId: lines[0]!.id, qty: 40 }]))
  await expectRefusal(api.tracking.share({ id, deliveryId: waiting }), 409, 'tracking.state')
  for (let nr = 0; nr < 18; nr += 1) await api.tracking.share({ id, deliveryId: delivery })
  await expectRefusal(api.tracking.share({ id, deliveryId: delivery }), 429, 'limit.too_many')
})

test('POST /staff/orders/{id}/depart: who reads by WhatsApp alone has the link for the recipient too', async () => {
  const { api, accountId, addressId } = await createBuyerClient(shop)
  const phone = '+6281290100201'
  await verifyPhone(api, phone)
  await api.notificationPreferences.save({ body: { mail: [], whatsapp: ['delivery'] } })
  const order = await createPaidOrder([{ variant: cement, qty: 100 }], {
    api,
    accountId,
    addressId,
  })
  const { id } = findLatestDelivery(
    await prepare(order.id, [{ lineId: order.lines[0]!.id, qty: 60 }]),
  )
  await sales.staffOrders.depart({ id })
  const find = async () =>
    (await readWhatsApp(api, phone)).find(({ template }) => template === 'order.departed')!
  await deliverMessage(shop.deps, { messageId: (await find()).id })
  const { text, sentAt, failure } = await find()
  assert.deepEqual([sentAt !== null, failure], [true, null])
  const { status } = await tracking.show({ body: { token: tokenOf(text) } })
  assert.equal(status, 'on_the_way')
})
