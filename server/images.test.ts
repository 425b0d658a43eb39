import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import Fastify from 'fastify'
import { imageFileName, prepareDrawing } from '#demo/seed/images.ts'
import { buildSmallCatalogue } from '#tests/support/catalogue/small-catalogue.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { readConfig } from './config/config.ts'
import { mountImages } from './images.ts'

const app = Fastify()
after(() => app.close())
const shop = await useTestShop()
const config = readConfig({ DATA_DIR: path.dirname(shop.deps.files.root) })
await mountImages(app, shop, config)
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'
for (let nr = 0; nr < 20; nr++)
  await shop.deps.files.put(`pictures/${nr}.svg`, Buffer.from(drawing))

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

test('GET /img: an image of the demo that is not drawn yet is drawn when it is asked for, and no other', async () => {
  const { files } = shop.deps
  const { products, ...catalogue } = buildSmallCatalogue()
  const demo = Fastify()
  await mountImages(demo, shop, config, prepareDrawing(files, { ...catalogue, products }).draw)
  const name = imageFileName(products[0]!.image)
  const get = (server: typeof app, url: string) =>
    server.inject({ url: `/img/unsafe/fit-in/96x0/${url}`, remoteAddress: '203.0.113.7' })
  const listDrawn = async () => (await readdir(path.join(files.root, 'pictures'))).length
  const before = await listDrawn()
  assert.equal((await get(app, name)).statusCode, 404)
  const [one, other] = await Promise.all([get(demo, name), get(demo, name)])
  assert.deepEqual([one.statusCode, other.statusCode], [200, 200])
  assert.equal((await get(app, name)).statusCode, 200)
  assert.equal((await get(demo, 'pictures/tidak-ada.svg')).statusCode, 404)
  assert.equal((await listDrawn()) - before, 1)
  await demo.close()
})
