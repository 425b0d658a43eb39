import assert from 'node:assert/strict'
import net from 'node:net'
import { test } from 'node:test'
import { Failure } from '#platform/contract/schemas.ts'
import { toRoutePath } from '#platform/contract/service-path.ts'
import { calls } from '#modules/contract.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const shop = await closeAfterTests(startServedShop())

const FORM = 'application/x-www-form-urlencoded'
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

for (const [path, times] of [
  ['/reset-password?token=tidak-ada', 61],
  ['/lacak?kode=tidak-ada', 121],
  ['/lacak.data?kode=tidak-ada', 1],
] as const)
  test(`GET ${path}: a rate limit is 429 with its sentence, not a fault`, async () => {
    let last: Response | undefined
    for (let nr = 0; nr < times; nr += 1) last = await fetch(shop.origin + path)
    assert.equal(last?.status, 429)
    assert.match(await last.text(), /Terlalu banyak percobaan/)
  })

test('POST pages: a body that is no form is 415 or 400, with the shop’s error page', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na'
  const bodies: [type: string, body: string, status: number][] = [
    ['application/json', '{"intent":"add"}', 415],
    ['application/json', '['.repeat(100_000), 415],
    ['text/plain', 'intent=add', 415],
    [';;;', 'intent=add', 415],
    ['multipart/form-data', part, 400],
    ['multipart/form-data; boundary=lain', part, 400],
    ['multipart/form-data; boundary=b', part, 400],
    ['multipart/form-data; boundary=b', part.slice(0, 12), 400],
    ['application/x-www-form-urlencoded', '__proto__=x', 400],
    ['application/x-www-form-urlencoded', 'a[=x', 400],
    ['application/x-www-form-urlencoded', '__intent__=xxx', 422],
    ['application/x-www-form-urlencoded', '__state__={', 422],
  ]
  for (const address of ['/login', '/register/retail', '/cart', '/backoffice/login', '/login.data'])
    for (const [type, body, status] of bodies) {
      const response = await fetchRead(address, {
        method: 'POST',
        headers: { 'content-type': type },
        body: Buffer.from(body),
      })
      assert.equal(response.status, status, `${address} ${type} ${body.slice(0, 20)}`)
      if (!address.endsWith('.data')) assert.match(response.text, /<html lang="id"/)
    }
})

test('POST /api/cart, POST /api/auth/login/email: JSON of 100,000 brackets is 4xx in the envelope', async () => {
  for (const address of ['/api/cart', '/api/auth/login/email', '/api/ecom/quick-order/cart'])
    for (const body of [
      '['.repeat(100_000),
      `{"lines":${'['.repeat(7_000)}${']'.repeat(7_000)}}`,
      `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
    ]) {
      const { status, text } = await fetchRead(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      assert.ok(status === 400 || status === 413, `${address} ${status}`)
      assert.equal(Failure.parse(JSON.parse(text)).statusCode, status)
    }
})

/** Reads the response to its end: an unread body prevents the server from closing. */
async function fetchRead(address: string, init: RequestInit = {}) {
  const response = await fetch(shop.origin + address, { redirect: 'manual', ...init })
  const { status, headers } = response
  return { status, headers, text: await response.text() }
}
