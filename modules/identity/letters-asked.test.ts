import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop?.close())

let machines = 0
/** Somebody at a machine of their own: the limit of one machine is another matter. */
const stranger = () => {
  const nr = (machines += 1)
  return shop.client({ address: `10.1.${nr >> 8}.${nr & 255}` })
}
const status = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (thrown: { status: number }) => thrown.status,
  )
const lettersTo = async (email: string) =>
  (await shop.pool.query('select count(*) as n from message where recipient = $1', [email])).rows[0]
    .n as number

type Door = {
  name: string
  known: string
  most?: number
  ask: (api: Api, email: string) => Promise<unknown>
}
const person = { name: 'Budi Santoso', phone: '081290417735', password: 'batu kali di halaman' }
const doors: Door[] = [
  {
    name: 'a new password',
    known: 'retail@contoh.id',
    ask: (api, email) => api.identity.requestReset({ body: { email } }),
  },
  {
    name: 'registering again',
    known: 'bisnis@contoh.id',
    most: 10,
    ask: (api, email) => api.identity.register({ query: {}, body: { ...person, email } }),
  },
  {
    name: 'an activation',
    known: 'menunggu@contoh.id',
    ask: (api, email) => api.identity.resendActivation({ body: { email } }),
  },
  {
    name: 'a staff password',
    known: 'admin@contoh.id',
    ask: (api, email) => api.staffPasswords.requestLink({ body: { email } }),
  },
]

for (const { name, known, most = 5, ask } of doors)
  test(`many machines together fill no mailbox, and learn nothing of it: ${name}`, async () => {
    if (name === 'an activation')
      await stranger().identity.register({ query: {}, body: { ...person, email: known } })
    const before = await lettersTo(known)
    for (const email of [known, `entah-${machines}@contoh.id`]) {
      const written = [email, email.toUpperCase(), `  ${email} `]
      for (let nr = 0; nr < most; nr += 1)
        assert.equal(await status(ask(stranger(), written[nr % 3]!)), 200)
      for (const each of written) assert.equal(await status(ask(stranger(), each)), 429, email)
    }
    assert.equal((await lettersTo(known)) - before, most)
    shop.clock.forward(minutes(10))
    assert.equal(await status(ask(stranger(), known)), 200)
  })

test('twenty machines that ask at once are counted one by one', async () => {
  const asked = await Promise.all(
    Array.from({ length: 20 }, () =>
      status(stranger().identity.requestReset({ body: { email: 'baru@contoh.id' } })),
    ),
  )
  assert.equal(asked.filter((each) => each === 200).length, 5)
})
