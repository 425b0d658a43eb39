import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { createBuyerWithCart, buildOrderInput } from '#tests/support/orders/order-input.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { applyImport } from './service/apply.ts'
import { validateImport } from './service/validate.ts'

// More than one batch of rows, so that an order can come between two.
const VARIANTS = 2_400
const shop = await useTestShop({ connections: 20 })
const content = await shop.asStaff('konten@contoh.id')
const variants = await createVariants()

/** One product with many variants at Rp 50.000, 1,000 of each in Cibitung. */
async function createVariants() {
  const { rows } = await sql<{ id: number; sku: string }>`
    with product as (
      insert into product (slug, name, brand_id, sub_category_id, description, picture)
      select 'banyak-ukuran', 'Banyak ukuran', (select min(id) from brand), min(id), 'uji', 'uji.svg'
      from sub_category returning id)
    insert into variant (product_id, sku, name, unit, weight_kg, volume_m3, length_m, min_order,
      multiple, picture, position)
    select product.id, 'UKURAN-' || nr, 'ukuran ' || nr, 'buah', 0.1, 0.0001, 0.1, 1, 1, 'uji.svg', nr
    from product, generate_series(1, ${VARIANTS}::int) as nr returning id, sku`.execute(shop.db)
  const ids = rows.map(({ id }) => id)
  await sql`insert into price select id, (select id from price_list where code = 'retail'), '2020-01-01', 5000000
    from unnest(${ids}::int[]) as variant (id)`.execute(shop.db)
  await sql`insert into stock (variant_id, warehouse_id, on_hand)
    select id, (select id from warehouse where code = 'CBT'), 1000
    from unnest(${ids}::int[]) as variant (id)`.execute(shop.db)
  return rows.sort((a, b) => a.id - b.id)
}

/** Uploads, validates and confirms a sheet with a price and a stock for each variant, last one first. */
async function startImport({ price, stock }: { price: number; stock: number }, of = variants) {
  const lines = of.toReversed().map(({ sku }) => `${sku};${price};${stock}`)
  const text = ['SKU;Harga eceran;Stok CBT', ...lines].join('\n')
  const { id } = await content.catalogueImport.upload({
    files: { file: new File([text], 'ukuran.csv') },
  })
  await validateImport(shop.deps, { id })
  await content.catalogueImport.apply({ id })
  const { staff_id: staffId, staff_name: staffName } = await shop.db
    .selectFrom('catalogue_import')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, staffId, staffName, requestId: 'uji' }
}
const show = (id: string) => content.catalogueImport.import({ id, query: {} })

/** Each distinct price and each distinct stock of the variants, as one reading by a visitor shows them. */
async function readValues() {
  const product = await shop.asVisitor().catalogue.product({ id: 'banyak-ukuran' })
  return {
    prices: [...new Set(product.variants.map(({ price }) => price.amount))],
    stocks: [...new Set(product.variants.map(({ stock }) => stock))],
  }
}

/** Waits until a statement of the import waits for a lock that the test holds. */
async function waitUntilBlocked() {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where application_name = 'applies import' and datname = current_database()
        and wait_event_type = 'Lock'`.execute(shop.db)
    if (rows.length > 0) return
    await setTimeout(20)
  }
}

/** Runs `work` while the row of a variant's stock or the variant itself is locked. */
const whileLocked = (table: 'variant' | 'stock', id: number, work: () => Promise<void>) =>
  shop.db.transaction().execute(async (tx) => {
    const key = table === 'variant' ? 'id' : 'variant_id'
    await sql`select from ${sql.table(table)} where ${sql.ref(key)} = ${id} for update`.execute(tx)
    await work()
  })

/** Applies an import in a process of its own, which is killed once `isReached`. */
async function applyAndKill(payload: object, isReached: () => Promise<void>) {
  const child = spawn(
    process.execPath,
    [
      new URL('../../../tests/support/catalogue/apply-import.ts', import.meta.url).pathname,
      JSON.stringify(payload),
    ],
    { env: { ...process.env, DATABASE_URL: shop.databaseUrl }, stdio: 'inherit' },
  )
  const ended = once(child, 'exit')
  await Promise.race([isReached(), ended.then(() => assert.fail('it was not killed'))])
  child.kill('SIGKILL')
  await ended
}

test('POST /staff/imports/{id}/apply: beside orders of the same goods, the import and every order succeed', async () => {
  for (const round of [1, 2, 3]) {
    const goods = { [variants[round]!.id]: 1, [variants.at(-round)!.id]: 1 }
    const orders = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { api, addressId } = await createBuyerWithCart(shop, goods)
        return { api, body: await buildOrderInput(api, { addressId }) }
      }),
    )
    const payload = await startImport({ price: 50_000, stock: 1_000 + round })
    let isApplied = false
    const applying = applyImport(shop.deps, payload).finally(() => (isApplied = true))
    while (!isApplied && orders.length > 0)
      await Promise.all(
        orders.splice(0, 2).map(({ api, body }) => api.checkout.placeOrder({ body })),
      )
    await applying
    const { state, applied } = await show(payload.id)
    assert.deepEqual([state, applied], ['applied', VARIANTS])
  }
})

test('POST /staff/imports/{id}/apply: a reader sees all old or all new values, and no progress before', async () => {
  const before = await readValues()
  const payload = await startImport({ price: 61_000, stock: 2_000 })
  let isApplied = false
  const applying = applyImport(shop.deps, payload).finally(() => (isApplied = true))
  const seen = new Set<string>()
  while (!isApplied) {
    const { state, applied } = await show(payload.id)
    if (state === 'applying') assert.equal(applied, 0)
    const { prices, stocks } = await readValues()
    assert.equal(prices.length, 1, String(prices))
    // The test before has reserved some of the thousand.
    assert.equal(new Set(stocks.map((stock) => stock > 1_500)).size, 1, String(stocks))
    seen.add(prices[0]!)
  }
  await applying
  const after = await readValues()
  assert.deepEqual([before.prices, after.prices], [['50000.00'], ['61000.00']])
  assert.deepEqual(seen.difference(new Set(['50000.00', '61000.00'])), new Set())
})

test('POST /staff/imports/{id}/apply: a process killed in the middle leaves the old catalogue, and the next run applies all', async () => {
  const before = await readValues()
  const payload = await startImport({ price: 72_000, stock: 3_000 })
  await whileLocked('variant', variants.at(-1)!.id, async () => {
    await applyAndKill(payload, waitUntilBlocked)
    assert.deepEqual(await readValues(), before)
    const { state, applied } = await show(payload.id)
    assert.deepEqual([state, applied], ['applying', 0])
  })
  await applyImport(shop.deps, payload)
  const { state, applied } = await show(payload.id)
  assert.deepEqual([state, applied], ['applied', VARIANTS])
  assert.deepEqual((await readValues()).prices, ['72000.00'])
})

test('POST /staff/imports/{id}/apply: a process killed after the commit leaves the new catalogue, which orders and the next run settle', async () => {
  const payload = await startImport({ price: 72_000, stock: 5_000 })
  const [locked, ordered] = [variants[0]!, variants.at(-1)!]
  await whileLocked('stock', locked.id, async () => {
    await applyAndKill(payload, async () => {
      while ((await show(payload.id)).state !== 'applied') await setTimeout(20)
    })
    assert.ok((await readValues()).stocks.every((stock) => stock > 4_900))
    const { api, addressId } = await createBuyerWithCart(shop, { [ordered.id]: 4_500 })
    await api.checkout.placeOrder({ body: await buildOrderInput(api, { addressId }) })
  })
  await applyImport(shop.deps, payload)
  const { rows } = await sql`select from staged_stock`.execute(shop.db)
  assert.equal(rows.length, 0)
  for (const { sku } of [locked, ordered]) {
    const { results } = await content.staffStock.movements({ query: { sku } })
    assert.deepEqual([results[0]!.onHand, results[0]!.reason], [5_000, 'Impor ukuran.csv'])
  }
})

test('POST /staff/imports/{id}/apply: stock reserved since validation beyond what was counted fails all of it', async () => {
  const before = await readValues()
  const scarce = variants[7]!
  const payload = await startImport({ price: 75_000, stock: 10 }, variants.slice(5, 10))
  const { api, addressId } = await createBuyerWithCart(shop, { [scarce.id]: 11 })
  await api.checkout.placeOrder({ body: await buildOrderInput(api, { addressId }) })
  await applyImport(shop.deps, payload)
  const { state, applied, problem } = await show(payload.id)
  assert.deepEqual([state, applied], ['failed', 0])
  assert.match(problem!, /ditahan untuk pesanan/)
  assert.deepEqual((await readValues()).prices, before.prices)
})
