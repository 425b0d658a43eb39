import assert from 'node:assert/strict'
import { beforeEach, afterEach, test } from 'node:test'
import { minutes, steppedClock } from '#platform/clock.ts'
import { keyServer, newSigningKey, type KeyServer } from '#tests/google.ts'
import { FRIDAY_NOON } from '#tests/shop.ts'
import { KeysAway, keySource } from './keys.ts'

let server: KeyServer
const clock = steppedClock(FRIDAY_NOON)
const bigger = await newSigningKey('dua')
beforeEach(async () => void (server = await keyServer()))
afterEach(() => server.close())

const source = () => {
  const keys = keySource(server.facts.keysUrl)
  return (kid: string) => keys(kid, clock.now())
}

test('keys are kept as long as their headers say', async () => {
  const keyOf = source()
  server.told.headers = { 'cache-control': 'public, max-age=600, must-revalidate' }
  assert.ok(await keyOf('satu'))
  clock.forward(minutes(10) - 1)
  assert.ok(await keyOf('satu'))
  assert.equal(server.told.asked, 1)
  clock.forward(1)
  assert.ok(await keyOf('satu'))
  assert.equal(server.told.asked, 2)
})

test('headers that say nothing, too little or far too much are held within bounds', async () => {
  for (const [told, lasts] of [
    ['private', minutes(5)],
    ['no-store', minutes(1)],
    ['max-age=1', minutes(1)],
    ['max-age=999999999', minutes(24 * 60)],
  ] as const) {
    const keyOf = source()
    server.told.headers = { 'cache-control': told }
    server.told.asked = 0
    await keyOf('satu')
    clock.forward(lasts - 1)
    await keyOf('satu')
    assert.equal(server.told.asked, 1, told)
    clock.forward(1)
    await keyOf('satu')
    assert.equal(server.told.asked, 2, told)
  }
})

test('a hundred who come at once ask once', async () => {
  const keyOf = source()
  await Promise.all(Array.from({ length: 100 }, () => keyOf('satu')))
  assert.equal(server.told.asked, 1)
})

test('an unknown name is asked for once more, and found when keys have changed', async () => {
  const keyOf = source()
  await keyOf('satu')
  server.change(bigger)
  clock.forward(minutes(1))
  assert.ok(await keyOf('dua'))
  assert.equal(server.told.asked, 2)
})

test('names that nobody knows do not make us ask again and again', async () => {
  const keyOf = source()
  await keyOf('satu')
  clock.forward(minutes(1))
  for (let nr = 0; nr < 50; nr += 1) assert.equal(await keyOf(`entah-${nr}`), undefined)
  assert.equal(server.told.asked, 2)
})

test('keys for something else, or too small to count, are passed over', async () => {
  server.change(await newSigningKey('kecil', 1024), bigger)
  const keyOf = source()
  assert.equal(await keyOf('kecil'), undefined)
  assert.ok(await keyOf('dua'))
})

test('a key server that breaks is told apart, and asked again the next time', async () => {
  const keyOf = source()
  server.told.status = 500
  await assert.rejects(keyOf('satu'), KeysAway)
  server.told.status = 200
  assert.ok(await keyOf('satu'))
})
