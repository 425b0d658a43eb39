import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { createSignedInBuyer } from '../support/accounts/buyers.ts'
import { expectRefusal } from '../support/expect-refusal.ts'
import { openTinyShop } from '../support/http/tiny-shop.ts'

const shop = await closeAfterTests(openTinyShop())

const signInStaff = async (email: string) =>
  (await shop.client().staffIdentity.signIn({ body: { email, password: 'kelola-2026' } })).token

test('dispatch, idempotency: the same key and body return the first response and create one record', async () => {
  const api = shop.inProcessClient({ visitorToken: 'a' })
  const first = await api.make({ body: { name: 'sekali', qty: 2 } }, { key: 'k1' })
  assert.deepEqual(await api.make({ body: { qty: 2, name: 'sekali' } }, { key: 'k1' }), first)
  assert.deepEqual(
    (await shop.listThingNames()).filter((name) => name === 'sekali'),
    ['sekali'],
  )
  const other = await api.make({ body: { name: 'sekali', qty: 2 } }, { key: 'k2' })
  assert.notEqual(other.id, first.id)
})

test('dispatch, idempotency: a key belongs to its caller', async () => {
  const body = { name: 'milik', qty: 1 }
  const one = await shop.inProcessClient({ visitorToken: 'one' }).make({ body }, { key: 'same' })
  const two = await shop.inProcessClient({ visitorToken: 'two' }).make({ body }, { key: 'same' })
  assert.notEqual(one.id, two.id)
})

test('dispatch, idempotency: the same key with another body is refused and creates nothing', async () => {
  const api = shop.inProcessClient({ visitorToken: 'b' })
  await api.make({ body: { name: 'isi pertama', qty: 2 } }, { key: 'k' })
  const failure = api.make({ body: { name: 'isi lain', qty: 2 } }, { key: 'k' })
  await expectRefusal(failure, 422, 'idempotency.other_body')
  assert.ok(!(await shop.listThingNames()).includes('isi lain'))
})

test('dispatch, idempotency: a repeated request in flight is 409, and afterwards gets the first response', async () => {
  const body = { name: 'slow', qty: 1 }
  const api = shop.inProcessClient({ visitorToken: 'c' })
  const first = api.make({ body }, { key: 'k' })
  await shop.gate.reached
  const repeated = {
    params: {},
    query: {},
    body,
    idempotencyKey: 'k',
    visitorToken: 'c',
    ipAddress: '::1',
    userAgent: 'test',
  }
  assert.equal((await shop.dispatch.run('make', repeated)).status, 409)
  shop.gate.open()
  const { id } = await first
  assert.equal((await api.make({ body }, { key: 'k' })).id, id)
  assert.deepEqual(
    (await shop.listThingNames()).filter((name) => name === 'slow'),
    ['slow'],
  )
})

test('dispatch, idempotency: a refusal is not stored, so the same key may retry with a corrected body', async () => {
  const api = shop.inProcessClient({ visitorToken: 'd' })
  const failure = await expectRefusal(
    api.make({ body: { name: 'refuse', qty: 1 } }, { key: 'k' }),
    422,
    'thing.refused',
  )
  assert.equal(failure.data['most'], 3)
  assert.ok(!(await shop.listThingNames()).includes('refuse'))
  assert.equal(
    (await api.make({ body: { name: 'dibetulkan', qty: 1 } }, { key: 'k' })).name,
    'dibetulkan',
  )
})

test('dispatch: a crashed handler is rolled back and its response hides the cause', async () => {
  const api = shop.inProcessClient({ visitorToken: 'e' })
  const failure = await expectRefusal(
    api.make({ body: { name: 'crash', qty: 1 } }, { key: 'k' }),
    500,
    'internal',
  )
  assert.doesNotMatch(JSON.stringify(failure.data) + failure.message, /bug/)
  assert.ok(!(await shop.listThingNames()).includes('crash'))
  assert.equal(
    (await api.make({ body: { name: 'sesudahnya', qty: 1 } }, { key: 'k' })).name,
    'sesudahnya',
  )
})

test('dispatch, idempotency: an invalid key is refused before the handler runs', async () => {
  const before = await shop.listThingNames()
  for (const key of ['k'.repeat(129), 'a\u0000b', 'emoji 🧱'])
    await expectRefusal(
      shop.inProcessClient().make({ body: { name: 'kunci', qty: 1 } }, { key }),
      400,
      'idempotency.key',
    )
  assert.deepEqual(await shop.listThingNames(), before)
})

test('dispatch, rate limit by address: 429 names the seconds to wait, and then the call is allowed', async () => {
  const caller = shop.inProcessClient({ ipAddress: '10.0.0.1' })
  for (let time = 0; time < 3; time += 1) await caller.limitedByAddress()
  shop.clock.advance(20_000)
  assert.equal(
    (await expectRefusal(caller.limitedByAddress(), 429, 'limit.too_many')).retryAfter,
    40,
  )
  await shop.inProcessClient({ ipAddress: '10.0.0.2' }).limitedByAddress()
  shop.clock.advance(39_000)
  await expectRefusal(caller.limitedByAddress(), 429, 'limit.too_many')
  shop.clock.advance(1_000)
  await caller.limitedByAddress()
})

test('dispatch, rate limit by caller: follows the account, not the address', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  for (const address of ['10.1.0.1', '10.1.0.2'])
    await shop.inProcessClient({ token, ipAddress: address }).limitedByCaller()
  await expectRefusal(
    shop.inProcessClient({ token, ipAddress: '10.1.0.3' }).limitedByCaller(),
    429,
    'limit.too_many',
  )
  await shop
    .inProcessClient({ token: (await createSignedInBuyer(shop.db)).token, ipAddress: '10.1.0.1' })
    .limitedByCaller()
})

test('dispatch, rate limit: HTTP responses carry Retry-After', async () => {
  const callOnce = () =>
    shop.app.inject({ method: 'POST', url: '/api/knock', remoteAddress: '10.2.0.1' })
  for (let time = 0; time < 3; time += 1) assert.equal((await callOnce()).statusCode, 200)
  const limited = await callOnce()
  assert.equal(limited.statusCode, 429)
  assert.equal(limited.headers['retry-after'], '60')
})

test('dispatch, authentication: no token, an expired one and a buyer’s on a staff call are 401', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  assert.equal((await shop.inProcessClient({ token }).buyerOnly()).name, 'Pembeli Uji')
  await expectRefusal(shop.inProcessClient().buyerOnly(), 401, 'session.missing')
  await expectRefusal(shop.inProcessClient({ token: 'mati' }).buyerOnly(), 401, 'session.missing')
  await expectRefusal(shop.inProcessClient({ token }).financeOnly(), 401, 'session.missing')
})

test('dispatch, roles: staff may call what their role allows, admins everything, others get 403', async () => {
  const [finance, admin, sales] = await Promise.all(
    ['finance', 'admin', 'sales'].map((name) => signInStaff(`${name}@contoh.id`)),
  )
  assert.equal(
    (await shop.inProcessClient({ token: finance }).financeOnly()).name,
    'Fitri Handayani',
  )
  await shop.inProcessClient({ token: admin }).financeOnly()
  await expectRefusal(shop.inProcessClient({ token: sales }).financeOnly(), 403, 'staff.role')
  await expectRefusal(shop.inProcessClient({ token: admin }).buyerOnly(), 401, 'session.missing')
})

test('dispatch, authentication: an invalid token does not block a public call', async () => {
  assert.ok(await shop.inProcessClient({ token: 'mati' }).list())
})

test('dispatch: a missing record and a malformed id are the same 404', async () => {
  const bodies = await Promise.all(
    ['999999999', 'abc', '-1', '1'.repeat(300), '0x10', '1e3'].map(async (id) => {
      const { statusCode, body } = await shop.app.inject(`/api/things/${id}`)
      return `${statusCode} ${body}`
    }),
  )
  assert.equal(new Set(bodies).size, 1)
  assert.match(bodies[0]!, /^404 .*"code":"not_found"/)
})

test('dispatch: fields outside the schema never leave the server, also in lists, nested or repeated responses', async () => {
  const api = shop.inProcessClient({ visitorToken: 'f' })
  const made = await api.make({ body: { name: 'rahasia', qty: 1 } }, { key: 'k' })
  const again = await api.make({ body: { name: 'rahasia', qty: 1 } }, { key: 'k' })
  const shown = await api.show({ id: made.id })
  const listed = await api.list({ query: { name: 'rahasia' } })
  const { token } = await createSignedInBuyer(shop.db)
  const buyer = await shop.inProcessClient({ token }).buyerOnly()
  assert.doesNotMatch(
    JSON.stringify([made, again, shown, listed, buyer]),
    /marked|accountId|sessionId/,
  )
  assert.deepEqual(Object.keys(buyer), ['name'])
})

test('dispatch: an unexpected error is logged with its call and request id, and not exposed', async () => {
  const response = await shop.app.inject('/api/broken')
  assert.equal(response.statusCode, 500)
  assert.doesNotMatch(response.body, /marked|stack/)
  const logged = shop.logged.find((line) => line.includes(String(response.headers['x-request-id'])))
  assert.match(logged ?? '', /"call":"broken"/)
})
