import assert from 'node:assert/strict'
import { beforeEach, afterEach, test } from 'node:test'
import { minutes, fakeClock } from '#platform/clock.ts'
import {
  startJwksServer,
  createSigningKey,
  type JwksServer,
} from '#tests/support/servers/google.ts'
import { FRIDAY_NOON } from '#tests/support/shop.ts'
import { JwksUnavailable, createJwksClient } from './jwks.ts'

let server: JwksServer
const clock = fakeClock(FRIDAY_NOON)
const bigger = await createSigningKey('dua')
beforeEach(async () => void (server = await startJwksServer()))
afterEach(() => server.close())

const createFindKey = () => {
  const keys = createJwksClient(server.config.jwksUrl)
  return (kid: string) => keys(kid, clock.now())
}

test('createJwksClient: caches keys as long as the headers say', async () => {
  const findKey = createFindKey()
  server.jwksResponse.headers = { 'cache-control': 'public, max-age=600, must-revalidate' }
  assert.ok(await findKey('satu'))
  clock.advance(minutes(10) - 1)
  assert.ok(await findKey('satu'))
  assert.equal(server.jwksResponse.requestCount, 1)
  clock.advance(1)
  assert.ok(await findKey('satu'))
  assert.equal(server.jwksResponse.requestCount, 2)
})

test('createJwksClient: limits the TTL to its bounds', async () => {
  for (const [cacheControl, ttl] of [
    ['private', minutes(5)],
    ['no-store', minutes(1)],
    ['max-age=1', minutes(1)],
    ['max-age=999999999', minutes(24 * 60)],
  ] as const) {
    const findKey = createFindKey()
    server.jwksResponse.headers = { 'cache-control': cacheControl }
    server.jwksResponse.requestCount = 0
    await findKey('satu')
    clock.advance(ttl - 1)
    await findKey('satu')
    assert.equal(server.jwksResponse.requestCount, 1, cacheControl)
    clock.advance(1)
    await findKey('satu')
    assert.equal(server.jwksResponse.requestCount, 2, cacheControl)
  }
})

test('createJwksClient: a hundred concurrent calls make one request', async () => {
  const findKey = createFindKey()
  await Promise.all(Array.from({ length: 100 }, () => findKey('satu')))
  assert.equal(server.jwksResponse.requestCount, 1)
})

test('createJwksClient: an unknown key id causes one more request, which finds rotated keys', async () => {
  const findKey = createFindKey()
  await findKey('satu')
  server.rotateKeys(bigger)
  clock.advance(minutes(1))
  assert.ok(await findKey('dua'))
  assert.equal(server.jwksResponse.requestCount, 2)
})

test('createJwksClient: unknown key ids do not cause repeated requests', async () => {
  const findKey = createFindKey()
  await findKey('satu')
  clock.advance(minutes(1))
  for (let nr = 0; nr < 50; nr += 1) assert.equal(await findKey(`entah-${nr}`), undefined)
  assert.equal(server.jwksResponse.requestCount, 2)
})

test('createJwksClient: ignores keys for other uses and keys that are too short', async () => {
  server.rotateKeys(await createSigningKey('kecil', 1024), bigger)
  const findKey = createFindKey()
  assert.equal(await findKey('kecil'), undefined)
  assert.ok(await findKey('dua'))
})

test('createJwksClient: an unavailable key server throws JwksUnavailable, and the next call fetches again', async () => {
  const findKey = createFindKey()
  server.jwksResponse.status = 500
  await assert.rejects(findKey('satu'), JwksUnavailable)
  server.jwksResponse.status = 200
  assert.ok(await findKey('satu'))
})
