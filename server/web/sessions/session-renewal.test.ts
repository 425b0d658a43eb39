import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hours } from '#platform/clock.ts'
import { useTestShop } from '#tests/support/shop.ts'
import type { TokenPair } from '#modules/people/identity/contract.ts'
import type { Realm } from '#modules/people/identity/rules/realm.ts'
import { readConfig } from '../../config/config.ts'
import { createCookieJar } from './cookies.ts'
import { openRequestSession } from './request-session.ts'

const shop = await useTestShop()

const config = readConfig({ LOG_LEVEL: 'silent' })

/** A page request with the cookies of these tokens. */
async function openSession(realm: Realm, { token, refreshToken, expiresAt }: TokenPair) {
  const [access, refresh] =
    realm === 'buyer' ? ['access', 'refresh'] : ['staff-access', 'staff-refresh']
  const cookies = `__Host-${access}=${token}.${Date.parse(expiresAt)}; __Host-${refresh}=${refreshToken}`
  const jar = createCookieJar(config.cookies, cookies)
  const client = { ipAddress: '10.0.0.1', userAgent: 'uji', requestId: 'r1' }
  return {
    jar,
    ...(await openRequestSession(shop, config, { jar, realm, returnPath: '/profile', ...client })),
  }
}

test('openRequestSession: a buyer who returns after an hour is still signed in, with new tokens', async () => {
  const body = { email: 'retail@contoh.id', password: 'belanja-2026' }
  const tokens = await shop.client().identity.signIn({ body })
  shop.clock.advance(hours(1))
  const { api, session, jar } = await openSession('buyer', tokens)
  assert.equal((await session()).state, 'authenticated')
  assert.equal((await api.customers.profile()).email, body.email)
  assert.ok(jar.setCookies.some((line) => /^__Host-access=[\w-]+\./.test(line)))
})

test('openRequestSession: a member of staff who returns after an hour is still signed in', async () => {
  const body = { email: 'admin@contoh.id', password: 'kelola-2026' }
  const tokens = await shop.client().staffIdentity.signIn({ body })
  shop.clock.advance(hours(1))
  const { session } = await openSession('staff', tokens)
  assert.equal((await session()).user?.email, body.email)
})
