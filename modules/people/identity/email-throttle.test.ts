import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop?.close())

let clientCount = 0
/** Somebody at a machine of their own: the limit of one machine is another matter. */
const newClient = () => {
  const nr = (clientCount += 1)
  return shop.client({ ipAddress: `10.1.${nr >> 8}.${nr & 255}` })
}
const statusOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 200,
    (thrown: { status: number }) => thrown.status,
  )
const countEmailsTo = async (email: string) =>
  (await shop.pool.query('select count(*) as n from message where recipient = $1', [email])).rows[0]
    .n as number

type EmailRequestCase = {
  name: string
  known: string
  max?: number
  request: (api: Api, email: string) => Promise<unknown>
}
const person = { name: 'Budi Santoso', phone: '081290417735', password: 'batu kali di halaman' }
const emailRequestCases: EmailRequestCase[] = [
  {
    name: 'a new password',
    known: 'retail@contoh.id',
    request: (api, email) => api.identity.requestReset({ body: { email } }),
  },
  {
    name: 'registering again',
    known: 'bisnis@contoh.id',
    max: 10,
    request: (api, email) => api.identity.register({ query: {}, body: { ...person, email } }),
  },
  {
    name: 'an activation',
    known: 'menunggu@contoh.id',
    request: (api, email) => api.identity.resendActivation({ body: { email } }),
  },
  {
    name: 'a staff password',
    known: 'admin@contoh.id',
    request: (api, email) => api.staffPasswords.requestLink({ body: { email } }),
  },
]

for (const { name, known, max = 5, request } of emailRequestCases)
  test(`many machines together fill no mailbox, and learn nothing of it: ${name}`, async () => {
    if (name === 'an activation')
      await newClient().identity.register({ query: {}, body: { ...person, email: known } })
    const before = await countEmailsTo(known)
    for (const email of [known, `entah-${clientCount}@contoh.id`]) {
      const spellings = [email, email.toUpperCase(), `  ${email} `]
      for (let nr = 0; nr < max; nr += 1)
        assert.equal(await statusOf(request(newClient(), spellings[nr % 3]!)), 200)
      for (const each of spellings)
        assert.equal(await statusOf(request(newClient(), each)), 429, email)
    }
    assert.equal((await countEmailsTo(known)) - before, max)
    shop.clock.advance(minutes(10))
    assert.equal(await statusOf(request(newClient(), known)), 200)
  })

test('twenty machines that ask at once are counted one by one', async () => {
  const outcome = await Promise.all(
    Array.from({ length: 20 }, () =>
      statusOf(newClient().identity.requestReset({ body: { email: 'baru@contoh.id' } })),
    ),
  )
  assert.equal(outcome.filter((each) => each === 200).length, 5)
})
