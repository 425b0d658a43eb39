import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'
import { readConfig } from './config.ts'
import { mountImages } from './images.ts'

let shop: TestShop
const app = Fastify()
before(async () => {
  shop = await openTestShop()
  const dataDir = path.dirname(shop.deps.files.root)
  await mountImages(app, shop, readConfig({ DATA_DIR: dataDir }))
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'
  for (let nr = 0; nr < 20; nr++)
    await shop.deps.files.put(`pictures/${nr}.svg`, Buffer.from(drawing))
})
after(async () => {
  await app.close()
  await shop?.close()
})

const load = (size: string, nr: number, remoteAddress = '203.0.113.5') =>
  app.inject({ url: `/img/unsafe/fit-in/${size}/pictures/${nr}.svg`, remoteAddress })

test('GET /img: a network that has too many pictures made waits; made ones and others are free', async () => {
  assert.equal((await load('96x0', 0)).statusCode, 200)
  const responses = []
  for (let nr = 0; nr < 20; nr++) responses.push(await load('0x0', nr))
  const refused = responses.find(({ statusCode }) => statusCode !== 200)!
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.headers['retry-after'], '60')
  assert.equal(refused.headers['cache-control'], 'no-store')
  assert.equal(refused.json().data.code, 'limit.too_many')
  assert.equal((await load('96x0', 0)).statusCode, 200)
  assert.equal((await load('96x0', 1)).statusCode, 429)
  assert.equal((await load('96x0', 1, '203.0.113.6')).statusCode, 200)
  shop.clock.advance(60_000)
  assert.equal((await load('96x0', 2)).statusCode, 200)
})
