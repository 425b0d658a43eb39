import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

let clientCount = 0
/** Each client has an address of its own, since the limit per network address is not under test. */
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
    name: 'POST /auth/request-reset-password',
    known: 'retail@contoh.id',
    request: (api, email) => api.identity.requestReset({ body: { email } }),
  },
  {
    name: 'POST /auth/register',
    known: 'bisnis@contoh.id',
    max: 10,
    request: (api, email) => api.identity.register({ query: {}, body: { ...person, email } }),
  },
  {
    name: 'POST /auth/activation',
    known: 'menunggu@contoh.id',
    request: (api, email) => api.identity.resendActivation({ body: { email } }),
  },
  {
    name: 'POST /staff/auth/password-link',
    known: 'admin@contoh.id',
    request: (api, email) => api.staffPasswords.requestLink({ body: { email } }),
  },
]

for (const { name, known, max = 5, request } of emailRequestCases)
  test(`${name}: e-mails are throttled per address across clients, known or not`, async () => {
    if (name === 'POST /auth/activation')
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

test('throttleEmail: twenty clients that request at once are counted one by one', async () => {
  const outcome = await Promise.all(
    Array.from({ length: 20 }, () =>
      statusOf(newClient().identity.requestReset({ body: { email: 'baru@contoh.id' } })),
    ),
  )
  assert.equal(outcome.filter((each) => each === 200).length, 5)
})
