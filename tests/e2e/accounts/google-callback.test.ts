import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import {
  makeClaims,
  signIdToken,
  startJwksServer,
  readNonceAndState,
} from '#tests/support/servers/google.ts'
import { sendRawRequest, type RawRequest } from '#tests/support/http/raw-request.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const google = await closeAfterTests(startJwksServer())
const googleOrigin = new URL(google.config.authorizeUrl).origin
const shop = await closeAfterTests(startServedShop({ google: google.config }))

const FORM = 'application/x-www-form-urlencoded'
type CallbackRequest = RawRequest & { address?: string }

/** Posts to the callback as Google's page does. */
async function send({ address = '/login?dari=google', headers, ...request }: CallbackRequest) {
  const response = await sendRawRequest(shop.origin + address, {
    ...request,
    headers: { 'content-type': FORM, origin: googleOrigin, ...headers },
  })
  return {
    status: response.status,
    location: response.headers.location ?? '',
    cookies: response.headers['set-cookie'] ?? [],
  }
}

/** Starts the sign-in as a visitor: the flow cookie and the request to Google. */
async function beginSignIn(query = '') {
  shop.clock.advance(60_000)
  const { status, location, cookies } = await send({
    address: `/login${query}`,
    headers: { origin: shop.origin },
    body: 'intent=google',
  })
  assert.equal(status, 303)
  const to = new URL(location)
  assert.equal(to.origin, googleOrigin)
  return {
    to,
    cookie: cookies[0]!.split(';')[0]!,
    attributes: cookies[0]!,
    ...readNonceAndState(location),
  }
}
const makeCallbackBody = (nonce: string, state: string, more: Record<string, unknown> = {}) =>
  new URLSearchParams({
    id_token: signIdToken(google.key(), makeClaims(shop.clock, { nonce, ...more })),
    state,
  }).toString()
const hasSessionCookie = (cookies: string[]) => cookies.some((each) => /access=[^;]/.test(each))

test('POST /login, intent google: redirects to Google and sets the flow cookie', async () => {
  const { to, attributes } = await beginSignIn('?redirect=/cart')
  const query = Object.fromEntries(to.searchParams)
  assert.deepEqual(
    { ...query, nonce: query['nonce']?.length, state: query['state']?.length },
    {
      client_id: google.config.clientId,
      response_type: 'id_token',
      response_mode: 'form_post',
      scope: 'openid email profile',
      prompt: 'select_account',
      redirect_uri: `${shop.origin}/login?dari=google`,
      nonce: 43,
      state: 43,
    },
  )
  assert.match(
    attributes,
    /^__Host-errand=.*; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/,
  )
})

test('POST /login?dari=google: a valid response signs in once and redirects to the requested page', async () => {
  const { cookie, nonce, state } = await beginSignIn('?redirect=/cart')
  const body = makeCallbackBody(nonce, state)
  const { status, location, cookies } = await send({ headers: { cookie }, body })
  assert.deepEqual([status, location], [303, '/cart'])
  assert.ok(hasSessionCookie(cookies))
  const { ticket } = JSON.parse(decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)))
  for (const secret of [new URLSearchParams(body).get('id_token')!, ticket, nonce, state])
    assert.ok(!shop.logged.join('').includes(secret))
  const again = await send({ headers: { cookie }, body })
  assert.match(again.location, /^\/login\?google=google\.stale/)
  assert.ok(!hasSessionCookie(again.cookies))
})

test('POST /login?dari=google: a foreign state or a missing flow cookie signs nobody in', async () => {
  const [victim, attacker] = [await beginSignIn(), await beginSignIn()]
  for (const [cookie, body] of [
    [victim.cookie, makeCallbackBody(attacker.nonce, attacker.state)],
    [victim.cookie, makeCallbackBody(attacker.nonce, victim.state)],
    ['', makeCallbackBody(attacker.nonce, attacker.state)],
    ['__Host-errand=%7B', makeCallbackBody(attacker.nonce, attacker.state)],
    ['__Host-errand=%E0%A4%A', makeCallbackBody(attacker.nonce, attacker.state)],
  ] as const) {
    const { status, location, cookies } = await send({ headers: { cookie }, body })
    assert.equal(status, 303)
    assert.match(location, /^\/login\?google=google\.(stale|refused)/)
    assert.ok(!hasSessionCookie(cookies))
  }
})

test('POST /login?dari=google: another origin, path, method or content type is 400', async () => {
  const { cookie, nonce, state } = await beginSignIn()
  const body = makeCallbackBody(nonce, state)
  const login = `email=retail%40contoh.id&password=belanja-2026&intent=google`
  const variations: CallbackRequest[] = [
    ...[
      'https://jahat.contoh.com',
      'null',
      `${googleOrigin}.contoh.com`,
      `${googleOrigin}/`,
      'http://127.0.0.1',
    ].map((origin) => ({ headers: { cookie, origin } })),
    ...[
      '/login',
      '/login?',
      '/login?dari=google&x=1',
      '/login?x=1&dari=google',
      '/login/?dari=google',
      '//login?dari=google',
      '/login?dari=google%20',
      '/login.data?dari=google',
      '/cart?dari=google',
      '/backoffice/login?dari=google',
    ].map((address) => ({ address, headers: { cookie } })),
    ...['PUT', 'PATCH', 'DELETE'].map((method) => ({ method, headers: { cookie } })),
    ...['text/plain', 'application/json', 'multipart/form-data; boundary=b'].map((type) => ({
      headers: { cookie, 'content-type': type },
    })),
  ]
  for (const each of variations)
    for (const sent of [body, login]) {
      const { status, cookies } = await send({ ...each, body: sent })
      assert.equal(status, 400, JSON.stringify(each))
      assert.deepEqual(cookies, [])
    }
  // What passes the guard is parsed as Google's response only, never as a password form.
  const asPassword = await send({ headers: { cookie: '' }, body: login })
  assert.match(asPassword.location, /^\/login\?google=google\.stale/)
  assert.ok(!hasSessionCookie(asPassword.cookies))
  assert.ok(hasSessionCookie((await send({ headers: { cookie }, body })).cookies))
})

test('POST /login?dari=google: a foreign redirect does not survive the flow', async () => {
  for (const redirect of [
    '//jahat.contoh.com',
    'https://jahat.contoh.com',
    '/\\jahat.contoh.com',
  ]) {
    const { cookie, nonce, state } = await beginSignIn(`?${new URLSearchParams({ redirect })}`)
    const { location } = await send({ headers: { cookie }, body: makeCallbackBody(nonce, state) })
    assert.equal(location, '/')
  }
  const { cookie, nonce, state } = await beginSignIn()
  const storedFlow = JSON.parse(decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)))
  const changed = JSON.stringify({ ...storedFlow, redirectTo: '//jahat.contoh.com' })
  const headers = { cookie: `__Host-errand=${encodeURIComponent(changed)}` }
  assert.equal((await send({ headers, body: makeCallbackBody(nonce, state) })).location, '/')
})

test('/login?google=: shows a message for known codes only', async () => {
  const page = async (code: string) =>
    (await fetch(`${shop.origin}/login?${new URLSearchParams({ google: code })}`)).text()
  assert.match(await page('google.unverified'), /Google belum memastikan alamat email Anda/)
  for (const code of ['__proto__', 'toString', 'Kirim uang ke rekening ini', ''])
    assert.doesNotMatch((await page(code)).replace(/<script[\s\S]*/, ''), /role="alert"|Kirim uang/)
})

test('POST /login?dari=google: an account that is not activated is the one who proves the address', async () => {
  await shop.asVisitor().identity.register({
    body: {
      name: 'Tunggu Dulu',
      email: 'tunggu@contoh.id',
      phone: '0812 9041 7735',
      password: 'rumah-joglo-77',
    },
  })
  const { cookie, nonce, state } = await beginSignIn()
  const { location } = await send({
    headers: { cookie },
    body: makeCallbackBody(nonce, state, { sub: 'sub-tunggu', email: 'tunggu@contoh.id' }),
  })
  assert.equal(location, '/')
})

test('POST /login?dari=google: reports that Google’s keys are unavailable', async () => {
  const { cookie, nonce, state } = await beginSignIn()
  google.jwksResponse.status = 500
  shop.clock.advance(3_600_000)
  const lateFlow = await beginSignIn()
  const { location } = await send({
    headers: { cookie: lateFlow.cookie },
    body: makeCallbackBody(lateFlow.nonce, lateFlow.state),
  })
  assert.match(location, /^\/login\?google=google\.away/)
  google.jwksResponse.status = 200
  const stale = await send({ headers: { cookie }, body: makeCallbackBody(nonce, state) })
  assert.match(stale.location, /google\.stale/)
})
