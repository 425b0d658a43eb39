import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWebCaches } from '#server/web/cache/open-web-caches.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { startCdn } from '../support/servers/cdn.ts'
import { openShopWithTwoServers } from '../support/servers/two-servers.ts'

const cdn = await closeAfterTests(startCdn())
const { shop, servers } = await closeAfterTests(openShopWithTwoServers())

/** The caches of two processes that know the CDN, which sees by a header whose purge it gets. */
const processes = await Promise.all(
  servers.map(async ({ shop: own }, nr) => {
    const name = `process ${nr}`
    const caches = createWebCaches(own, { purgeUrl: cdn.url, headers: { 'x-process': name } })
    await caches.ready
    return { name, close: caches.close }
  }),
)

const { rows: variants } = await shop.pool.query<{ id: string; product_id: string }>(
  'select distinct on (v.product_id) v.id, v.product_id from stock s join variant v on v.id = s.variant_id order by 2 limit 3',
)

/** Counts goods of one product, and returns whose purges of it there are, at once and again. */
async function listPurgers(at: number): Promise<unknown[]> {
  const { id, product_id: productId } = variants[at]!
  await shop.pool.query('update stock set on_hand = on_hand + 1 where variant_id = $1', [id])
  const purges = await cdn.waitForPurges(`product:${productId}`, 2)
  return [...new Set(purges.map((each) => each['x-process']))]
}

test('CDN_PURGE_URL: one of two processes purges each change, and once it has ended the other one', async () => {
  const first = await listPurgers(0)
  assert.equal(first.length, 1)
  assert.deepEqual(await listPurgers(1), first)
  const [ending] = processes.filter(({ name }) => name === first[0])
  const [remaining] = processes.filter(({ name }) => name !== first[0])
  await ending!.close()
  // The change may come before the other one has taken over: it remembers it.
  assert.deepEqual(await listPurgers(2), [remaining!.name])
  await remaining!.close()
})
