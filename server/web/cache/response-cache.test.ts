import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { createFreshCache } from './fresh-cache.ts'
import { createWebCaches } from './open-web-caches.ts'
import { createResponseCache, type CachedResponse } from './response-cache.ts'

const shop = await useTestShop()

test('createResponseCache: what has changed while a response was made is not cached, other responses are', async () => {
  const { responses: cache, ready, close } = createWebCaches(shop)
  await ready
  const startTagged = (tag: string) => {
    const pending = cache.begin()!
    pending.tags.add(tag)
    return (key: string) => cache.commit(key, pending, { body: Buffer.from(key), headers: [] })
  }
  const [id] = (
    await shop.pool.query('select product_id as id from variant order by id limit 1')
  ).rows.map((row) => row.id as number)
  const [commitTouched, commitUntouched] = [startTagged(`product:${id}`), startTagged('product:0')]
  await shop.pool.query(
    'update stock set on_hand = on_hand + 1 where variant_id in (select id from variant where product_id = $1)',
    [id],
  )
  await cache.find('nothing')
  commitUntouched('untouched')
  assert.equal((await cache.find('untouched'))?.body?.toString(), 'untouched')
  commitTouched('touched')
  assert.equal(await cache.find('touched'), undefined)
  shop.clock.advance(60_001)
  assert.equal(await cache.find('untouched'), undefined)
  await close()
})

test('createResponseCache: what it holds is what it counts, whatever a body was cut out of', async () => {
  const listener = { isConnected: true, caughtUp: async () => true }
  const bounded = createFreshCache<CachedResponse>(listener, shop.clock, {
    name: 'uji',
    maxBytes: 3_000_000,
  })
  const cache = createResponseCache(bounded)
  let [held, count] = [0, 0]
  for (const length of [10, 500, 3_000, 9_000, 40_000])
    for (let nr = 0; nr < 20; nr++) {
      const body = Buffer.from(`${nr} bata ringan `.repeat(length).slice(0, length))
      const response = cache.commit(`${length} ${nr}`, cache.begin()!, { body, headers: [] })
      const compressed = [
        await cache.compressed(`${length} ${nr}`, response, 'gzip'),
        await cache.compressed(`${length} ${nr}`, response, 'br'),
      ]
      assert.equal((await cache.plain(`${length} ${nr}`, response)).toString(), body.toString())
      for (const each of compressed) held += each.buffer.byteLength
      held += response.body?.buffer.byteLength ?? 0
      count += 1
    }
  assert.equal(bounded.size, count)
  assert.ok(held <= bounded.bytes, `${held} bytes held, ${bounded.bytes} counted`)
  assert.ok(bounded.bytes <= 3_000_000)
})
