import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hours } from '#platform/clock.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import { readConfig } from '../config.ts'
import { cookieJar, type Desk, type Tokens } from './cookies.ts'
import { openVisit } from './visit.ts'

let shop: TestShop
before(async () => {
  shop = await testShop()
})
after(() => shop?.close())

const config = readConfig({ LOG_LEVEL: 'silent' })

/** A page's request with the cookies of those tokens. */
async function visit(desk: Desk, { token, refreshToken, expiresAt }: Tokens) {
  const [access, refresh] =
    desk === 'buyer' ? ['access', 'refresh'] : ['staff-access', 'staff-refresh']
  const cookies = `__Host-${access}=${token}.${Date.parse(expiresAt)}; __Host-${refresh}=${refreshToken}`
  const jar = cookieJar(config.cookies, cookies)
  const from = { address: '10.0.0.1', agent: 'uji', requestId: 'r1' }
  return { jar, ...(await openVisit(shop, config, { jar, desk, at: '/profile', ...from })) }
}

test('a buyer who comes back after an hour is signed in still, with new tokens', async () => {
  const body = { email: 'retail@contoh.id', password: 'belanja-2026' }
  const tokens = await shop.client().identity.signIn({ body })
  shop.clock.forward(hours(1))
  const { api, session, jar } = await visit('buyer', tokens)
  assert.equal((await session()).state, 'authenticated')
  assert.equal((await api.customers.profile()).email, body.email)
  assert.ok(jar.set.some((line) => /^__Host-access=[\w-]+\./.test(line)))
})

test('so is a member of staff', async () => {
  const body = { email: 'admin@contoh.id', password: 'kelola-2026' }
  const tokens = await shop.client().staffIdentity.signIn({ body })
  shop.clock.forward(hours(1))
  const { session } = await visit('staff', tokens)
  assert.equal((await session()).user?.email, body.email)
})
