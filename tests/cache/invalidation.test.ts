import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toJakartaDate, days, minutes } from '#platform/clock.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import {
  fetchUncompressed,
  fetchFirstOffer,
  CACHED_LIST_PATH,
  openShopWithTwoServers,
  type TestServer,
} from '../support/servers/two-servers.ts'

const fixture = await closeAfterTests(openShopWithTwoServers())

test('GET /product/ec/list: a changed price is in the next response of every process', async () => {
  const { shop, servers } = fixture
  const { id } = await fetchFirstOffer(servers[0]!)
  for (let rupiah = 50_001; rupiah <= 50_040; rupiah++) {
    await shop.db
      .updateTable('price')
      .set({ amount: rupiah * 100 })
      .where('variant_id', '=', Number(id))
      .execute()
    const offers = await Promise.all(servers.map((server) => fetchFirstOffer(server)))
    assert.deepEqual(
      offers.map(({ price }) => price.amount),
      servers.map(() => `${rupiah}.00`),
    )
  }
})

test('GET /product/ec/list: reserved stock is gone from the next response, and other sub-categories stay cached', async () => {
  const { shop, servers } = fixture
  const otherList = '/api/product/ec/list?subCategory=triplek'
  const etags = await Promise.all(
    servers.map(async (server) => (await fetchUncompressed(server, otherList)).etag),
  )
  const { id, stock } = await fetchFirstOffer(servers[0]!)
  await fetchFirstOffer(servers[1]!)
  const { rows } = await shop.pool
    .query('update stock set held = held + 1 where variant_id = $1 and held < on_hand', [
      Number(id),
    ])
    .then(async ({ rowCount }) => ({ rows: rowCount }))
  for (const server of servers)
    assert.equal((await fetchFirstOffer(server)).stock, stock - Number(rows))
  for (const [index, server] of servers.entries())
    assert.equal((await fetchUncompressed(server, otherList)).etag, etags[index])
})

test('GET /product/ec/list: a rolled-back change invalidates nothing', async () => {
  const { shop, servers } = fixture
  const before = await fetchUncompressed(servers[0]!, CACHED_LIST_PATH)
  const client = await shop.pool.connect()
  await client.query('begin; update price set amount = amount * 2')
  assert.equal((await fetchUncompressed(servers[0]!, CACHED_LIST_PATH)).text, before.text)
  await client.query('rollback')
  client.release()
  assert.equal((await fetchUncompressed(servers[0]!, CACHED_LIST_PATH)).text, before.text)
})

test('GET /product/ec/list: without the listening connection nothing is cached, and it reconnects', async () => {
  const { shop, servers } = fixture
  const [server] = servers
  const { id } = await fetchFirstOffer(server!)
  await shop.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listens to cache_tags' and datname = current_database()",
  )
  await shop.db
    .updateTable('price')
    .set({ amount: 7_700_000 })
    .where('variant_id', '=', Number(id))
    .execute()
  assert.equal((await fetchFirstOffer(server!)).price.amount, '77000.00')
  const isCachedAgain = async () =>
    (await fetchUncompressed(server!, CACHED_LIST_PATH)).etag !== null
  while (!(await isCachedAgain()));
  await shop.db
    .updateTable('price')
    .set({ amount: 7_800_000 })
    .where('variant_id', '=', Number(id))
    .execute()
  assert.equal((await fetchFirstOffer(server!)).price.amount, '78000.00')
})

/** The PPN percentage of a cached product's first variant. */
async function percentOf(server: TestServer, path: string) {
  const { etag, text } = await fetchUncompressed(server, path)
  assert.ok(etag, 'is not cached')
  return JSON.parse(text).data.variants[0].taxRate.percent as number
}

test('GET /product/ec/{id}: a changed PPN rate is in the next response of every process', async () => {
  const { shop, servers } = fixture
  const { results } = await shop.asVisitor().catalogue.featured()
  const path = `/api/product/ec/${results[0]!.slug}`
  const percents = () => Promise.all(servers.map((server) => percentOf(server, path)))
  assert.deepEqual(await percents(), [12, 12])
  const today = toJakartaDate(shop.clock.now())
  const row = { tax_class: 'general', base_numerator: 11, base_denominator: 12 }
  const from = (valid_from: string, percent: number) =>
    shop.db
      .insertInto('tax_rate')
      .values({ ...row, valid_from, percent })
      .execute()
  await from(today, 14)
  assert.deepEqual(await percents(), [14, 14])

  const tomorrow = toJakartaDate(new Date(shop.clock.now().getTime() + days(1)))
  await from(tomorrow, 15)
  const midnight = Date.parse(`${tomorrow}T00:00:00+07:00`)
  shop.clock.advance(midnight - shop.clock.now().getTime() - minutes(0.5))
  assert.deepEqual(await percents(), [14, 14])
  shop.clock.advance(minutes(0.5))
  assert.deepEqual(await percents(), [15, 15])
})
