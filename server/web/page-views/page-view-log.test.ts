import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import fastify from 'fastify'
import { openTestShop } from '#tests/support/shop.ts'
import { readConfig } from '../../config/config.ts'
import { createPageViewLog } from './page-view-log.ts'

const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36'
const PAGE_VIEWS = 7_000

test('page view log: a burst while the table is locked is stored whole', async () => {
  const shop = await openTestShop({ hasShopTimeouts: true })
  const blocker = await shop.pool.connect()
  try {
    const config = readConfig({ DEMO: '1', DATA_DIR: path.dirname(shop.deps.files.root) })
    const app = fastify()
    const log = createPageViewLog(app, shop, config)
    app.addHook('onResponse', async (request, reply) => log.record(request.raw, reply.raw))
    app.get('/*', async () => 'ok')
    await blocker.query('begin; lock table visit in access exclusive mode')
    const view = (_: unknown, at: number) =>
      app.inject({ url: `/produk/${at}?dari=surat`, headers: { 'user-agent': READER } })
    await Promise.all(Array.from({ length: PAGE_VIEWS }, view))
    while (!shop.logged.some((line) => line.includes('page views wait for the database')))
      await new Promise(setImmediate)
    await blocker.query('rollback')
    await app.close()
    const { rows } = await shop.pool.query(
      'select count(*) as stored, count(distinct path) as paths, count(agent) as agents from visit',
    )
    assert.deepEqual(rows, [{ stored: PAGE_VIEWS, paths: PAGE_VIEWS, agents: PAGE_VIEWS }])
  } finally {
    blocker.release()
    await shop.close()
  }
})

test('page view log: crawlers, forms, failures and the back office are not stored', async () => {
  const shop = await openTestShop()
  try {
    const config = readConfig({ DEMO: '1', DATA_DIR: path.dirname(shop.deps.files.root) })
    const app = fastify()
    const log = createPageViewLog(app, shop, config)
    app.addHook('onResponse', async (request, reply) => log.record(request.raw, reply.raw))
    app.all('/hilang', async (_, reply) => reply.code(404).send('tidak ada'))
    app.all('/*', async () => 'ok')
    const view = (url: string, method: 'GET' | 'POST' = 'GET', agent = READER) =>
      app.inject({ url, method, headers: { 'user-agent': agent, referer: 'https://cari.id/?q=x' } })
    await view('/hilang')
    await view('/cart', 'POST')
    await view('/backoffice/pesanan')
    await view('/', 'GET', 'Googlebot/2.1 (+http://www.google.com/bot.html)')
    await view('/kategori/semen.data?page=2')
    await app.close()
    const { rows } = await shop.pool.query('select path, referrer, account_id from visit')
    assert.deepEqual(rows, [
      { path: '/kategori/semen', referrer: 'https://cari.id/', account_id: null },
    ])
  } finally {
    await shop.close()
  }
})
