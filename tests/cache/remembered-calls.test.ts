import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createInProcessTransport } from '#platform/http/in-process.ts'
import { createApi } from '#modules/client.ts'
import { calls } from '#modules/contract.ts'
import { createWebCaches } from '#server/web/cache/open-web-caches.ts'
import { rememberCalls } from '#server/web/cache/remember-calls.ts'
import { createSignedInBuyer } from '../support/accounts/buyers.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { openShopWithTwoServers } from '../support/servers/two-servers.ts'

const { shop, servers } = await closeAfterTests(openShopWithTwoServers())
const { token } = await createSignedInBuyer(shop.db)
const CHAT = 'ec_floating_chat_cta'

/** A signed-in buyer's pages in each process. */
const processes = await Promise.all(
  servers.map(async ({ shop: own }) => {
    const caches = await closeAfterTests(openCaches(own))
    const dispatch = rememberCalls(own.dispatch, calls, caches.calls)
    const caller = { token, ipAddress: '127.0.0.1', userAgent: 'test' }
    return { caches, pool: own.pool, api: createApi(createInProcessTransport(dispatch, caller)) }
  }),
)

async function openCaches(own: (typeof servers)[number]['shop']) {
  const caches = createWebCaches(own)
  await caches.ready
  return caches
}

test('pages of one reader: categories, flags and ads of everybody come from memory', async () => {
  const [{ api, pool, caches }] = processes as [(typeof processes)[number]]
  const askAll = () =>
    Promise.all([
      api.catalogue.categories(),
      api.flags.list(),
      api.ads.list({ query: { type: 'search' } }),
    ])
  const first = await askAll()
  let count = 0
  pool.on('acquire', () => (count += 1))
  assert.deepEqual(await askAll(), first)
  // Only their owner is looked up: no process of this test remembers sessions of pages.
  assert.ok(count <= 1, `${count} statements`)
  assert.equal(caches.calls.size, 3)
})

test('pages of one reader: what belongs to the reader is not remembered', async () => {
  const [{ api, caches }] = processes as [(typeof processes)[number]]
  const before = caches.calls.size
  await api.cart.show()
  await api.header.show()
  await api.catalogue.products({ query: {} })
  assert.equal(caches.calls.size, before)
})

test('pages of one reader: a change of flags or categories is in the next page of every process', async () => {
  const staff = await shop.asStaff()
  for (const [round, shares] of (
    [
      [0, 1],
      [1, 0],
      [0, 1],
    ] as const
  ).entries()) {
    await staff.staffFlags.change({ key: CHAT, body: { rules: [], shares: [...shares] } })
    await shop.db
      .updateTable('category')
      .set({ name: `Kategori ${round}` })
      .execute()
    for (const { api } of processes) {
      const [{ results: flags }, { results }] = await Promise.all([
        api.flags.list(),
        api.catalogue.categories(),
      ])
      assert.equal(flags.find(({ key }) => key === CHAT)?.variant, shares[0] ? 'on' : 'off')
      assert.equal(results[0]!.category, `Kategori ${round}`)
    }
  }
})
