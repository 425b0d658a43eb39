import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeDeliveryFailure } from './delivery-failures.ts'

test('describeDeliveryFailure: says in words what mail servers and networks say in codes', () => {
  for (const [failure, words] of [
    ['connect ECONNREFUSED 127.0.0.1:25', 'tidak dapat dihubungi'],
    ['Greeting never received: Connection timeout', 'tidak dapat dihubungi'],
    ['Invalid login: 535 Authentication failed', 'kata sandi toko'],
    ["Can't send mail - all recipients were rejected: 550 No such user", 'alamat penerimanya'],
    ['Message failed: 421 Try again later', 'sedang sibuk'],
    ['WhatsApp 131026: Message undeliverable', 'tidak memakai WhatsApp'],
    ['WhatsApp timeout: no answer', 'tidak menjawab'],
    ['WhatsApp HTTP 502: no reason given', 'WhatsApp tidak menerimanya'],
    ['boom', 'tidak menerimanya'],
  ] as const)
    assert.match(describeDeliveryFailure(failure), new RegExp(words), failure)
})
