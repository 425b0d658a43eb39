import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
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

type Card = { id: string; name: string; offer: { id: string; stock: number; price: object } }

/** Each text is one that nobody has searched for: more spaces find the same. */
let searchCount = 0
async function searchAnew(server: TestServer, text: string): Promise<Card[]> {
  searchCount += 1
  const path = `/api/product/ec/list?search=${encodeURIComponent(text.replace(' ', ' '.repeat(searchCount)))}`
  return JSON.parse((await fetchUncompressed(server, path)).text).data.results
}

async function suggest(server: TestServer, text: string) {
  const path = `/api/product/ec/suggestions?text=${encodeURIComponent(text)}`
  return JSON.parse((await fetchUncompressed(server, path)).text).data as {
    searches: string[]
    products: { name: string; stock: number; price: object; product_variant_id: string }[]
  }
}

/** Asks each server, one after the other. */
async function askEach<T>(ask: (server: TestServer) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (const server of fixture.servers) answers.push(await ask(server))
  return answers
}

const rupiah = (amount: number) => ({ amount: `${amount}.00`, currency: 'IDR' })

/** Another variant of a variant's product, after it. */
async function addVariant(variantId: string, name: string): Promise<string> {
  const { rows } = await fixture.shop.pool.query<{ id: number }>(
    `insert into variant (product_id, sku, name, unit, measured, weight_kg, volume_m3, length_m, min_order,
       multiple, lead_days, picture, position)
     select product_id, sku || $2, $2, unit, measured, weight_kg, volume_m3, length_m, min_order, multiple,
       lead_days, picture, position + 1 from variant where id = $1 returning id`,
    [variantId, name],
  )
  const id = String(rows[0]!.id)
  await setPrice(fixture.shop.db, id, 70_000)
  return id
}

test('GET /product/ec/list?search: a new search shows the price, name and stock of now, in every process', async () => {
  const { db } = fixture.shop
  const id = await createProduct(db, {
    name: 'Papan wisanggeni',
    price: 90_000,
    stock: { CBT: 50 },
  })
  for (const [at, amount] of [91_000, 92_000, 93_000].entries()) {
    for (const server of fixture.servers) await searchAnew(server, 'papan wisanggeni')
    await setPrice(db, id, amount)
    await setStock(db, id, 'CBT', 100 + at)
    for (const server of at % 2 === 0 ? fixture.servers : fixture.servers.toReversed()) {
      const [card] = await searchAnew(server, 'papan wisanggeni')
      assert.equal(card!.offer.stock, 100 + at)
      assert.deepEqual(card!.offer.price, rupiah(amount))
    }
  }
})

test('GET /product/ec/list?search: what can be ordered again is offered by the next new search of every process', async () => {
  const { db } = fixture.shop
  const first = await createProduct(db, {
    name: 'Papan antareja',
    price: 80_000,
    minOrder: 5,
    stock: { CBT: 2 },
  })
  const second = await addVariant(first, 'merah')
  await setStock(db, second, 'CBT', 500)
  const offered = () =>
    askEach(async (server) => (await searchAnew(server, 'papan antareja'))[0]!.offer.id)
  assert.deepEqual(await offered(), [second, second])
  // From a rest to plenty, in the warehouse that had the rest.
  await setStock(db, first, 'CBT', 900)
  assert.deepEqual(await offered(), [first, first])
  await setStock(db, first, 'CBT', 0)
  assert.deepEqual(await offered(), [second, second])
})

test('GET /product/ec/list?search: equal matches change places in every process when one sells out', async () => {
  const { db } = fixture.shop
  const [one] = [
    await createProduct(db, { name: 'Papan gatotkaca', price: 80_000, stock: { CBT: 90 } }),
    await createProduct(db, { name: 'Papan gatotkaca', price: 80_000, stock: { CBT: 90 } }),
  ]
  const offered = () =>
    askEach(async (server) =>
      (await searchAnew(server, 'papan gatotkaca')).map(({ offer }) => offer.id),
    )
  for (const ids of await offered()) assert.equal(ids[0], one)
  await setStock(db, one!, 'CBT', 0)
  for (const ids of await offered()) assert.equal(ids[1], one)
  await setStock(db, one!, 'CBT', 40)
  for (const ids of await offered()) assert.equal(ids[0], one)
})

test('GET /product/ec/list?search: a new search shows the tier, brand and category of now, in every process', async () => {
  const { db } = fixture.shop
  const id = await createProduct(db, {
    name: 'Papan baladewa',
    price: 80_000,
    stock: { CBT: 90 },
    tiers: [{ minQty: 10, discount: 0.05 }],
  })
  type NamedCard = Card & {
    brand: { name: string }
    category: { category: string }
    subCategory: { subCategory: string }
    offer: { nextTier: { min_qty: number } | null }
  }
  const show = () =>
    askEach(async (server) => {
      const [card] = (await searchAnew(server, 'papan baladewa')) as NamedCard[]
      const { brand, category, subCategory, offer } = card!
      return [
        brand.name,
        category.category,
        subCategory.subCategory,
        offer.nextTier?.min_qty ?? null,
      ] as const
    })
  const product = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
    .where('variant.id', '=', Number(id))
    .select(['brand_id', 'sub_category_id', 'category_id'])
    .executeTakeFirstOrThrow()
  const changes = [
    () =>
      db
        .updateTable('discount_tier')
        .set({ min_qty: 20 })
        .where('variant_id', '=', Number(id))
        .execute(),
    () => db.deleteFrom('discount_tier').where('variant_id', '=', Number(id)).execute(),
    () =>
      db
        .updateTable('brand')
        .set({ name: 'Merek Baru' })
        .where('id', '=', product.brand_id)
        .execute(),
    () =>
      db
        .updateTable('category')
        .set({ name: 'Kategori Baru' })
        .where('id', '=', product.category_id)
        .execute(),
    () =>
      db
        .updateTable('sub_category')
        .set({ name: 'Jenis Baru' })
        .where('id', '=', product.sub_category_id)
        .execute(),
  ]
  for (const change of changes) {
    const [before] = await show()
    await change()
    const [one, other] = await show()
    assert.notDeepEqual(one, before)
    assert.deepEqual(other, one)
  }
  assert.deepEqual((await show())[0], ['Merek Baru', 'Kategori Baru', 'Jenis Baru', null])
})

test('GET /product/ec/suggestions: price, stock, names and searches of others are those of now in every process', async () => {
  const { db } = fixture.shop
  const id = await createProduct(db, { name: 'Papan srikandi', price: 60_000, stock: { CBT: 7 } })
  const suggestEverywhere = () => askEach((server) => suggest(server, 'papan srikandi'))
  for (const { products } of await suggestEverywhere()) assert.equal(products[0]!.stock, 7)
  await setStock(db, id, 'CBT', 6)
  for (const { products } of await suggestEverywhere()) assert.equal(products[0]!.stock, 6)
  await setPrice(db, id, 61_000)
  for (const { products } of await suggestEverywhere())
    assert.deepEqual(products[0]!.price, rupiah(61_000))
  await db
    .updateTable('product')
    .set({ name: 'Papan srikandi jati' })
    .where('name', '=', 'Papan srikandi')
    .execute()
  for (const { products } of await suggestEverywhere())
    assert.equal(products[0]!.name, 'Papan srikandi jati')
  for (let times = 0; times < 2; times++)
    await searchAnew(fixture.servers[times]!, 'papan srikandi jati')
  for (const { searches } of await suggestEverywhere())
    assert.deepEqual(searches, ['papan srikandi jati'])
})

test('GET /product/ec/list?search: a brand of another name has it on its cards, and what is written about it changes none', async () => {
  const { db } = fixture.shop
  const id = await createProduct(db, { name: 'Papan abimanyu', price: 80_000, stock: { CBT: 90 } })
  const { brand_id: brandId } = await db
    .selectFrom('product')
    .innerJoin('variant', 'variant.product_id', 'product.id')
    .select('brand_id')
    .where('variant.id', '=', Number(id))
    .executeTakeFirstOrThrow()
  const countChanges = async () =>
    (await db.selectFrom('product_change').select('id').execute()).length
  const shown = () =>
    askEach(async (server) => {
      const [card] = await searchAnew(server, 'papan abimanyu')
      return (card as unknown as { brand: { name: string } }).brand.name
    })
  await shown()
  const before = await countChanges()
  await db.updateTable('brand').set({ story: 'Sejak 1971.' }).where('id', '=', brandId).execute()
  assert.equal(await countChanges(), before)
  await db.updateTable('brand').set({ name: 'Abimanyu' }).where('id', '=', brandId).execute()
  assert.deepEqual(await shown(), ['Abimanyu', 'Abimanyu'])
})
