import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startCdn } from '../support/cdn.ts'
import { startServedShop, type ServedShop } from '../support/served-shop.ts'

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

test('CDN_PURGE_URL: counted goods purge their product, a price everything, with the key of the account; a refused purge is sent again', async () => {
  const { id, offer } = await findShownProduct()
  const product = cdn.waitForPurge(`product:${id}`)
  await count(offer.id)
  assert.equal((await product)['fastly-key'], 'kunci-cdn')
  const everything = cdn.waitForPurge('all')
  await shop.pool.query('update price set amount = amount + 100 where variant_id = $1', [
    Number(offer.id),
  ])
  await everything
  cdn.state.refusals = 1
  const again = cdn.waitForPurge(`product:${id}`)
  await count(offer.id)
  await again
})
