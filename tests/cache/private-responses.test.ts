import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isAnonymousRequest } from '#server/web/cache/is-anonymous.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import {
  fetchUncompressed,
  readFirstOffer,
  fetchFirstOffer,
  CACHED_LIST_PATH,
  openShopWithTwoServers,
} from '../support/servers/two-servers.ts'

const fixture = await closeAfterTests(openShopWithTwoServers())

test("GET /product/ec/list: a company's prices are in its own responses only", async () => {
  const { shop, servers } = fixture
  const { token } = await shop
    .client()
    .identity.signIn({ body: { email: 'bisnis@contoh.id', password: 'belanja-2026' } })
  const { id } = await fetchFirstOffer(servers[0]!)
  await shop.pool.query(
    `insert into price (variant_id, price_list_id, valid_from, amount)
     select $1, id, '2026-01-01', 1234500 from price_list where code = 'business'
     on conflict (variant_id, price_list_id, valid_from) do update set amount = 1234500`,
    [Number(id)],
  )
  const anonymousOffer = await fetchFirstOffer(servers[0]!)
  assert.notEqual(anonymousOffer.price.amount, '12345.00')
  const own = await fetchUncompressed(servers[0]!, CACHED_LIST_PATH, {
    authorization: `Bearer ${token}`,
  })
  assert.equal(readFirstOffer(own).price.amount, '12345.00')
  assert.equal(own.etag, null)
  assert.deepEqual(await fetchFirstOffer(servers[0]!), anonymousOffer)
})

test('isAnonymousRequest: a request that may identify its visitor neither reads nor fills the cache', async () => {
  const { servers } = fixture
  const ourCookieName = fc.constantFrom(
    'access',
    'refresh',
    'staff-access',
    'staff-refresh',
    'visitor',
    'district',
    'experiment',
  )
  const name = fc
    .tuple(fc.constantFrom('', '__Host-', '__Secure-'), ourCookieName)
    .map((parts) => parts.join(''))
  const foreignCookie = fc.constantFrom('_ga=GA1.1', '_fbp=x', '')
  await fc.assert(
    fc.asyncProperty(
      fc.array(foreignCookie),
      name,
      fc.array(foreignCookie),
      async (before, own, trailing) => {
        const cookie = [...before, `${own}=abc`, ...trailing].join('; ')
        assert.equal(isAnonymousRequest({ cookie }), false)
        assert.equal(isAnonymousRequest({ cookie: [...before, ...trailing].join(';') }), true)
        const response = await fetchUncompressed(servers[0]!, CACHED_LIST_PATH, { cookie })
        assert.deepEqual([response.status, response.etag], [200, null])
      },
    ),
    { seed: 3, numRuns: 40 },
  )
  for (const headers of [{ 'x-visitor': 'abc' }, { authorization: 'Bearer abc' }])
    assert.equal((await fetchUncompressed(servers[0]!, CACHED_LIST_PATH, headers)).etag, null)
  assert.equal(
    (await fetchUncompressed(servers[0]!, '/api/product/ec/list?search=semen')).etag,
    null,
  )
  assert.equal((await fetchUncompressed(servers[0]!, '/api/product/ec/tidak-ada')).etag, null)
})
