import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { listDemoWhatsApp, queueCode } from '#modules/foundation/notifications/service.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const SECRET = 'rahasia-aplikasi-uji'
const shop = await closeAfterTests(
  startServedShop(
    {},
    {
      variables: {
        ROLE: 'api',
        WHATSAPP_APP_SECRET: SECRET,
        WHATSAPP_VERIFY_TOKEN: 'token-verifikasi-uji',
      },
    },
  ),
)
const url = `${shop.origin}/webhooks/whatsapp`
const admin = await shop.asStaff()

/** Posts statuses of messages as the Cloud API does. */
async function report(statuses: readonly object[], secret = SECRET) {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value: { statuses } }] }],
  })
  return post(body, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
}

async function post(body: string, signature: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  })
  const { data } = (await response.json()) as { data: { code?: string; recorded?: number } }
  return [response.status, data.code ?? data.recorded]
}

/** A message that the worker has sent, with the id that WhatsApp gave it. */
async function sendMessage(phone: string) {
  await queueCode(shop.deps, '123456', phone)
  const [message] = (await listDemoWhatsApp(shop.deps, phone)).results
  return { id: message!.id, whatsappId: await waitUntilSent(message!.id) }
}

async function waitUntilSent(id: string): Promise<string> {
  for (;;) {
    const { rows } = await shop.pool.query<{ whatsapp_id: string }>(
      'select whatsapp_id from message where id = $1 and sent_at is not null',
      [id],
    )
    if (rows[0]) return rows[0].whatsapp_id
    await setTimeout(POLL_INTERVAL_MS)
  }
}
const POLL_INTERVAL_MS = 20

const statusOf = (id: string, status: string, extra: object = {}) => ({
  id,
  status,
  timestamp: '1795766400',
  recipient_id: '6281290020011',
  ...extra,
})

test('GET /webhooks/whatsapp: answers the challenge for the shop’s token alone', async () => {
  const ask = async (token: string) => {
    const response = await fetch(
      `${url}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=8817`,
    )
    return [response.status, await response.text()] as const
  }
  assert.deepEqual(await ask('token-verifikasi-uji'), [200, '8817'])
  assert.equal((await ask('token-lain'))[0], 401)
})

test('POST /webhooks/whatsapp: what is forged or unreadable changes nothing', async () => {
  const { id, whatsappId } = await sendMessage('+6281290020011')
  assert.deepEqual(await report([statusOf(whatsappId, 'read')], 'rahasia-lain-sekali'), [
    401,
    'whatsapp.forged',
  ])
  const unreadable = '{"entry":'
  const signature = `sha256=${createHmac('sha256', SECRET).update(unreadable).digest('hex')}`
  assert.deepEqual(await post(unreadable, signature), [400, 'input.unreadable'])
  const { deliveredAt, readAt } = await admin.staffNotifications.message({ id })
  assert.deepEqual([deliveredAt, readAt], [null, null])
})

test('POST /webhooks/whatsapp: a message is delivered and read once, in any order, and unknown ones are left out', async () => {
  const { id, whatsappId } = await sendMessage('+6281290020012')
  const reports = [
    statusOf(whatsappId, 'read'),
    statusOf(whatsappId, 'delivered'),
    statusOf(whatsappId, 'sent'),
    statusOf('wamid.of-somebody-else', 'read'),
    { id: 7 },
  ]
  assert.deepEqual(await report(reports), [200, 1])
  assert.deepEqual(await report(reports), [200, 0])
  const message = await admin.staffNotifications.message({ id })
  assert.deepEqual(
    [message.deliveredAt, message.readAt],
    Array(2).fill('2026-11-27T15:00:00.000+07:00'),
  )
})

test('POST /webhooks/whatsapp: a message that fails later is given up and can be sent again', async () => {
  const { id, whatsappId } = await sendMessage('+6281290020013')
  const errors = [{ code: 131026, title: 'Message undeliverable' }]
  assert.deepEqual(await report([statusOf(whatsappId, 'failed', { errors })]), [200, 1])
  const failed = await admin.staffNotifications.message({ id })
  assert.deepEqual(
    [failed.sentAt, failed.failure],
    [null, 'WhatsApp 131026: Message undeliverable'],
  )
  await admin.staffNotifications.sendAgain({ id })
  assert.notEqual(await waitUntilSent(id), whatsappId)
})

test('POST /webhooks/whatsapp: what has arrived is not given up by a late report', async () => {
  const { id, whatsappId } = await sendMessage('+6281290020014')
  await report([statusOf(whatsappId, 'delivered')])
  assert.deepEqual(await report([statusOf(whatsappId, 'failed')]), [200, 0])
  const { gaveUpAt, deliveredAt } = await admin.staffNotifications.message({ id })
  assert.ok(deliveredAt && !gaveUpAt)
})
