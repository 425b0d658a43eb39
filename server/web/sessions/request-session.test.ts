import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { after, beforeEach, test } from 'node:test'
import { FRIDAY_NOON, useTestShop } from '#tests/support/shop.ts'
import { readConfig } from '../../config/config.ts'
import { createCookieJar } from './cookies.ts'
import { openRequestSession } from './request-session.ts'
import { createPageViewLog } from '../page-views/page-view-log.ts'

/** A remote API with fixed responses, and the requests that it received. */
type ReceivedRequest = { line: string; headers: http.IncomingHttpHeaders; body: unknown }
let requests: ReceivedRequest[] = []
type RemoteResponse = [status: number, data: unknown, headers?: Record<string, string>]
let responses: Record<string, RemoteResponse> = {}
const remoteApi = http.createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    const line = `${request.method} ${request.url}`
    requests.push({ line, headers: request.headers, body: text && JSON.parse(text) })
    const [status, data, headers] = responses[line] ?? [200, { ok: true }]
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    const message = { statusCode: status, statusMessage: 'x', message: 'Tidak bisa.', data: null }
    response.end(JSON.stringify(status < 400 ? { data } : message))
  })
})

await new Promise<void>((done) => remoteApi.listen(0, '127.0.0.1', done))
after(() => {
  remoteApi.closeAllConnections()
  remoteApi.close()
})
const origin = `http://127.0.0.1:${(remoteApi.address() as AddressInfo).port}`
const config = readConfig({ API_URL: `${origin}/api`, LOG_LEVEL: 'silent' })
const shop = await useTestShop()
beforeEach(() => {
  requests = []
  responses = {}
  shop.logged.length = 0
})

const LATER = Date.parse(FRIDAY_NOON) + 3_600_000
/** A page request with the cookies of a session whose access token expires at `until`. */
const openSession = async ({ until = LATER, by: usedConfig = config, cookies = true } = {}) => {
  const jar = createCookieJar(
    usedConfig.cookies,
    cookies ? `__Host-access=lama.${until}; __Host-refresh=segar` : null,
  )
  const returnPath = '/profile?x=1'
  const client = { ipAddress: '10.0.0.1', userAgent: 'uji', requestId: 'r1' }
  return {
    jar,
    ...(await openRequestSession(shop, usedConfig, {
      jar,
      realm: 'buyer',
      returnPath,
      ...client,
    })),
  }
}
const clearsBothTokens = (set: readonly string[]) =>
  ['access', 'refresh'].every((name) =>
    set.some((line) => line.startsWith(`__Host-${name}=;`) && line.includes('Max-Age=0')),
  )
const errors = () => shop.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
const requestLines = () => requests.map(({ line }) => line)

const body = { email: 'a@contoh.id', password: 'rahasia-sekali' }
const user = {
  id: '1',
  name: 'A',
  email: 'a@contoh.id',
  phone: '',
  isBusiness: false,
  companyName: null,
}
const tokens = {
  token: 'baru',
  refreshToken: 'segar-baru',
  expiresAt: '2026-11-20T12:15:00+07:00',
  refreshExpiresAt: '2026-12-20T12:00:00+07:00',
  device: 'perangkat',
}

test('identity.signIn: a response without a string token sets no cookie and is logged as an error', async () => {
  for (const token of [undefined, null, 7, { a: 1 }]) {
    shop.logged.length = 0
    responses['POST /api/auth/login/email'] = [200, { ...tokens, token, user }]
    const { api, jar } = await openSession({ cookies: false })
    await assert.rejects(api.identity.signIn({ body }), { code: 'client.bad_response' })
    assert.deepEqual(jar.setCookies, [])
    assert.deepEqual(
      errors().map(({ call, wrong }) => [call, wrong]),
      [['identity.signIn', ['token']]],
    )
    assert.ok(!shop.logged.join('').includes(body.password))
  }
})

test('openRequestSession: a refresh without a string token is logged, and the cookies stay', async () => {
  responses['POST /api/auth/refresh'] = [200, { ...tokens, token: 7 }]
  const { jar } = await openSession({ until: 0 })
  assert.deepEqual(jar.setCookies, [])
  assert.deepEqual(
    errors().map(({ call }) => call),
    ['identity.refresh'],
  )
})

test('openRequestSession: a refresh that fails with 500 is logged, and the session is still read', async () => {
  responses['POST /api/auth/refresh'] = [500, null]
  responses['GET /api/auth/session'] = [200, { user }]
  const { session, jar } = await openSession({ until: 0 })
  assert.equal((await session()).state, 'authenticated')
  assert.deepEqual(jar.setCookies, [])
  assert.equal(errors().length, 1)
})

test('openRequestSession: a refused refresh ends the session', async () => {
  responses['POST /api/auth/refresh'] = [401, null]
  const { session, jar } = await openSession({ until: 0 })
  assert.deepEqual(await session(), { state: 'unauthenticated', hasEnded: true })
  assert.ok(clearsBothTokens(jar.setCookies))
  assert.deepEqual(requestLines(), ['POST /api/auth/refresh'])
})

test('openRequestSession: a refresh sends the refresh token in the body, the access token in a header', async () => {
  responses['POST /api/auth/refresh'] = [200, tokens]
  const { jar } = await openSession({ until: 0 })
  assert.deepEqual(requestLines(), ['POST /api/auth/refresh'])
  assert.deepEqual(requests[0]!.body, { refreshToken: 'segar' })
  assert.equal(requests[0]!.headers.authorization, 'Bearer lama')
  assert.match(jar.setCookies.join('\n'), /__Host-access=baru\..*\n.*__Host-refresh=segar-baru/)
})

test('openRequestSession: a session that cannot be fetched clears both tokens and logs an error', async () => {
  for (const status of [401, 403, 404, 422, 500]) {
    shop.logged.length = 0
    responses['GET /api/auth/session'] = [status, null]
    const { session, jar } = await openSession()
    assert.deepEqual(await session(), { state: 'unauthenticated', hasEnded: true })
    assert.ok(clearsBothTokens(jar.setCookies), String(status))
    assert.equal(errors().length, 1, String(status))
    assert.equal(shop.logged.length, 1)
  }
  shop.logged.length = 0
  responses['GET /api/auth/session'] = [200, { user: { id: 1 } }]
  const { session, jar } = await openSession()
  assert.deepEqual(await session(), { state: 'unauthenticated', hasEnded: true })
  assert.ok(clearsBothTokens(jar.setCookies))
})

test('openRequestSession: an unavailable or rate-limited API signs nobody out', async () => {
  for (const status of [429, 502, 503, 504]) {
    responses['GET /api/auth/session'] = [status, null]
    const { session, jar } = await openSession()
    await assert.rejects(session(), { status })
    assert.deepEqual(jar.setCookies, [])
    responses['POST /api/auth/refresh'] = [status, null]
    await assert.rejects(openSession({ until: 0 }), { status })
  }
})

const redirectOf = async (pendingCall: Promise<unknown>) =>
  pendingCall.then(
    () => undefined,
    (thrown: unknown) =>
      thrown instanceof Response ? thrown.headers.get('location') : (thrown as Error).name,
  )

test('withErrorResponses: 401 signs out on the server too and leads to /login, 403 leads home', async () => {
  for (const [status, to] of [
    [401, '/login?redirect=%2Fprofile%3Fx%3D1&sesi=berakhir'],
    [403, '/'],
  ] as const) {
    requests = []
    responses['GET /api/customer/my/profile'] = [status, null]
    const { api, jar } = await openSession()
    assert.equal(await redirectOf(api.customers.profile()), to)
    assert.ok(clearsBothTokens(jar.setCookies))
    assert.deepEqual(requestLines(), ['GET /api/customer/my/profile', 'POST /api/auth/sign-out'])
    assert.equal(requests[1]!.headers.authorization, 'Bearer lama')
  }
})

test('withErrorResponses: neither 401 nor 403 signs out on a path with `auth`', async () => {
  for (const status of [401, 403]) {
    responses['POST /api/auth/change-password'] = [status, null]
    responses['POST /services/mri/authenticateds'] = [status, null]
    const { api, jar } = await openSession()
    const changed = { currentPassword: 'a', newPassword: 'batu-kali-77' }
    for (const startCall of [
      () => api.identity.changePassword({ body: changed }),
      () => api.pageViews.authenticated({ body: { path: '/' } }),
    ])
      assert.notEqual((await redirectOf(startCall())) ?? '', '/login')
    assert.deepEqual(jar.setCookies, [])
    assert.ok(!requestLines().includes('POST /api/auth/sign-out'))
  }
})

test('createPageTransport: one service may be remote while everything else is served here', async () => {
  const usedConfig = readConfig({ UPO_URL: `${origin}/pihak-lain`, LOG_LEVEL: 'silent' })
  responses['GET /pihak-lain/storage/upload'] = [200, { kinds: ['pdf'], maxBytes: 1 }]
  const { api } = await openSession({ by: usedConfig })
  assert.deepEqual(await api.purchaseOrders.uploadRule(), { kinds: ['pdf'], maxBytes: 1 })
  assert.equal(requests[0]!.headers['x-service-access'], 'pondasi-upo')
  assert.equal((await api.identity.registration()).open, true)
  assert.equal(requests.length, 1)
})

test('createPageTransport: what a remote API gives its caller goes into cookies and comes with the next call', async () => {
  const visitor = '6f0b0b53-6a4f-4d63-9a3e-0c7a4b5d9e11'
  const given = { 'x-visitor': visitor, 'x-write-position': '0/16B3748' }
  responses['POST /api/auth/sign-out'] = [200, { ok: true }, given]
  const { api, jar } = await openSession()
  await api.identity.signOut()
  await api.identity.signOut()
  const { headers } = requests[1]!
  assert.deepEqual([headers['x-visitor'], headers['x-write-position']], [visitor, '0/16B3748'])
  const cookies = jar.setCookies.join()
  assert.match(cookies, new RegExp(`__Host-visitor=${visitor};.*__Host-position=0%2F16B3748;`))
})

test('createPageViewLog: a remote log gets page views with their reader and without queries', async () => {
  const usedConfig = readConfig({ MRI_URL: `${origin}/kunjungan`, LOG_LEVEL: 'silent' })
  const log = createPageViewLog(Fastify(), shop, usedConfig)
  const pageRequest = (url: string) =>
    ({
      url,
      method: 'GET',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' },
    }) as http.IncomingMessage
  const pageResponse = { statusCode: 200 } as http.ServerResponse
  const page = pageRequest('/profile?kata=rahasia')
  log.setReader(page, { accountId: user.id, api: (await openSession({ by: usedConfig })).api })
  log.record(page, pageResponse)
  log.record(pageRequest('/produk?search=semen'), pageResponse)
  for (let attempt = 0; requests.length < 2 && attempt < 400; attempt += 1) await pause(5)
  assert.deepEqual(
    requests.map(({ line, body, headers }) => [line, body, headers.authorization]).toSorted(),
    [
      ['POST /kunjungan/authenticateds', { path: '/profile' }, 'Bearer lama'],
      ['POST /kunjungan/unauthenticateds', { path: '/produk' }, undefined],
    ],
  )
})
