import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { createHttpServer } from '#server/http-server.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { createSignedInBuyer } from '../support/accounts/buyers.ts'
import { startServedShop } from '../support/served-shop.ts'

const shop = await closeAfterTests(startServedShop({}, { variables: { ROLE: 'api' } }))

const fetchHead = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(shop.origin + address, { headers })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

test('GET /api/*: JSON for a person is stored by nobody, and no browser guesses its type', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  const admin = await shop.client().staffIdentity.signIn({
    body: { email: 'admin@contoh.id', password: 'kelola-2026' },
  })
  const buyer = { authorization: `Bearer ${token}` }
  const responses = [
    await fetchHead('/api/auth/session', buyer),
    await fetchHead('/api/cart', buyer),
    await fetchHead('/api/product/categories', buyer),
    await fetchHead('/api/cart', { 'x-visitor': 'pengunjung-1' }),
    await fetchHead('/api/staff/auth/session', { authorization: `Bearer ${admin.token}` }),
    await fetchHead('/api/auth/session'),
    await fetchHead('/api/tidak-ada', buyer),
  ]
  for (const { headers, status } of responses) {
    assert.equal(headers.get('cache-control'), 'no-store', String(status))
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.match(headers.get('content-type')!, /^application\/json/)
  }
  assert.equal(responses[0]!.status, 200)
})

test('GET /api/docs: its policy allows its own style and nothing else', async () => {
  const { headers, text, status } = await fetchHead('/api/docs')
  assert.equal(status, 200)
  const policy = headers.get('content-security-policy')!
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(text)!
  const styleHash = createHash('sha256').update(style).digest('base64')
  assert.equal(
    policy,
    `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  assert.doesNotMatch(text, /<script| style=| on\w+=/)
})

test('HTTP: an https origin asks browsers for https alone, loopback without it does not', async () => {
  assert.equal((await fetchHead('/healthz')).headers.get('strict-transport-security'), null)
  const publicOrigin = 'https://toko.contoh.id'
  const app = createHttpServer({ trustedProxies: [], storeName: 'Toko', publicOrigin })
  app.get('/halo', () => ({ hello: true }))
  app.get('/halaman', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/html' })
    reply.raw.end('<p>halo')
  })
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/halo', '/halaman', '/tidak-ada']) {
      const response = await fetch(address + path)
      await response.text()
      assert.equal(response.headers.get('strict-transport-security'), 'max-age=63072000', path)
    }
  } finally {
    await app.close()
  }
})
