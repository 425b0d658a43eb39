import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startCdn } from '#tests/support/servers/cdn.ts'
import { startServedShop, type ServedShop } from '#tests/support/served-shop.ts'

let cdn: Awaited<ReturnType<typeof startCdn>>
let shop: ServedShop
before(async () => {
  cdn = await startCdn()
  const variables = { CDN_PURGE_URL: cdn.url, CDN_PURGE_HEADERS: 'fastly-key=kunci-cdn' }
  shop = await startServedShop({}, { variables })
})
after(async () => {
  await shop?.close()
  await cdn?.close()
})

const CATEGORY_PATH = '/kategori/semen-mortar'

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(shop.origin + path, { headers })
  await response.arrayBuffer()
  const keys = response.headers.get('surrogate-key')
  return {
    status: response.status,
    keys: keys === null ? null : keys.split(' '),
    outside: response.headers.get('cdn-cache-control'),
    inside: response.headers.get('cache-control'),
  }
}

async function findShownProduct() {
  const { results } = await shop
    .client()
    .catalogue.products({ query: { category: 'semen-mortar' } })
  return results[0]!
}

const count = async (variantId: string) =>
  void (await shop.pool.query('update stock set on_hand = on_hand + 1 where variant_id = $1', [
    Number(variantId),
  ]))

test('CDN_PURGE_URL: what everyone gets names what it shows, and a CDN may keep it for a minute; a browser asks each time', async () => {
  const { id, slug } = await findShownProduct()
  for (const path of [
    CATEGORY_PATH,
    `/produk/${slug}`,
    '/api/product/ec/list?category=semen-mortar',
  ]) {
    // Of the second answer, which comes from the memory of the process.
    await read(path)
    const { status, keys, outside, inside } = await read(path)
    assert.equal(status, 200, path)
    assert.ok(keys?.includes('all') && keys.includes(`product:${id}`), `${path}: ${keys?.join()}`)
    const seconds = Number(/^public, max-age=(\d+)$/.exec(outside ?? '')?.[1])
    assert.ok(seconds > 0 && seconds <= 60, `${path}: ${outside}`)
    assert.match(inside!, /private, no-cache/)
  }
})

test('CDN_PURGE_URL: nothing that belongs to a reader, or may change with each request, is for a CDN', async () => {
  const requests: [string, Record<string, string>?][] = [
    [CATEGORY_PATH, { cookie: 'district=1' }],
    ['/api/product/ec/list?category=semen-mortar', { authorization: 'Bearer tidak-ada' }],
    [`${CATEGORY_PATH}?dibeli=1`],
    ['/cart'],
    ['/produk/tidak-ada'],
  ]
  for (const [path, headers] of requests) {
    const { keys, outside } = await read(path, headers)
    assert.deepEqual([keys, outside], [null, null], path)
  }
})

test('CDN_PURGE_URL: an edited product purges its page and its lists; other pages stay, and are what the shop answers', async () => {
  const { id, slug, offer } = await findShownProduct()
  const others = (await shop.client().catalogue.products({ query: { category: 'atap' } })).results
  const own = [
    '/',
    CATEGORY_PATH,
    `${CATEGORY_PATH}?urut=harga-naik`,
    `/produk/${slug}`,
    '/api/product/ec/category-prices',
    '/api/product/ec/list?category=semen-mortar&sort=price-desc',
    '/api/product/ec/list?sort=price-asc&count=2',
    '/api/product/ec/list?maxPrice=1000',
  ]
  const foreign = [
    '/kategori/atap',
    '/kategori',
    '/blog',
    '/api/category',
    '/api/product/ec/list?category=atap&sort=price-desc',
    ...others.flatMap((other) => [`/produk/${other.slug}`, `/api/product/ec/${other.slug}`]),
  ]
  const toAddress = (path: string) => shop.origin + path
  const addresses = [...own, ...foreign].map(toAddress)
  const edits = [
    ['update price set amount = 90000 where variant_id = $1', offer.id],
    ["update product set name = 'Semen Baru' where id = $1", id],
  ] as const
  for (const [edit, edited] of edits) {
    for (const address of addresses) await cdn.read(address)
    assert.deepEqual(
      addresses.filter((each) => !cdn.listCached().includes(each)),
      [],
      'is not kept',
    )
    const purge = cdn.waitForPurge(`product:${id}`)
    await shop.pool.query(edit, [Number(edited)])
    await purge
    const stayed = cdn.listCached()
    assert.deepEqual(stayed.toSorted(), foreign.map(toAddress).toSorted(), edit)
    for (const address of stayed)
      assert.equal(await cdn.read(address), await (await fetch(address)).text(), address)
    // It is purged again, which has to be over before the next edit.
    await cdn.waitForPurge(`product:${id}`)
  }
})

test('CDN_PURGE_URL: counted goods purge their product, a new category everything, with the key of the account; a refused purge is sent again', async () => {
  const { id, offer } = await findShownProduct()
  const product = cdn.waitForPurge(`product:${id}`)
  await count(offer.id)
  assert.equal((await product)['fastly-key'], 'kunci-cdn')
  const everything = cdn.waitForPurge('all')
  await shop.pool.query("update category set name = 'Semen' where slug = 'semen-mortar'")
  await everything
  cdn.state.refusals = 1
  const again = cdn.waitForPurge(`product:${id}`)
  await count(offer.id)
  await again
})
