import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { Failure } from '#platform/contract/schemas.ts'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { placeOrder, makeProofImage } from '#tests/support/orders/orders.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { HOSTILE_TEXTS } from '#tests/support/generated-input/hostile-input.ts'
import { sendRawRequest } from '#tests/support/http/raw-request.ts'
import { startServedShop } from '#tests/support/served-shop.ts'

const shop = await closeAfterTests(startServedShop())

/** Reads the response to its end: an unread body prevents the server from closing. */
async function fetchRead(address: string, init: RequestInit = {}) {
  const response = await fetch(shop.origin + address, { redirect: 'manual', ...init })
  const { status, headers } = response
  return { status, headers, text: await response.text() }
}

test('/api/*: an unknown path is 404 in the envelope, never a page', async () => {
  const paths = [
    '/api/tidak-ada',
    '/api/',
    '/services/blog/tidak-ada',
    `/api/so/ecom/${'a'.repeat(600)}/header`,
  ]
  for (const address of paths)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const response = await fetchRead(address, {
        method,
        ...(method === 'POST' ? { body: 'x=1', headers: { 'content-type': 'text/xml' } } : {}),
      })
      assert.equal(response.status, 404, `${method} ${address}`)
      assert.equal(Failure.parse(JSON.parse(response.text)).data?.code, 'not_found')
    }
})

test('pages, /api/*: a path that cannot be decoded is 400, in the envelope for the API', async () => {
  const api = await fetchRead('/api/product/ec/%E0%A4%A')
  assert.equal(api.status, 400)
  assert.equal(Failure.parse(JSON.parse(api.text)).data?.code, 'input.unreadable')
  const page = await fetchRead('/produk/%E0%A4%A')
  assert.equal(page.status, 400)
  assert.match(page.text, /tidak dapat dibaca/)
})

test('pages: methods that no page has are 405 and say which there are', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const address of ['/', '/cart', '/login', '/tidak-ada']) {
      const { status, headers } = await fetchRead(address, { method })
      assert.equal(status, 405, `${method} ${address}`)
      assert.equal(headers.get('allow'), 'GET, HEAD, POST')
    }
  // `fetch` does not send TRACE.
  assert.equal((await sendRawRequest(`${shop.origin}/cart`, { method: 'TRACE' })).status, 405)
})

test('/assets, /sitemap: a path that is no file is 404 in the envelope', async () => {
  for (const address of ['/assets/', '/assets/tidak-ada.js', '/assets/%00', '/sitemap/tidak-ada']) {
    const { status, text } = await fetchRead(address)
    assert.equal(status, 404, address)
    assert.equal(Failure.parse(JSON.parse(text)).data?.code, 'not_found')
  }
  const { status, text } = await sendRawRequest(`${shop.origin}/assets/..%2f..%2fpackage.json`, {
    method: 'GET',
  })
  assert.equal(status, 404)
  assert.equal(Failure.parse(JSON.parse(text)).data?.code, 'not_found')
})

test('/cart: invalid cookies are ignored', async () => {
  for (const value of ['%E0%A4%A', '%00', 'a%0d%0ax:1', 'x'.repeat(3_000), '.', 'NaN.NaN', '%22'])
    for (const name of ['visitor', 'access', 'refresh']) {
      const response = await fetchRead('/cart', { headers: { cookie: `__Host-${name}=${value}` } })
      assert.equal(response.status, 200, `${name}=${value}`)
      assert.match(response.text, /Keranjang masih kosong/)
    }
})

test('pages: every response has a strict CSP, nosniff and a referrer policy', async () => {
  for (const address of [
    '/',
    '/produk',
    '/kategori',
    '/cart',
    '/login',
    '/checkout',
    '/tidak-ada',
    '/backoffice/login',
  ]) {
    const { headers } = await fetchRead(address)
    const policy = headers.get('content-security-policy') ?? ''
    const script = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    // A cached page is shared, so it lists its scripts by hash; other pages use a nonce.
    assert.match(script, /'nonce-[\w+/=]{20,}'|'sha256-[\w+/=]{44}'/, address)
    assert.doesNotMatch(script, /'nonce-.*'sha256-|'sha256-.*'nonce-/)
    assert.doesNotMatch(script, /unsafe/)
    assert.doesNotMatch(/style-src [^;]+/.exec(policy)?.[0] ?? '', /unsafe/)
    for (const rule of [
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ])
      assert.ok(policy.includes(rule), `${address} ${rule}`)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin')
  }
})

test('/login: every response has a new nonce', async () => {
  const nonces = await Promise.all(
    Array.from(
      { length: 5 },
      async () =>
        /'nonce-([^']+)'/.exec(
          (await fetchRead('/login')).headers.get('content-security-policy') ?? '',
        )?.[1],
    ),
  )
  assert.equal(new Set(nonces).size, 5)
})

test('POST /cart, POST /login: cookies are __Host-, HttpOnly, SameSite=Lax and Secure', async () => {
  const product_variant_id = await createProduct(shop.db, { price: 50_000, stock: { CBT: 10 } })
  const added = await fetchRead('/cart', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'add', product_variant_id, qty: '1' }),
  })
  const signedIn = await fetchRead('/login', {
    method: 'POST',
    body: new URLSearchParams({ email: 'retail@contoh.id', password: 'belanja-2026' }),
  })
  const cookies = [...added.headers.getSetCookie(), ...signedIn.headers.getSetCookie()]
  for (const name of ['visitor', 'access', 'refresh'])
    assert.ok(
      cookies.some((cookie) => cookie.startsWith(`__Host-${name}=`)),
      name,
    )
  for (const cookie of cookies) {
    assert.match(cookie, /; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    assert.doesNotMatch(cookie, /Domain/i)
  }
})

test('/img: serves only files below pictures/, never a payment proof', async () => {
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 10 } })
  const { api, invoiceId } = await placeOrder(shop, [{ variant: variantId, qty: 1 }])
  await api.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
  const [{ place }] = (
    await shop.pool.query("select place from stored_file where purpose = 'payment-proof'")
  ).rows
  const root = shop.deps.files.root
  await mkdir(path.join(root, 'pictures'), { recursive: true })
  await writeFile(path.join(root, 'pictures', 'ada.png'), await shop.deps.files.get(place))
  assert.equal(
    (await fetchRead('/img/unsafe/fit-in/160x0/filters:format(webp)/pictures/ada.png')).status,
    200,
  )
  const traversals = [
    place,
    `pictures/../${place}`,
    `pictures/%2e%2e/${place}`,
    `./${place}`,
    `%2e/${place}`,
    `pictures/..%2f${place}`,
    `pictures\\..\\${place}`,
  ]
  for (const source of traversals) {
    const { status, text } = await fetchRead(
      `/img/unsafe/fit-in/160x0/filters:format(webp)/${source}`,
    )
    assert.ok(status === 404 || status === 400, `${source} ${status}`)
    if (source === place) assert.equal(Failure.parse(JSON.parse(text)).data?.code, 'picture.none')
  }
})

test('/img: never fetches an image from another site', async () => {
  for (const source of [
    'https://contoh.com/a.png',
    '//contoh.com/a.png',
    'http:%2f%2fcontoh.com/a.png',
    'file:///etc/passwd',
  ])
    assert.ok((await fetchRead(`/img/unsafe/fit-in/160x0/${source}`)).status >= 400)
})

test('pages: no query parameter causes a server error', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  const headers = {
    cookie: `__Host-access=${token}.${shop.clock.now().getTime() + 3_600_000}; __Host-refresh=x`,
  }
  const pages: [string, string[]][] = [
    ['/produk', ['search', 'page', 'brand', 'category', 'harga']],
    ['/kategori/semen', ['page', 'search']],
    ['/login', ['redirect', 'email']],
    ['/activation', ['email', 'token', 'redirect']],
    ['/checkout', ['alamat', 'cara', 'kendaraan']],
    ['/payment-confirmation/transfer', ['order']],
    ['/profile', ['tutup-akun', 'unduh-data', 'undangan']],
    ['/profile/alamat-pengiriman', ['baru', 'ubah', 'redirect']],
    ['/profile/alamat-pengiriman?baru', ['provinceId', 'cityId', 'districtId', 'villageId']],
    ['/profile/daftar-transaksi', ['status', 'page', 'search']],
    ['/profile/daftar-transaksi/detail', ['id']],
  ]
  const broken: string[] = []
  for (const [page, names] of pages)
    for (const name of names)
      for (const text of HOSTILE_TEXTS.filter((_, nr) => nr % 3 === 2)) {
        const query = new URLSearchParams({ [name]: text })
        const { status } = await fetchRead(`${page}${page.includes('?') ? '&' : '?'}${query}`, {
          headers,
        })
        if (status >= 500) broken.push(`${status} ${page} ${query.toString().slice(0, 80)}`)
      }
  assert.deepEqual(broken, [])
})
