import assert from 'node:assert/strict'
import { beforeEach, afterEach, test } from 'node:test'
import { minutes, fakeClock } from '#platform/clock.ts'
import { startJwksServer, createSigningKey, type JwksServer } from '#tests/support/google.ts'
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

test('keys are kept as long as their headers say', async () => {
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

test('headers that say nothing, too little or far too much are held within bounds', async () => {
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

test('a hundred who come at once ask once', async () => {
  const findKey = createFindKey()
  await Promise.all(Array.from({ length: 100 }, () => findKey('satu')))
  assert.equal(server.jwksResponse.requestCount, 1)
})

test('an unknown name is asked for once more, and found when keys have changed', async () => {
  const findKey = createFindKey()
  await findKey('satu')
  server.rotateKeys(bigger)
  clock.advance(minutes(1))
  assert.ok(await findKey('dua'))
  assert.equal(server.jwksResponse.requestCount, 2)
})

test('names that nobody knows do not make us ask again and again', async () => {
  const findKey = createFindKey()
  await findKey('satu')
  clock.advance(minutes(1))
  for (let nr = 0; nr < 50; nr += 1) assert.equal(await findKey(`entah-${nr}`), undefined)
  assert.equal(server.jwksResponse.requestCount, 2)
})

test('keys for something else, or too small to count, are passed over', async () => {
  server.rotateKeys(await createSigningKey('kecil', 1024), bigger)
  const findKey = createFindKey()
  assert.equal(await findKey('kecil'), undefined)
  assert.ok(await findKey('dua'))
})

test('a key server that breaks is told apart, and asked again the next time', async () => {
  const findKey = createFindKey()
  server.jwksResponse.status = 500
  await assert.rejects(findKey('satu'), JwksUnavailable)
  server.jwksResponse.status = 200
  assert.ok(await findKey('satu'))
})
