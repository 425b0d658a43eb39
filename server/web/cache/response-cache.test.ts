import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { createWebCaches } from './open-web-caches.ts'

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
