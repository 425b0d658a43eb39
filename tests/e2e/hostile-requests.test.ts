import assert from 'node:assert/strict'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { findFreePort } from '#database/embedded/port.ts'
import { readConfig } from '#server/config.ts'
import { serve } from '#server/main.ts'
import { calls } from '#modules/contract.ts'
import { toRoutePath } from '#platform/contract/service-path.ts'
import { createSignedInBuyer } from '../support/buyers.ts'
import { startServedShop, type ServedShop } from '../support/served-shop.ts'

let shop: ServedShop
before(async () => {
  shop = await startServedShop()
})
after(() => shop?.close())

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

const MULTIPART = 'multipart/form-data; boundary=b'
const FILE_PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\naaaa'

/** The first line of the response to a body that never ends: a server that reads it first never answers. */
const startBody = (to: string, headers: Record<string, string>, body = FILE_PART) =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(shop.origin)
    const socket = net.connect(Number(port), '127.0.0.1')
    socket.setTimeout(5_000, () => socket.destroy(new Error(`${to}: nothing was answered`)))
    socket.on('error', reject)
    socket.on('data', (text) => {
      resolve(String(text).split('\r\n')[0]!)
      socket.destroy()
    })
    const all = { host: `localhost:${port}`, 'content-length': '90000000', ...headers }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST ${to} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  })

const signInStaff = async (email: string) => {
  const body = { email, password: 'kelola-2026' }
  return (await shop.client().staffIdentity.signIn({ body })).token
}

test('POST /api/*: who may not make a call is refused before the body is read', async () => {
  const buyer = await createSignedInBuyer(shop.db)
  const sales = await signInStaff('sales@contoh.id')
  const json = { 'content-type': 'application/json' }
  const multipart = { 'content-type': MULTIPART }
  const as = (token: string) => ({ authorization: `Bearer ${token}` })
  const cases: [string, Record<string, string>, number][] = [
    ['/api/file-upload', multipart, 401],
    ['/api/file-upload', { ...multipart, ...as('tidak-ada') }, 401],
    ['/api/staff/imports', multipart, 401],
    ['/api/staff/imports', { ...multipart, ...as(buyer.token) }, 401],
    ['/api/staff/imports', { ...multipart, ...as(sales) }, 403],
    ['/api/staff/pictures', { ...multipart, ...as(sales) }, 403],
    ['/api/so/ecom', json, 401],
    ['/api/staff/staff', json, 401],
    ['/api/staff/staff', { ...json, ...as(buyer.token) }, 401],
    ['/api/staff/staff', { ...json, ...as(sales) }, 403],
  ]
  for (const [to, headers, status] of cases)
    assert.match(await startBody(to, headers), new RegExp(`^HTTP/1.1 ${status} `), to)
})

test('POST /backoffice/*: a visitor’s form is answered before it is read, staff send files by their role', async () => {
  const multipart = { 'content-type': MULTIPART }
  for (const to of ['/backoffice/impor', '/backoffice/produk/1', '/backoffice/impor.data'])
    assert.match(await startBody(to, multipart), /^HTTP\/1\.1 (302|202) /, to)
  const expiresAt = shop.clock.now().getTime() + 3_600_000
  const cookieOf = async (email: string) =>
    `__Host-staff-access=${await signInStaff(email)}.${expiresAt}; __Host-staff-refresh=x`
  const postFile = async (email: string) => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(3_000_000)], 'a.csv'))
    const headers = { cookie: await cookieOf(email) }
    return fetch(`${shop.origin}/backoffice/impor`, { method: 'POST', headers, body })
  }
  assert.equal((await postFile('sales@contoh.id')).status, 413)
  assert.notEqual((await postFile('konten@contoh.id')).status, 413)
  const cookie = await cookieOf('konten@contoh.id')
  assert.match(await startBody('/backoffice/impor', { ...multipart, cookie }), /^HTTP\/1\.1 413 /)
})

/** Sends a body without an end: the status, and how many bytes were taken before the connection ended. */
const sendEndlessBody = (to: string, headers: Record<string, string>, part: string) =>
  new Promise<{ status: number; takenBytes: number }>((resolve) => {
    const { port } = new URL(shop.origin)
    const socket = net.connect(Number(port), '127.0.0.1')
    let head = ''
    const chunk = Buffer.from(`100000\r\n${part.repeat(0x100000 / part.length)}\r\n`)
    const push = () => void (socket.writable && socket.write(chunk, () => setImmediate(push)))
    socket.on('data', (text) => (head ||= String(text)))
    socket.on('error', () => {})
    socket.on('close', () =>
      resolve({ status: Number(head.split(' ')[1]), takenBytes: socket.bytesWritten }),
    )
    const all = { host: `localhost:${port}`, 'transfer-encoding': 'chunked', ...headers }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST ${to} HTTP/1.1\r\n${lines.join('')}\r\n`, push)
  })

test('POST calls and pages: a body without end is 413 at the total of its rule, and the connection is closed', async () => {
  const json = { 'content-type': 'application/json' }
  const multipart = { 'content-type': MULTIPART }
  const cases: [string, Record<string, string>, string][] = [
    ['/api/auth/login/email', json, '    '],
    ['/api/ecom/quick-order', multipart, 'aaaa'],
    ['/login', { 'content-type': FORM }, 'a=b&'],
    ['/login.data', { 'content-type': FORM }, 'a=b&'],
    ['/cart', multipart, 'aaaa'],
    ['/cart', { 'content-type': FORM }, 'a=b&'],
  ]
  for (const [to, headers, part] of cases) {
    const { status, takenBytes } = await sendEndlessBody(to, headers, part)
    assert.equal(status, 413, to)
    // With the eight megabytes after the response, and what the kernel's buffers hold.
    assert.ok(takenBytes < 48 * 1_048_576, `${to} ${takenBytes}`)
  }
})

test('POST: what anybody may send is 413 above sixteen kilobytes, for calls and pages', async () => {
  const signedOutCalls = Object.values(calls).filter(
    ({ who = 'anyone', body, maxBytes }) => who === 'anyone' && body && !maxBytes,
  )
  assert.ok(signedOutCalls.length > 10)
  const json = JSON.stringify({ email: 'a@contoh.id', filler: 'x'.repeat(17_000) })
  for (const call of signedOutCalls) {
    const { status } = await fetch(
      shop.origin + toRoutePath(call).replace(/:\w+/g, '0a7ed8ee-6d5a-4d67-8f0c-27b0b4b9bd4f'),
      { method: call.method, headers: { 'content-type': 'application/json' }, body: json },
    )
    assert.equal(status, 413, `${call.method} ${call.path}`)
  }
  const pages = ['/login', '/register/retail', '/register/bisnis', '/forgot', '/activation']
  const staffPages = ['/backoffice/login', '/backoffice/sandi']
  for (const to of [...pages, '/reset-password?token=x', ...staffPages, '/produk/x', '/login.data'])
    for (const body of [
      new URLSearchParams({ email: 'a@contoh.id', filler: 'x'.repeat(17_000) }),
      toFormData({ email: 'a@contoh.id', filler: 'x'.repeat(17_000) }),
    ]) {
      const { status } = await fetch(shop.origin + to, { method: 'POST', body })
      assert.equal(status, 413, to)
    }
})

function toFormData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('POST pages: 80,000 repeated fields are refused, and others are answered meanwhile', async () => {
  // One such form stopped the process for half a minute. The deadline is that of the others.
  const attack = (to: string, body: string) =>
    fetch(shop.origin + to, { method: 'POST', headers: { 'content-type': FORM }, body })
  const attacks = [
    attack('/login', 'a=b&'.repeat(80_000)),
    attack('/register/retail', 'a=b&'.repeat(80_000)),
    attack('/cart', 'a=b&'.repeat(80_000)),
    attack('/cart', '&a'.repeat(750_000)),
  ]
  const signal = AbortSignal.timeout(2_000)
  assert.equal((await fetch(`${shop.origin}/healthz`, { signal })).status, 200)
  for (const response of await Promise.all(attacks)) assert.equal(response.status, 413)
})

test('GET /reset-password: a rate limit is 429 with a page, not a fault', async () => {
  let last: Response | undefined
  for (let nr = 0; nr < 61; nr += 1)
    last = await fetch(`${shop.origin}/reset-password?token=tidak-ada`)
  assert.equal(last?.status, 429)
  assert.match(await last.text(), /Terlalu banyak percobaan/)
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

test('request targets that name another host are refused', async () => {
  for (const path of ['//jahat.id/login', '//jahat.id/', '/\\jahat.id/login'])
    assert.equal((await sendRaw(path)).statusCode, 404, path)
  assert.equal((await sendRaw('http://jahat.id/login')).statusCode, 400)
})

test('POST /backoffice/login: sets staff cookies for every spelling of the path', async () => {
  const credentials = 'email=admin@contoh.id&password=kelola-2026'
  for (const path of ['/backoffice/login', '/Backoffice/login', '/%62ackoffice/login']) {
    const { headers } = await sendRaw(path, { origin: shop.origin }, credentials)
    const names = (headers['set-cookie'] ?? []).map((line) => line.split('=')[0])
    assert.deepEqual(names, ['__Host-staff-access', '__Host-staff-refresh'], path)
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
