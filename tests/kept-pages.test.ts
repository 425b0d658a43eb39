import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { freePort } from '#database/embedded/port.ts'
import { readConfig } from '#server/config.ts'
import { serve } from '#server/main.ts'
import { openShop, type OpenShop } from '#server/shop.ts'
import { harmless } from '#server/web/kept/harmless.ts'
import { createKeeper } from '#server/web/kept/keeper.ts'
import { createMemory, type Kept } from '#server/web/kept/memory.ts'
import { testShop, type TestShop } from './shop.ts'

type Door = { origin: string; app: FastifyInstance; shop: OpenShop }

let shop: TestShop
let doors: Door[]
const LIST = '/api/product/ec/list?subCategory=semen-abu'

/** Another process's worth of the shop on the same database: own pool, own memory, own connection that listens. */
async function open(): Promise<Door> {
  const port = await freePort()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: shop.tools.files.root,
    ROLE: 'api',
    LOG_LEVEL: 'silent',
  })
  const { log, shop: facts, clock } = shop.tools
  const databaseUrl = shop.pool.options.connectionString!
  const own = openShop({
    databaseUrl,
    filesRoot: shop.tools.files.root,
    log,
    facts: { ...facts },
    clock,
    connections: 5,
  })
  return { origin: `http://127.0.0.1:${port}`, app: await serve(config, own), shop: own }
}

before(async () => {
  shop = await testShop()
  doors = await Promise.all([open(), open()])
})
after(async () => {
  for (const door of doors ?? []) {
    await door.app.close()
    await door.shop.close()
  }
  await shop?.close()
})

/** Asks without unpacking what comes back; `kept` answers are those with a tag. */
async function ask({ origin }: Door, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  return {
    status: answer.status,
    etag: answer.headers.get('etag'),
    headers: answer.headers,
    text: await answer.text(),
  }
}
type Listed = {
  data: {
    results: { id: string; offer: { id: string; stock: number; price: { amount: string } } }[]
  }
}
const firstOf = async (door: Door, headers?: Record<string, string>) =>
  (JSON.parse((await ask(door, LIST, headers)).text) as Listed).data.results[0]!.offer

test('a changed price is in the next answer of every process', async () => {
  const { id } = await firstOf(doors[0]!)
  for (let rupiah = 50_001; rupiah <= 50_040; rupiah++) {
    await shop.db
      .updateTable('price')
      .set({ amount: rupiah * 100 })
      .where('variant_id', '=', Number(id))
      .execute()
    const seen = await Promise.all(doors.map((door) => firstOf(door)))
    assert.deepEqual(
      seen.map(({ price }) => price.amount),
      doors.map(() => `${rupiah}.00`),
    )
  }
})

test('stock that is held is gone from the next answer, and other shelves stay in memory', async () => {
  const other = '/api/product/ec/list?subCategory=triplek'
  const etags = await Promise.all(doors.map(async (door) => (await ask(door, other)).etag))
  const { id, stock } = await firstOf(doors[0]!)
  await firstOf(doors[1]!)
  const { rows } = await shop.pool
    .query('update stock set held = held + 1 where variant_id = $1 and held < on_hand', [
      Number(id),
    ])
    .then(async ({ rowCount }) => ({ rows: rowCount }))
  for (const door of doors) assert.equal((await firstOf(door)).stock, stock - Number(rows))
  for (const [at, door] of doors.entries()) assert.equal((await ask(door, other)).etag, etags[at])
})

test('what is taken back was never told', async () => {
  const before = await ask(doors[0]!, LIST)
  const client = await shop.pool.connect()
  await client.query('begin; update price set amount = amount * 2')
  assert.equal((await ask(doors[0]!, LIST)).text, before.text)
  await client.query('rollback')
  client.release()
  assert.equal((await ask(doors[0]!, LIST)).text, before.text)
})

test('who has an answer is told 304, until it changes', async () => {
  const first = await ask(doors[0]!, LIST)
  assert.match(first.etag!, /^"[\w-]{22}"$/)
  const held = { 'if-none-match': `"other", ${first.etag}` }
  const again = await ask(doors[0]!, LIST, held)
  assert.deepEqual([again.status, again.text, again.etag], [304, '', first.etag])
  const packed = await ask(doors[0]!, LIST, { 'accept-encoding': 'br' })
  assert.equal(
    (await ask(doors[0]!, LIST, { 'if-none-match': packed.etag!, 'accept-encoding': 'br' })).status,
    304,
  )
  await shop.db
    .updateTable('product')
    .set(({ eb }) => ({ popularity: eb('popularity', '+', 1) }))
    .execute()
  await shop.db
    .updateTable('brand')
    .set(({ eb }) => ({ name: eb('name', '||', '!') }))
    .execute()
  assert.equal((await ask(doors[0]!, LIST, held)).status, 200)
})

test('packed answers hold the same bytes, each form under a tag of its own', async () => {
  const plain = await ask(doors[0]!, LIST)
  const raw = async (encoding: string) => {
    const { rawBody, headers } = await inflatedByNobody(doors[0]!, LIST, encoding)
    assert.equal(headers['content-encoding'], encoding)
    assert.equal(headers['vary'], 'accept-encoding')
    return { rawBody, etag: headers['etag'] }
  }
  const [br, gzip] = [await raw('br'), await raw('gzip')]
  assert.equal(brotliDecompressSync(br.rawBody).toString(), plain.text)
  assert.equal(gunzipSync(gzip.rawBody).toString(), plain.text)
  assert.equal(new Set([plain.etag, br.etag, gzip.etag]).size, 3)
  const own = await inflatedByNobody(doors[0]!, '/api/product/ec/list?search=semen', 'gzip')
  assert.equal(own.headers['content-encoding'], 'gzip')
  assert.ok(JSON.parse(gunzipSync(own.rawBody).toString()).data.results.length > 0)
})

async function inflatedByNobody({ app }: Door, url: string, encoding: string) {
  const { rawPayload, headers } = await app.inject({
    url,
    headers: { 'accept-encoding': encoding },
  })
  return { rawBody: rawPayload, headers }
}

test("a company's prices come to the company alone", async () => {
  const { token } = await shop
    .client()
    .identity.signIn({ body: { email: 'bisnis@contoh.id', password: 'belanja-2026' } })
  const { id } = await firstOf(doors[0]!)
  await shop.pool.query(
    `insert into price (variant_id, price_list_id, valid_from, amount)
     select $1, id, '2026-01-01', 1234500 from price_list where code = 'business'
     on conflict (variant_id, price_list_id, valid_from) do update set amount = 1234500`,
    [Number(id)],
  )
  const anyone = await firstOf(doors[0]!)
  assert.notEqual(anyone.price.amount, '12345.00')
  const own = await ask(doors[0]!, LIST, { authorization: `Bearer ${token}` })
  assert.equal((JSON.parse(own.text) as Listed).data.results[0]!.offer.price.amount, '12345.00')
  assert.equal(own.etag, null)
  assert.deepEqual(await firstOf(doors[0]!), anyone)
})

test('whatever may tell a visitor from another keeps out of memory, both ways', async () => {
  const ours = fc.constantFrom(
    'access',
    'refresh',
    'staff-access',
    'staff-refresh',
    'visitor',
    'district',
    'experiment',
  )
  const name = fc
    .tuple(fc.constantFrom('', '__Host-', '__Secure-'), ours)
    .map((parts) => parts.join(''))
  const foreign = fc.constantFrom('_ga=GA1.1', '_fbp=x', '')
  await fc.assert(
    fc.asyncProperty(fc.array(foreign), name, fc.array(foreign), async (before, own, behind) => {
      const cookie = [...before, `${own}=abc`, ...behind].join('; ')
      assert.equal(harmless({ cookie }), false)
      assert.equal(harmless({ cookie: [...before, ...behind].join(';') }), true)
      const answer = await ask(doors[0]!, LIST, { cookie })
      assert.deepEqual([answer.status, answer.etag], [200, null])
    }),
    { seed: 3, numRuns: 40 },
  )
  for (const headers of [{ 'x-visitor': 'abc' }, { authorization: 'Bearer abc' }])
    assert.equal((await ask(doors[0]!, LIST, headers)).etag, null)
  assert.equal((await ask(doors[0]!, '/api/product/ec/list?search=semen')).etag, null)
  assert.equal((await ask(doors[0]!, '/api/product/ec/tidak-ada')).etag, null)
})

test('what changed while an answer was made is not kept, what did not is', async () => {
  const keeper = createKeeper(shop)
  await keeper.ready
  const making = (tag: string) => {
    const draft = keeper.begin()!
    draft.shown.tags.add(tag)
    return (key: string) => keeper.finish(key, draft, { body: Buffer.from(key), headers: [] })
  }
  const [id] = (
    await shop.pool.query('select product_id as id from variant order by id limit 1')
  ).rows.map((row) => row.id as number)
  const [touched, untouched] = [making(`product ${id}`), making('product 0')]
  await shop.pool.query(
    'update stock set on_hand = on_hand + 1 where variant_id in (select id from variant where product_id = $1)',
    [id],
  )
  await keeper.find('nothing')
  untouched('untouched')
  assert.equal((await keeper.find('untouched'))?.body.toString(), 'untouched')
  touched('touched')
  assert.equal(await keeper.find('touched'), undefined)
  shop.clock.forward(60_001)
  assert.equal(await keeper.find('untouched'), undefined)
  await keeper.close()
})

test('without the connection that listens nothing comes from memory, and it comes back', async () => {
  const [door] = doors
  const { id } = await firstOf(door!)
  await shop.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listens to shown' and datname = current_database()",
  )
  await shop.db
    .updateTable('price')
    .set({ amount: 7_700_000 })
    .where('variant_id', '=', Number(id))
    .execute()
  assert.equal((await firstOf(door!)).price.amount, '77000.00')
  const again = async () => (await ask(door!, LIST)).etag !== null
  while (!(await again()));
  await shop.db
    .updateTable('price')
    .set({ amount: 7_800_000 })
    .where('variant_id', '=', Number(id))
    .execute()
  assert.equal((await firstOf(door!)).price.amount, '78000.00')
})

test('memory keeps within its bound, and forgets by what answers show', () => {
  const entry = (size: number, tag: number): Kept => ({
    body: Buffer.alloc(size),
    etag: '""',
    headers: [],
    tags: new Set([`product ${tag}`]),
    until: 0,
    packed: {},
  })
  const put = fc.record({
    key: fc.integer({ min: 0, max: 60 }),
    size: fc.integer({ min: 0, max: 30_000 }),
    tag: fc.integer({ min: 0, max: 5 }),
    grow: fc.nat(9_000),
  })
  fc.assert(
    fc.property(fc.array(put, { maxLength: 80 }), (puts) => {
      const memory = createMemory(200_000)
      for (const { key, size, tag, grow } of puts) {
        const kept = entry(size, tag)
        memory.put(String(key), kept)
        memory.grow(String(key), kept, grow)
        assert.ok(memory.bytes <= 200_000)
      }
      for (let tag = 0; tag <= 5; tag++) memory.dropTag(`product ${tag}`)
      assert.deepEqual([memory.size, memory.bytes], [0, 0])
    }),
    { seed: 3 },
  )
})
