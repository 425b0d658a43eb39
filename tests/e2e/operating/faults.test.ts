import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded, type EmbeddedDatabase } from '#database/embedded/start.ts'
import { findFreePort } from '#database/embedded/port.ts'
import { seedDatabase } from '#faults/seeded-data.ts'
import { Failure } from '#platform/contract/schemas.ts'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { createApi } from '#modules/client.ts'
import { jobs } from '#modules/jobs.ts'
import { readConfig } from '#server/config/config.ts'
import { serve } from '#server/serve.ts'
import { createAppContext } from '#server/app.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { buildOrderInput } from '#tests/support/orders/order-input.ts'

/** The shop with its worker, over HTTP, on a PostgreSQL that only this test stops. */
const fixture = await closeAfterTests(startShopOnOwnDatabase())

async function startShopOnOwnDatabase() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pondasi-faults-'))
  const start = () => startEmbedded({ dataDir, printLine: () => {} })
  let database: EmbeddedDatabase = await start()
  await seedDatabase(database.url)
  const port = await findFreePort()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
  })
  const shopInfo = { storeName: config.storeName, publicOrigin: config.publicOrigin, demo: true }
  const shop = createAppContext({
    databaseUrl: database.url,
    filesRoot: path.join(dataDir, 'files'),
    log: createLog('silent'),
    shopInfo,
  })
  const worker = await startWorker(shop.pool, shop.deps, jobs)
  const app = await serve(config, shop)
  return {
    ...shop,
    origin: config.publicOrigin,
    stopDatabase: () => database.stop(),
    async startDatabase() {
      const { url } = database
      database = await start()
      assert.equal(new URL(database.url).port, new URL(url).port)
    },
    async close() {
      await app.close()
      await worker.stop()
      await shop.close()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Fetches within the time that the shop has to answer that it is unavailable: three seconds. */
async function fetchWithin(seconds: number, address: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(seconds * 1000)
  const response = await fetch(fixture.origin + address, { redirect: 'manual', ...init, signal })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Retries until the response is 200, for the ten seconds that the shop has to recover. */
async function waitUntilBack(address: string, init?: RequestInit) {
  const signal = AbortSignal.timeout(10_000)
  for (;;) {
    const response = await fetchWithin(3, address, init)
    if (response.status === 200) return response
    // Real time: PostgreSQL starts in a process of its own.
    await pause(50, undefined, { signal })
  }
}

test('PostgreSQL down: 503 within three seconds, recovery by itself, and no acknowledged order is lost', async () => {
  const variantId = await createProduct(fixture.deps.db, { price: 50_000, stock: { CBT: 100 } })
  const { token, addressId } = await createSignedInBuyer(fixture.deps.db)
  const authorization = { authorization: `Bearer ${token}` }
  const api = createApi(
    createHttpTransport({ baseUrl: () => `${fixture.origin}/api`, headers: () => authorization }),
  )
  const session = { cookie: `__Host-access=${token}.${Date.now() + 3_600_000}; __Host-refresh=x` }
  const orders = []
  for (let round = 1; round <= 3; round += 1) {
    await api.cart.add({ body: { product_variant_id: variantId, qty: 2 } })
    const body = await buildOrderInput(api, { addressId })
    const key = `putus-${round}`
    const order = await api.checkout.placeOrder({ body }, { key })
    orders.push(order)
    await fetchWithin(3, '/checkout', { headers: session })

    await fixture.stopDatabase()
    for (const address of ['/api/product/ec/list', '/api/cart', '/api/so/ecom']) {
      const response = await fetchWithin(3, address, { headers: authorization })
      assert.equal(response.status, 503, address)
      assert.ok(Number(response.headers.get('retry-after')) >= 1)
      assert.equal(Failure.parse(JSON.parse(response.text)).data?.code, 'unavailable')
    }
    const posted = await fetchWithin(3, '/api/so/ecom', {
      method: 'POST',
      headers: { ...authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    assert.equal(posted.status, 503)
    const file = new FormData()
    file.append('file', new File(['%PDF-1.7'], 'a.pdf'))
    const sent = await fetchWithin(3, '/api/upload', {
      method: 'POST',
      headers: authorization,
      body: file,
    })
    assert.equal(sent.status, 503)
    for (const headers of [{}, session])
      for (const address of [
        '/',
        '/produk?search=semen',
        '/cart',
        '/checkout',
        '/login',
        '/backoffice/pesanan',
      ]) {
        const page = await fetchWithin(3, address, { headers })
        const cookies = page.headers.getSetCookie().join()
        assert.doesNotMatch(cookies, /Max-Age=0/, `${address} signs out`)
        if (page.status === 302 || page.status === 200) continue
        assert.equal(page.status, 503, address)
        assert.match(page.text, /<html lang="id"/, address)
        assert.match(page.text, /[Mm]uat ulang|[Cc]oba lagi/, address)
      }
    assert.equal((await fetchWithin(3, '/', { headers: session })).status, 503)
    assert.equal((await fetchWithin(3, '/readyz')).status, 503)
    assert.equal((await fetchWithin(3, '/healthz')).status, 200)

    await fixture.startDatabase()
    await waitUntilBack('/readyz')
    await waitUntilBack('/api/product/ec/list')
    await waitUntilBack('/checkout', { headers: session })
    assert.deepEqual(await api.checkout.placeOrder({ body }, { key }), order)
    for (const { id, number } of orders)
      assert.equal((await api.orders.header({ id })).number, number)
  }
  assert.equal((await api.orders.list()).total, orders.length)
})

test('PostgreSQL restarted: the worker resumes and runs the jobs', async () => {
  await fixture.stopDatabase()
  await fixture.startDatabase()
  await waitUntilBack('/readyz')
  const body = {
    name: 'Warsito',
    email: 'sesudah@contoh.id',
    phone: '0812 9041 7735',
    password: 'rumah-joglo-77',
  }
  await createApi(
    createHttpTransport({ baseUrl: () => `${fixture.origin}/api` }),
  ).identity.register({ body })
  const signal = AbortSignal.timeout(30_000)
  for (;;) {
    const { rows } = await fixture.pool.query(
      'select 1 from message where recipient = $1 and sent_at is not null',
      [body.email],
    )
    if (rows.length === 1) break
    // Real time: the worker reconnects at its own pace.
    await pause(100, undefined, { signal })
  }
})
