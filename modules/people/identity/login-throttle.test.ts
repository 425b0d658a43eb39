import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import type { CallError } from '#platform/contract/call-error.ts'
import { createAccount } from './service/accounts.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const PASSWORD = 'batu kali di halaman'
const createBuyer = (email: string) =>
  createAccount(shop.deps, {
    name: 'Budi Santoso',
    email,
    phone: '+6281290417735',
    password: PASSWORD,
    status: 'active',
  })

let clientCount = 0
/** Each attempt uses an address of its own, since the limit per network address is not under test. */
const trySignIn = (email: string, password = 'salah sekali') =>
  shop
    .client({ ipAddress: `10.0.${(clientCount += 1) >> 8}.${clientCount & 255}` })
    .identity.signIn({ body: { email, password } })
    .then(
      () => 200 as const,
      (thrown: CallError) => thrown,
    )
const statusOf = (answer: 200 | CallError) => (answer === 200 ? 200 : answer.status)

test('POST /auth/login/email: after eight wrong passwords an address has to wait, and the response says how long', async () => {
  await createBuyer('ditebak@contoh.id')
  for (let attempt = 0; attempt < 8; attempt += 1)
    assert.equal(statusOf(await trySignIn('ditebak@contoh.id')), 422)
  shop.clock.advance(minutes(5))
  const refused = (await trySignIn('Ditebak@contoh.id', PASSWORD)) as CallError
  assert.deepEqual([refused.status, refused.code, refused.retryAfter], [429, 'limit.too_many', 600])
  assert.match(refused.message, /Coba lagi dalam 10 menit, atau atur ulang/)
  shop.clock.advance(minutes(10))
  assert.equal(await trySignIn('ditebak@contoh.id', PASSWORD), 200)
})

test('POST /auth/login/email: unknown addresses are counted like known ones', async () => {
  for (let attempt = 0; attempt < 8; attempt += 1)
    assert.equal(statusOf(await trySignIn('entah-siapa@contoh.id')), 422)
  assert.equal(statusOf(await trySignIn('entah-siapa@contoh.id')), 429)
})

test('POST /auth/login/email: the right password resets the count', async () => {
  await createBuyer('pelupa@contoh.id')
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 5; attempt += 1)
      assert.equal(statusOf(await trySignIn('pelupa@contoh.id')), 422)
    assert.equal(await trySignIn('pelupa@contoh.id', PASSWORD), 200)
  }
})

test('POST /auth/login/email: of a hundred concurrent guesses eight are verified, and a right one at the end is refused', async () => {
  await createBuyer('diserbu@contoh.id')
  const wrong = Array.from({ length: 100 }, () => trySignIn('diserbu@contoh.id'))
  const right = trySignIn('diserbu@contoh.id', PASSWORD)
  const statuses = (await Promise.all(wrong)).map(statusOf)
  assert.equal(statuses.filter((status) => status === 422).length, 8)
  assert.equal(statuses.filter((status) => status === 429).length, 92)
  assert.equal(statusOf(await right), 429)
})

test('POST /auth/login/email: one network address that tries many accounts has to wait', async () => {
  const client = shop.client({ ipAddress: '10.9.9.9' })
  const answers = []
  for (let attempt = 0; attempt < 21; attempt += 1)
    answers.push(
      await client.identity
        .signIn({ body: { email: `orang${attempt}@contoh.id`, password: 'salah sekali' } })
        .then(
          () => assert.fail('signed in'),
          (thrown: CallError) => thrown,
        ),
    )
  assert.deepEqual(
    answers.slice(0, 20).map((answer) => answer.status),
    Array.from({ length: 20 }, () => 422),
  )
  assert.equal(answers[20]!.status, 429)
  assert.ok(answers[20]!.retryAfter! > 0)
})
