import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import type { CallFailed } from '#platform/contract/failure.ts'
import { createAccount } from './service.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop.close())

const PASSWORD = 'batu kali di halaman'
const buyer = (email: string) =>
  createAccount(shop.tools, {
    name: 'Budi Santoso',
    email,
    phone: '+6281290417735',
    password: PASSWORD,
    status: 'active',
  })

let machines = 0
/** Each try from a machine of its own: the limit of one machine is another matter. */
const guess = (email: string, password = 'salah sekali') =>
  shop
    .client({ address: `10.0.${(machines += 1) >> 8}.${machines & 255}` })
    .identity.signIn({ body: { email, password } })
    .then(
      () => 200 as const,
      (thrown: CallFailed) => thrown,
    )
const statusOf = (answer: 200 | CallFailed) => (answer === 200 ? 200 : answer.status)

test('eight wrong passwords for one address of mail, then it has to wait, and is told for how long', async () => {
  await buyer('ditebak@contoh.id')
  for (let tried = 0; tried < 8; tried += 1)
    assert.equal(statusOf(await guess('ditebak@contoh.id')), 422)
  shop.clock.forward(minutes(5))
  const refused = (await guess('Ditebak@contoh.id', PASSWORD)) as CallFailed
  assert.deepEqual([refused.status, refused.code, refused.retryAfter], [429, 'limit.too_many', 600])
  shop.clock.forward(minutes(10))
  assert.equal(await guess('ditebak@contoh.id', PASSWORD), 200)
})

test('unknown addresses are counted just like known ones', async () => {
  for (let tried = 0; tried < 8; tried += 1)
    assert.equal(statusOf(await guess('entah-siapa@contoh.id')), 422)
  assert.equal(statusOf(await guess('entah-siapa@contoh.id')), 429)
})

test('the right password ends the count', async () => {
  await buyer('pelupa@contoh.id')
  for (let round = 0; round < 3; round += 1) {
    for (let tried = 0; tried < 5; tried += 1)
      assert.equal(statusOf(await guess('pelupa@contoh.id')), 422)
    assert.equal(await guess('pelupa@contoh.id', PASSWORD), 200)
  }
})

test('the right password at the end of sixty sent at once does not get through', async () => {
  await buyer('diserbu@contoh.id')
  const wrong = Array.from({ length: 60 }, () => guess('diserbu@contoh.id'))
  const right = guess('diserbu@contoh.id', PASSWORD)
  await Promise.all(wrong)
  assert.equal(statusOf(await right), 429)
})

test('one machine that tries many addresses has to wait too', async () => {
  const machine = shop.client({ address: '10.9.9.9' })
  const answers = []
  for (let tried = 0; tried < 21; tried += 1)
    answers.push(
      await machine.identity
        .signIn({ body: { email: `orang${tried}@contoh.id`, password: 'salah sekali' } })
        .then(
          () => assert.fail('signed in'),
          (thrown: CallFailed) => thrown,
        ),
    )
  assert.deepEqual(
    answers.slice(0, 20).map((answer) => answer.status),
    Array.from({ length: 20 }, () => 422),
  )
  assert.equal(answers[20]!.status, 429)
  assert.ok(answers[20]!.retryAfter! > 0)
})
