import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, beforeEach, test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { readConfig } from '../config/config.ts'
import { createCookieJar } from './sessions/cookies.ts'
import { openRequestSession } from './sessions/request-session.ts'

/** A remote API that first fails with these statuses; 0 is a connection that breaks. */
let failures: number[] = []
let received: string[] = []
const remoteApi = http.createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    received.push(`${request.method} ${request.url}`)
    const status = failures.shift() ?? 200
    if (status === 0) return response.destroy()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        status === 200
          ? { data: { results: [] } }
          : { statusCode: status, statusMessage: 'x', message: 'Tidak bisa.', data: null },
      ),
    )
  })
})

await new Promise<void>((done) => remoteApi.listen(0, '127.0.0.1', done))
after(() => {
  remoteApi.closeAllConnections()
  remoteApi.close()
})
const shop = await useTestShop()
beforeEach(() => {
  failures = []
  received = []
})

/** The typed client of a visitor's page. */
async function openPage() {
  const { port } = remoteApi.address() as AddressInfo
  const config = readConfig({ API_URL: `http://127.0.0.1:${port}/api`, LOG_LEVEL: 'silent' })
  const { api } = await openRequestSession(shop, config, {
    jar: createCookieJar(config.cookies, null),
    realm: 'buyer',
    returnPath: '/',
    ipAddress: '10.0.0.1',
    userAgent: 'uji',
    requestId: 'r1',
  })
  return api
}

test('openRequestSession: a page reads once more after 500, 502, 503, 504 and a broken connection', async () => {
  for (const status of [500, 502, 503, 504, 0]) {
    received = []
    const api = await openPage()
    failures = [status]
    assert.deepEqual(await api.customers.addresses(), { results: [] }, String(status))
    failures = [status, status]
    const thrown = await api.customers.addresses().catch((failure: unknown) => failure)
    assert.equal((thrown as Response).status, status || 503)
    assert.equal(received.length, 4)
  }
})

test('openRequestSession: a page sends a form once, whatever the response', async () => {
  for (const status of [500, 503, 0]) {
    received = []
    const api = await openPage()
    failures = [status]
    await assert.rejects(api.cart.add({ body: { product_variant_id: '1', qty: 1 } }), { status })
    assert.deepEqual(received, ['POST /api/cart'])
  }
})
