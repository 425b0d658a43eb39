import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
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

/** The ids of the products that a search finds, best first. */
async function search(server: TestServer, text: string): Promise<number[]> {
  const list = await fetchUncompressed(
    server,
    `/api/product/ec/list?search=${encodeURIComponent(text)}`,
  )
  const { results } = JSON.parse(list.text).data as { results: { id: string }[] }
  return results.map(({ id }) => Number(id))
}

/** A product of a sub-category, and another sub-category. */
async function findProduct() {
  const { rows } = await fixture.shop.pool.query<{ id: number; sub: number; other: number }>(
    `select product.id, product.sub_category_id as sub,
      (select id from sub_category where slug = 'mortar-instan') as other
     from product join sub_category on sub_category.id = product.sub_category_id
     where sub_category.slug = 'semen-abu' and product.active order by product.id limit 1`,
  )
  return rows[0]!
}

const rename = (id: number, name: string) =>
  fixture.shop.db.updateTable('product').set({ name }).where('id', '=', id).execute()

const WORDS = ['gajahmada', 'majapahit', 'sriwijaya', 'pajajaran', 'tarumanegara', 'kutai']

test('GET /product/ec/list?search: a new name is found by the next search of every process', async () => {
  const { id } = await findProduct()
  for (const [at, word] of WORDS.entries()) {
    await rename(id, `Semen ${word}`)
    // Each process in turn is the one that has not written the index itself.
    for (const server of at % 2 === 0 ? fixture.servers : fixture.servers.toReversed())
      assert.equal((await search(server, `semen ${word}`))[0], id, word)
  }
})

test('GET /product/ec/list?search: what a late transaction changed is found once it has committed', async () => {
  const { id } = await findProduct()
  const client = await fixture.shop.pool.connect()
  try {
    await client.query('begin')
    await client.query("update product set name = 'Semen blambangan' where id = $1", [id])
    for (const server of fixture.servers)
      for (const text of ['semen', 'semen putih', 'mortar']) await search(server, text)
    await client.query('commit')
  } finally {
    client.release()
  }
  for (const server of fixture.servers)
    assert.equal((await search(server, 'semen blambangan'))[0], id)
})

test('GET /product/ec/list?search: a product that moves or goes off sale is nowhere it was', async () => {
  const { id, sub, other } = await findProduct()
  await rename(id, 'Semen singasari')
  const inSub = async (server: TestServer, slug: string) => {
    const path = `/api/product/ec/list?search=singasari&subCategory=${slug}`
    const { results } = JSON.parse((await fetchUncompressed(server, path)).text).data
    return (results as { id: string }[]).some((card) => Number(card.id) === id)
  }
  for (const server of fixture.servers) assert.ok(await inSub(server, 'semen-abu'))
  const { db } = fixture.shop
  await db.updateTable('product').set({ sub_category_id: other }).where('id', '=', id).execute()
  for (const server of fixture.servers)
    assert.deepEqual(
      [await inSub(server, 'semen-abu'), await inSub(server, 'mortar-instan')],
      [false, true],
    )
  await db
    .updateTable('product')
    .set({ sub_category_id: sub, active: false })
    .where('id', '=', id)
    .execute()
  for (const server of fixture.servers) assert.ok(!(await search(server, 'singasari')).includes(id))
})

test('GET /product/ec/list?search: a card offers the variant that has the name now, in every process', async () => {
  const { db, pool } = fixture.shop
  const { rows } = await pool.query<{ id: number; variants: number[] }>(
    `select product.id, array_agg(variant.id order by position) as variants
     from product join variant on variant.product_id = product.id and variant.active
     where product.active group by product.id having count(*) >= 3 order by product.id limit 1`,
  )
  const { id, variants } = rows[0]!
  await rename(id, 'Papan kertanegara')
  for (const [at, variantId] of [...variants.slice(0, 3), ...variants.slice(0, 2)].entries()) {
    await db.updateTable('variant').set({ name: 'polos' }).where('product_id', '=', id).execute()
    await db.updateTable('variant').set({ name: 'ratna' }).where('id', '=', variantId).execute()
    for (const server of at % 2 === 0 ? fixture.servers : fixture.servers.toReversed()) {
      const path = '/api/product/ec/list?search=papan%20kertanegara%20ratna'
      const { results } = JSON.parse((await fetchUncompressed(server, path)).text).data
      assert.equal(results[0].offer.id, String(variantId))
    }
  }
})
