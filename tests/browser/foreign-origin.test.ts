import assert from 'node:assert/strict'
import http from 'node:http'
import { after, before, test } from 'node:test'
import { signedInBuyer } from '../buyers.ts'
import { putOnShelf } from '../goods.ts'
import { servedShop, type ServedShop } from './served-shop.ts'

let shop: ServedShop
let session: string
let goods: string
before(async () => {
  shop = await servedShop()
  goods = await putOnShelf(shop.db, { price: 50_000, stock: { CBT: 1_000 } })
  const { token } = await signedInBuyer(shop.db)
  const until = shop.clock.now().getTime() + 3_600_000
  session = `__Host-access=${token}.${until}; __Host-refresh=x; __Host-visitor=${crypto.randomUUID()}`
})
after(() => shop?.close())

type Sent = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string }

/** Sends exactly these headers: `fetch` would write its own Origin and Sec-Fetch-Site. */
const send = (address: string, { method = 'POST', headers = {}, body = '' }: Sent) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const request = http.request(
        shop.origin + address,
        {
          method,
          headers: { cookie: session, 'content-length': Buffer.byteLength(body), ...headers },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
          )
        },
      )
      request.on('error', reject).end(body)
    },
  )

const line = () => `intent=add&product_variant_id=${goods}&qty=1`
const types: [string, () => string][] = [
  ['application/x-www-form-urlencoded', line],
  [
    'multipart/form-data; boundary=b',
    () => `--b\r\nContent-Disposition: form-data; name="intent"\r\n\r\nadd\r\n--b--\r\n`,
  ],
  ['text/plain', line],
  ['application/json', () => JSON.stringify({ product_variant_id: goods, qty: 1 })],
]
const foreign: http.OutgoingHttpHeaders[] = [
  { origin: 'https://jahat.contoh.com' },
  { origin: 'null' },
  { origin: 'http://localhost:1' },
  { origin: 'http://localhost' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]
const inCart = async () =>
  (await shop.pool.query('select count(*) as n from cart_line')).rows[0].n as number

test('another site’s request with our reader’s cookies is refused, whatever its method, kind and address', async () => {
  const before = await inCart()
  for (const from of [...foreign, { origin: `${shop.origin}.contoh.com` }])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const [type, body] of types)
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
          const answer = await send(address, {
            method,
            headers: { ...from, 'content-type': type },
            body: body(),
          })
          const asked = `${method} ${address} ${type} ${JSON.stringify(from)}`
          // What is no address of the API with that method is none for anyone.
          assert.ok(
            answer.status === 400 || (answer.status === 404 && address.startsWith('/api')),
            `${asked}: ${answer.status}`,
          )
          assert.equal(answer.headers['set-cookie'], undefined, asked)
        }
  assert.equal(await inCart(), before)
})

test('our own pages’ forms pass, told by Origin or by Sec-Fetch-Site', async () => {
  const own = [
    { origin: shop.origin },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ]
  for (const from of own) {
    const form = await send('/cart', {
      headers: {
        ...from,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: line(),
    })
    assert.equal(form.status, 303, form.text.slice(0, 200))
    const body = JSON.stringify({ product_variant_id: goods, qty: 1 })
    assert.equal(
      (await send('/api/cart', { headers: { ...from, 'content-type': 'application/json' }, body }))
        .status,
      200,
    )
  }
})

test('a machine that is called by its number answers forms of its own pages', async () => {
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
        body: line(),
      })
    ).status,
    303,
  )
  assert.equal(
    (await send('/cart', { headers: { ...headers, origin: shop.origin }, body: line() })).status,
    400,
  )
})

test('a host that is not ours gains nothing: its own origin is foreign', async () => {
  const headers = {
    host: 'jahat.contoh.com',
    origin: 'http://jahat.contoh.com',
    'content-type': 'application/x-www-form-urlencoded',
  }
  assert.equal((await send('/cart', { headers, body: line() })).status, 400)
})

test('a client with a token of its own may stand on any site', async () => {
  const { token } = await signedInBuyer(shop.db)
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
        body: JSON.stringify({ product_variant_id: goods, qty: 1 }),
      })
    ).status,
    200,
  )
})

test('nobody else’s page is told that it may read ours', async () => {
  for (const address of ['/', '/cart', '/api/cart', '/api/customer/my/profile'])
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await send(address, {
        method,
        headers: { origin: 'https://jahat.contoh.com', 'access-control-request-method': 'POST' },
      })
      assert.equal(answer.headers['access-control-allow-origin'], undefined)
      assert.equal(answer.headers['access-control-allow-credentials'], undefined)
    }
})

const outside = [
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

test('a wish to be sent elsewhere after signing in leads home, and stands in no link', async () => {
  const body = new URLSearchParams({
    email: 'retail@contoh.id',
    password: 'belanja-2026',
  }).toString()
  for (const wish of outside) {
    const query = new URLSearchParams({ redirect: wish })
    for (const address of ['/login', '/register/retail', '/activation']) {
      const page = await send(`${address}?${query}`, { method: 'GET', headers: { cookie: [] } })
      assert.doesNotMatch(linksOf(page.text), /jahat|javascript:|data:text/, `${address} ${wish}`)
    }
    const form = await send(`/profile/alamat-pengiriman?${query}&baru=`, { method: 'GET' })
    assert.equal(form.status, 200)
    assert.doesNotMatch(linksOf(form.text), /jahat|javascript:|data:text/, `address ${wish}`)
  }
  for (const wish of outside.slice(0, 8)) {
    const headers = {
      cookie: [],
      origin: shop.origin,
      'content-type': 'application/x-www-form-urlencoded',
    }
    shop.clock.forward(60_000)
    const signedIn = await send(`/login?${new URLSearchParams({ redirect: wish })}`, {
      headers,
      body,
    })
    assert.equal(signedIn.status, 303)
    const to = new URL(signedIn.headers.location ?? '', shop.origin)
    assert.equal(to.origin, shop.origin, wish)
  }
})

/** Where the page's links lead; its forms lead back to itself, with the wish in the query. */
const linksOf = (page: string) =>
  [...page.matchAll(/<a[^>]* href="([^"]*)"/g)]
    .map(([, link]) => link!.replaceAll('&amp;', '&'))
    .filter((link) => !link.startsWith('/') || link.startsWith('//') || link.startsWith('/\\'))
    .join('\n')
