import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WhatsAppError } from '#platform/messaging/whatsapp-transport.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { deliverMessage } from './service/delivery.ts'
import { listDemoWhatsApp, queueCode } from './service.ts'

const shop = await useTestShop()

/** A message that WhatsApp is asked to take, in the outbox. */
const queueByWhatsApp = async (phone: string) => {
  await queueCode(shop.deps, '123456', phone)
  const [message] = (await listDemoWhatsApp(shop.deps, phone)).results
  return message!
}

test('GET /staff/outbox/{id}: a code that proves a phone number is masked', async () => {
  const admin = await shop.asStaff()
  const { id, text } = await queueByWhatsApp('+6281290020001')
  assert.match(text, /^123456 adalah/)
  const shown = await admin.staffNotifications.message({ id })
  assert.deepEqual([shown.text.slice(0, 13), shown.isMasked], ['•••••• adalah', true])
})

test('POST /staff/outbox/{id}/send-again: sends what was given up, and nothing else', async () => {
  const admin = await shop.asStaff()
  const standIn = shop.deps.whatsapp
  const { id } = await queueByWhatsApp('+6281290020000')
  // The stand-in knows no number that ends in 0000: there is no use in trying again.
  await deliverMessage(shop.deps, { messageId: id })
  const refused = await admin.staffNotifications.message({ id })
  assert.match(refused.failure!, /131026/)
  assert.ok(refused.gaveUpAt)
  const taken: string[] = []
  shop.deps.whatsapp = { send: async ({ to }) => void taken.push(to) }
  await deliverMessage(shop.deps, { messageId: id })
  assert.deepEqual(taken, [])
  await admin.staffNotifications.sendAgain({ id })
  await deliverMessage(shop.deps, { messageId: id })
  assert.deepEqual(taken, ['+6281290020000'])
  await expectRefusal(admin.staffNotifications.sendAgain({ id }), 409, 'outbox.state')
  shop.deps.whatsapp = standIn
})

test('queueCode: a failure of WhatsApp that may pass is tried twelve times', async () => {
  const standIn = shop.deps.whatsapp
  const { id } = await queueByWhatsApp('+6281290020003')
  let attempts = 0
  shop.deps.whatsapp = {
    async send() {
      attempts += 1
      throw new WhatsAppError('130429', 'rate limit', true)
    },
  }
  for (let round = 0; round < 11; round += 1)
    await assert.rejects(deliverMessage(shop.deps, { messageId: id }))
  await deliverMessage(shop.deps, { messageId: id })
  await deliverMessage(shop.deps, { messageId: id })
  assert.equal(attempts, 12)
  const [given] = (await listDemoWhatsApp(shop.deps, '+6281290020003')).results
  assert.ok(given!.gaveUpAt)
  shop.deps.whatsapp = standIn
})

test('createWhatsAppStandIn: refuses a template that is not registered, and one with other variables', async () => {
  const message = { to: '+6281290020004', language: 'id', values: ['1', '2'] }
  await assert.rejects(shop.deps.whatsapp.send({ ...message, template: 'unknown' }), /132001/)
  await assert.rejects(shop.deps.whatsapp.send({ ...message, template: 'phone_code' }), /132000/)
})
