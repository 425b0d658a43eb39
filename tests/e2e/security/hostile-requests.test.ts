import assert from 'node:assert/strict'
import http from 'node:http'
import path from 'node:path'
import { test } from 'node:test'
import { findFreePort } from '#database/embedded/port.ts'
import { readConfig } from '#server/config/config.ts'
import { serve } from '#server/serve.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const shop = await closeAfterTests(startServedShop())

const FORM = 'application/x-www-form-urlencoded'

/**
 * Streams a body of that size in chunks, without Content-Length: the response status and the memory
 * growth.
 */
const streamBody = (to: string, bytes: number, headers: http.OutgoingHttpHeaders = {}) =>
  new Promise<{ status: number; maxGrowth: number }>((resolve, reject) => {
    const before = process.memoryUsage().rss
    let maxGrowth = 0
    const request = http.request(
      shop.origin + to,
      { method: 'POST', headers: { 'content-type': FORM, ...headers } },
      (response) => {
        response.resume()
        response.on('end', () => resolve({ status: response.statusCode ?? 0, maxGrowth }))
      },
    )
    request.on('error', reject)
    const chunk = Buffer.alloc(1_048_576, 'a')
    let remaining = bytes
    const push = () => {
      maxGrowth = Math.max(maxGrowth, process.memoryUsage().rss - before)
      if (remaining <= 0) return void request.end()
      remaining -= chunk.length
      request.write(chunk, () => setImmediate(push))
    }
    request.write('email=')
    push()
  })

test('POST /login: an oversized form is 413 without filling memory, with or without Content-Length', async () => {
  const { status, maxGrowth } = await streamBody('/login', 200 * 1_048_576)
  assert.equal(status, 413)
  assert.ok(maxGrowth < 120 * 1_048_576, `${Math.round(maxGrowth / 1_048_576)} MB more in use`)
  const response = await fetch(`${shop.origin}/login.data`, {
    method: 'POST',
    headers: { 'content-type': FORM },
    body: `email=${'a'.repeat(4 * 1_048_576)}`,
  })
  assert.equal(response.status, 413)
})

test('POST /upgrade-account: a signed-in buyer may upload larger bodies, up to their limit', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  const expiresAt = shop.clock.now().getTime() + 3_600_000
  const cookie = `__Host-access=${token}.${expiresAt}; __Host-refresh=x`
  assert.notEqual((await streamBody('/upgrade-account', 8 * 1_048_576, { cookie })).status, 413)
  assert.equal((await streamBody('/upgrade-account', 30 * 1_048_576, { cookie })).status, 413)
})

/** Sends a path unchanged: `fetch` would normalize it. */
const sendRaw = (path: string, headers: http.OutgoingHttpHeaders = {}, body = '') =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const { port } = new URL(shop.origin)
    const method = body ? 'POST' : 'GET'
    http
      .request(
        { port, path, method, headers: { 'content-type': FORM, ...headers } },
        (response) => {
          response.resume()
          resolve(response)
        },
      )
      .on('error', reject)
      .end(body)
  })

test('request target: one that names another host is refused', async () => {
  for (const path of ['//jahat.id/login', '//jahat.id/', '/\\jahat.id/login'])
    assert.equal((await sendRaw(path)).statusCode, 404, path)
  assert.equal((await sendRaw('http://jahat.id/login')).statusCode, 400)
})

test('POST /backoffice/login: sets staff cookies for every spelling of the path', async () => {
  const credentials = 'email=admin@contoh.id&password=kelola-2026'
  for (const path of ['/backoffice/login', '/Backoffice/login', '/%62ackoffice/login']) {
    const { headers } = await sendRaw(path, { origin: shop.origin }, credentials)
    const names = (headers['set-cookie'] ?? []).map((line) => line.split('=')[0])
    assert.deepEqual(names, ['__Host-staff-access', '__Host-staff-refresh', '__Host-device'], path)
  }
})

test('GET /api/file-upload/{id}: serves a file as an attachment, to its owner only', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  const authorization = `Bearer ${token}`
  const body = new FormData()
  body.append('purpose', 'attachment')
  const image = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"/></svg>'
  body.append('file', new File([image], 'a.svg'))
  const to = `${shop.origin}/api/file-upload`
  const sent = await fetch(to, { method: 'POST', headers: { authorization }, body })
  const { id } = ((await sent.json()) as { data: { id: string } }).data
  const { headers } = await fetch(`${to}/${id}`, { headers: { authorization } })
  assert.equal(headers.get('content-disposition'), 'attachment')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('cache-control'), 'private, no-store')
  const other = await createSignedInBuyer(shop.db)
  const foreign = await fetch(`${to}/${id}`, {
    headers: { authorization: `Bearer ${other.token}` },
  })
  assert.equal(foreign.status, 404)
})

/** How many of forty clients behind one proxy, each with its own address, are rate-limited. */
async function countRateLimited(origin: string, subnet: string): Promise<number> {
  let limitedCount = 0
  for (let nr = 0; nr < 40; nr += 1) {
    const { status } = await fetch(`${origin}/api/auth/activation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${subnet}.${nr}` },
      body: JSON.stringify({ email: `orang-${subnet}-${nr}@contoh.id` }),
    })
    if (status === 429) limitedCount += 1
  }
  return limitedCount
}

test('X-Forwarded-For: the client address is taken from trusted proxies only', async () => {
  // A client that sends the header itself gets no additional attempts.
  assert.ok((await countRateLimited(shop.origin, '198.51.100')) >= 35)
  const port = await findFreePort()
  const environment = { PORT: String(port), DEMO: '1', TRUSTED_PROXIES: '127.0.0.1' }
  const proxiedServer = await serve(
    readConfig({ ...environment, DATA_DIR: path.dirname(shop.deps.files.root) }),
    shop,
  )
  try {
    assert.equal(await countRateLimited(`http://127.0.0.1:${port}`, '203.0.113'), 0)
  } finally {
    await proxiedServer.close()
  }
})

test('GET /metrics: answers local requests only, not proxied ones', async () => {
  const fetchStatus = async (headers: Record<string, string>) =>
    (await fetch(`${shop.origin}/metrics`, { headers })).status
  assert.equal(await fetchStatus({}), 200)
  assert.equal(await fetchStatus({ 'x-forwarded-for': '203.0.113.9' }), 401)
  assert.equal(await fetchStatus({ forwarded: 'for=203.0.113.9' }), 401)
})
