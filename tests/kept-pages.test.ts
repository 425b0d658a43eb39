import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { dayOf, days, minutes } from '#platform/clock.ts'
import { ask, firstOf, LIST, shopWithDoors, type Door } from './kept-doors.ts'

let open: Awaited<ReturnType<typeof shopWithDoors>>
before(async () => {
  open = await shopWithDoors()
})
after(() => open?.close())

test('a changed price is in the next answer of every process', async () => {
  const { shop, doors } = open
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
  const { shop, doors } = open
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
  const { shop, doors } = open
  const before = await ask(doors[0]!, LIST)
  const client = await shop.pool.connect()
  await client.query('begin; update price set amount = amount * 2')
  assert.equal((await ask(doors[0]!, LIST)).text, before.text)
  await client.query('rollback')
  client.release()
  assert.equal((await ask(doors[0]!, LIST)).text, before.text)
})

test('without the connection that listens nothing comes from memory, and it comes back', async () => {
  const { shop, doors } = open
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

/** The percent of PPN that a kept product's first variant carries. */
async function percentOf(door: Door, path: string) {
  const { etag, text } = await ask(door, path)
  assert.ok(etag, 'is not kept')
  return JSON.parse(text).data.variants[0].taxRate.percent as number
}

test('a changed PPN rate is in the next answer of every process', async () => {
  const { shop, doors } = open
  const { results } = await shop.visitor().catalogue.featured()
  const path = `/api/product/ec/${results[0]!.slug}`
  const percents = () => Promise.all(doors.map((door) => percentOf(door, path)))
  assert.deepEqual(await percents(), [12, 12])
  const today = dayOf(shop.clock.now())
  const row = { tax_class: 'general', base_numerator: 11, base_denominator: 12 }
  const from = (valid_from: string, percent: number) =>
    shop.db
      .insertInto('tax_rate')
      .values({ ...row, valid_from, percent })
      .execute()
  await from(today, 14)
  assert.deepEqual(await percents(), [14, 14])

  const tomorrow = dayOf(new Date(shop.clock.now().getTime() + days(1)))
  await from(tomorrow, 15)
  const midnight = Date.parse(`${tomorrow}T00:00:00+07:00`)
  shop.clock.forward(midnight - shop.clock.now().getTime() - minutes(0.5))
  assert.deepEqual(await percents(), [14, 14])
  shop.clock.forward(minutes(0.5))
  assert.deepEqual(await percents(), [15, 15])
})
