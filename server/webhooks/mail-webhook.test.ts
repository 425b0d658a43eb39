import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const SECRET = 'rahasia-server-email'
const shop = await closeAfterTests(
  startServedShop(
    {},
    {
      variables: {
        ROLE: 'api',
        MAIL_REPLY_ADDRESS: 'bantuan@toko.id',
        MAIL_INBOUND_SECRET: SECRET,
      },
    },
  ),
)

async function post(body: string, secret = SECRET) {
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const response = await fetch(`${shop.origin}/webhooks/email`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'x-signature': signature },
    body,
  })
  const { data } = (await response.json()) as { data: { code?: string; outcome?: string } }
  return [response.status, data.code ?? data.outcome]
}

const MAIL = 'From: rudi@contoh.id\r\nTo: bantuan@toko.id\r\nMessage-ID: <1@contoh>\r\n\r\nHalo'

test('POST /webhooks/email: takes what the mail server has signed, and nothing else', async () => {
  assert.deepEqual(await post(MAIL), [200, 'unknown'])
  assert.deepEqual(await post(MAIL, 'rahasia-orang-lain'), [401, 'email.forged'])
  assert.deepEqual(await post(''), [200, 'unreadable'])
})
