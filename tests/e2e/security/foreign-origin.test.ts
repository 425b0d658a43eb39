import assert from 'node:assert/strict'
import type http from 'node:http'
import { test } from 'node:test'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { sendRawRequest, type RawRequest } from '#tests/support/http/raw-request.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const shop = await closeAfterTests(startServedShop())
const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 1_000 } })
const { token } = await createSignedInBuyer(shop.db)
const expiresAt = shop.clock.now().getTime() + 3_600_000
const session = `__Host-access=${token}.${expiresAt}; __Host-refresh=x; __Host-visitor=${crypto.randomUUID()}`

/** Sends a request with the session cookies of a signed-in buyer. */
const send = (path: string, { headers, ...request }: RawRequest) =>
  sendRawRequest(shop.origin + path, { ...request, headers: { cookie: session, ...headers } })

const makeCartForm = () => `intent=add&product_variant_id=${variantId}&qty=1`
const BODY_TYPES: [string, () => string][] = [
  ['application/x-www-form-urlencoded', makeCartForm],
  [
    'multipart/form-data; boundary=b',
    () => `--b\r\nContent-Disposition: form-data; name="intent"\r\n\r\nadd\r\n--b--\r\n`,
  ],
  ['text/plain', makeCartForm],
  ['application/json', () => JSON.stringify({ product_variant_id: variantId, qty: 1 })],
]
const FOREIGN_ORIGINS: http.OutgoingHttpHeaders[] = [
  { origin: 'https://jahat.contoh.com' },
  { origin: 'null' },
  { origin: 'http://localhost:1' },
  { origin: 'http://localhost' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]
const countCartLines = async () =>
  (await shop.pool.query('select count(*) as n from cart_line')).rows[0].n as number

test('cross-site requests: with the buyer’s cookies they are refused for every method, type and path', async () => {
  const before = await countCartLines()
  for (const from of [...FOREIGN_ORIGINS, { origin: `${shop.origin}.contoh.com` }])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const [type, body] of BODY_TYPES)
        for (const address of [
          '/cart',
          '/cart.data',
          '/login',
          '/login?dari=google',
          '/checkout',
          '/backoffice/login',
          '/api/cart',
          '/api/auth/sign-out',
        ]) {
          const response = await send(address, {
            method,
            headers: { ...from, 'content-type': type },
            body: body(),
          })
          const description = `${method} ${address} ${type} ${JSON.stringify(from)}`
          // Unknown API paths and methods are 404 for every origin.
          assert.ok(
            response.status === 400 || (response.status === 404 && address.startsWith('/api')),
            `${description}: ${response.status}`,
          )
          assert.equal(response.headers['set-cookie'], undefined, description)
        }
  assert.equal(await countCartLines(), before)
})

test('POST /cart: same-origin forms pass, by Origin or Sec-Fetch-Site', async () => {
  const ownOrigins = [
    { origin: shop.origin },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ]
  for (const from of ownOrigins) {
    const form = await send('/cart', {
      headers: {
        ...from,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: makeCartForm(),
    })
    assert.equal(form.status, 303, form.text.slice(0, 200))
    const body = JSON.stringify({ product_variant_id: variantId, qty: 1 })
    assert.equal(
      (await send('/api/cart', { headers: { ...from, 'content-type': 'application/json' }, body }))
        .status,
      200,
    )
  }
})

test('POST /cart: a server addressed by IP accepts forms of the same origin only', async () => {
  const { port } = new URL(shop.origin)
  const headers = {
    host: `127.0.0.1:${port}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
  }
  assert.equal(
    (
      await send('/cart', {
        headers: { ...headers, origin: `http://127.0.0.1:${port}` },
        body: makeCartForm(),
      })
    ).status,
    303,
  )
  assert.equal(
    (await send('/cart', { headers: { ...headers, origin: shop.origin }, body: makeCartForm() }))
      .status,
    400,
  )
})

test('POST /cart: a forged Host does not make its origin the shop’s', async () => {
  const headers = {
    host: 'jahat.contoh.com',
    origin: 'http://jahat.contoh.com',
    'content-type': 'application/x-www-form-urlencoded',
  }
  assert.equal((await send('/cart', { headers, body: makeCartForm() })).status, 400)
})

test('POST /api/cart: a bearer token is accepted from any origin', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  const headers = {
    cookie: [],
    origin: 'https://mitra.contoh.com',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  assert.equal(
    (
      await send('/api/cart', {
        headers,
        body: JSON.stringify({ product_variant_id: variantId, qty: 1 }),
      })
    ).status,
    200,
  )
})

test('CORS: no response carries its headers', async () => {
  for (const address of ['/', '/cart', '/api/cart', '/api/customer/my/profile'])
    for (const method of ['GET', 'OPTIONS']) {
      const response = await send(address, {
        method,
        headers: { origin: 'https://jahat.contoh.com', 'access-control-request-method': 'POST' },
      })
      assert.equal(response.headers['access-control-allow-origin'], undefined)
      assert.equal(response.headers['access-control-allow-credentials'], undefined)
    }
})

const FOREIGN_REDIRECTS = [
  '//jahat.contoh.com',
  '/\\jahat.contoh.com',
  '\\\\jahat.contoh.com',
  'https://jahat.contoh.com',
  'https:jahat.contoh.com',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/\t/jahat.contoh.com',
  '\t//jahat.contoh.com',
  '/%09/jahat.contoh.com',
  '//jahat.contoh.com/%2e%2e',
  '/..//jahat.contoh.com',
  '/./\\jahat.contoh.com',
  'jahat.contoh.com',
  '@jahat.contoh.com',
  '///jahat.contoh.com',
]

test('/login?redirect=: a foreign redirect is ignored and appears in no link', async () => {
  const body = new URLSearchParams({
    email: 'retail@contoh.id',
    password: 'belanja-2026',
  }).toString()
  for (const redirect of FOREIGN_REDIRECTS) {
    const query = new URLSearchParams({ redirect })
    for (const address of ['/login', '/register/retail', '/activation']) {
      const page = await send(`${address}?${query}`, { method: 'GET', headers: { cookie: [] } })
      assert.doesNotMatch(
        findForeignLinks(page.text),
        /jahat|javascript:|data:text/,
        `${address} ${redirect}`,
      )
    }
    const form = await send(`/profile/alamat-pengiriman?${query}&baru=`, { method: 'GET' })
    assert.equal(form.status, 200)
    assert.doesNotMatch(
      findForeignLinks(form.text),
      /jahat|javascript:|data:text/,
      `address ${redirect}`,
    )
  }
  for (const redirect of FOREIGN_REDIRECTS.slice(0, 8)) {
    const headers = {
      cookie: [],
      origin: shop.origin,
      'content-type': 'application/x-www-form-urlencoded',
    }
    shop.clock.advance(60_000)
    const signedIn = await send(`/login?${new URLSearchParams({ redirect })}`, {
      headers,
      body,
    })
    assert.equal(signedIn.status, 303)
    const to = new URL(signedIn.headers.location ?? '', shop.origin)
    assert.equal(to.origin, shop.origin, redirect)
  }
})

/**
 * The page's links that leave the shop. Its forms post to the page itself, with the redirect in the
 * query.
 */
const findForeignLinks = (page: string) =>
  [...page.matchAll(/<a[^>]* href="([^"]*)"/g)]
    .map(([, link]) => link!.replaceAll('&amp;', '&'))
    .filter((link) => !link.startsWith('/') || link.startsWith('//') || link.startsWith('/\\'))
    .join('\n')
