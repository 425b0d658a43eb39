import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { observeStatements } from '#platform/database/statement-observers.ts'
import { warmSearches } from '#modules/catalogue/products/service/warm-searches.ts'
import { createProduct, setPrice, setStock } from '../support/catalogue/products.ts'
import {
  fetchUncompressed,
  openShopWithTwoServers,
  type TestServer,
} from '../support/servers/two-servers.ts'

let fixture: Awaited<ReturnType<typeof openShopWithTwoServers>>
before(async () => {
  fixture = await openShopWithTwoServers()
})
after(() => fixture?.close())

type Card = { id: string; name: string }

async function search(server: TestServer, text: string): Promise<Card[]> {
  const path = `/api/product/ec/list?search=${encodeURIComponent(text)}`
  return JSON.parse((await fetchUncompressed(server, path)).text).data.results
}

/** Reading a product for a search: its index entry, what of it can be ordered, or its card. */
const isRead = (statement: string) =>
  /from search_entry where|free\.warehouses|as "requestedVariantId"/.test(statement)

const neverStopped = new AbortController().signal

/** The statements that some work takes, in this process. */
async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const stop = observeStatements((text) => void statements.push(text))
  await work()
  stop()
  return statements
}

test('a warm search: the first search of a product reads neither the index, what can be ordered nor cards', async () => {
  const [warm, cold] = fixture.servers
  const { db } = fixture.shop
  // Changes are read again while any transaction of the database server is open.
  const open = await db.startTransaction().execute()
  after(() => open.rollback().execute())
  await sql`select pg_current_xact_id()`.execute(open)
  await createProduct(db, { name: 'Papan sadewa', price: 90_000, stock: { CBT: 50 } })
  await warmSearches(warm!.shop.deps, neverStopped)
  const readWarm = await listStatements(() => search(warm!, 'papan sadewa'))
  const readCold = await listStatements(() => search(cold!, 'papan sadewa'))
  assert.deepEqual(readWarm.filter(isRead), [])
  assert.ok(readCold.filter(isRead).length > 0)
})

test('a warm search: a second warm-up reads nothing again', async () => {
  const [warm] = fixture.servers
  const statements = await listStatements(() => warmSearches(warm!.shop.deps, neverStopped))
  assert.equal(statements.length, 1)
})

test('a warm search: a change of one product leaves what is known of the others', async () => {
  const [warm] = fixture.servers
  const { db } = fixture.shop
  const id = await createProduct(db, { name: 'Papan kresna', price: 70_000, stock: { CBT: 50 } })
  await createProduct(db, { name: 'Bambu puntadewa', price: 60_000, stock: { CBT: 50 } })
  await search(warm!, 'papan kresna')
  await search(warm!, 'bambu puntadewa')
  await setPrice(db, id, 71_000)
  const readSame = await listStatements(() => search(warm!, 'bambu  puntadewa'))
  const readChanged = await listStatements(() => search(warm!, 'papan  kresna'))
  assert.deepEqual(readSame.filter(isRead), [])
  assert.ok(readChanged.filter(isRead).length > 0)
})

test('a warm search: what has changed since is what the next search of every process finds', async () => {
  const { db } = fixture.shop
  const create = () =>
    createProduct(db, { name: 'Papan nakula', price: 80_000, stock: { CBT: 90 } })
  const [one, other] = [await create(), await create()]
  for (const { shop } of fixture.servers) await warmSearches(shop.deps, neverStopped)
  await setStock(db, one, 'CBT', 0)
  for (const server of fixture.servers) {
    const offered = (await search(server, 'papan nakula')).map((card) =>
      JSON.stringify(card).includes(`"id":"${other}"`),
    )
    assert.equal(offered[0], true)
  }
})
