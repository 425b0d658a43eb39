import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ALL, createCache } from './cache.ts'
import { defineShopCache } from './shop-cache.ts'

test('createCache: stays within its bytes, and invalidated tags leave nothing behind', () => {
  const put = fc.record({
    key: fc.integer({ min: 0, max: 60 }),
    size: fc.integer({ min: 1, max: 30_000 }),
    tag: fc.integer({ min: 0, max: 5 }),
    grow: fc.nat(9_000),
  })
  fc.assert(
    fc.property(fc.array(put, { maxLength: 80 }), (puts) => {
      const cache = createCache<object>({ name: 'test', maxBytes: 200_000, maxEntryBytes: 25_000 })
      for (const { key, size, tag, grow } of puts) {
        const value = {}
        cache.set(String(key), value, { bytes: size, tags: new Set([`product:${tag}`]) })
        assert.equal(cache.peek(String(key)), size <= 25_000 ? value : undefined)
        cache.resize(String(key), value, size + grow)
        assert.ok(cache.bytes <= 200_000)
      }
      cache.invalidate([0, 1, 2, 3, 4, 5].map((tag) => `product:${tag}`))
      assert.deepEqual([cache.size, cache.bytes], [0, 0])
    }),
    { seed: 3 },
  )
})

test('createCache: the least recently used entry is evicted, and `peek` is no use', () => {
  const cache = createCache<number>({ name: 'test', maxEntries: 2 })
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.peek('b')
  cache.set('c', 3)
  assert.deepEqual([cache.get('a'), cache.get('b'), cache.get('c')], [1, undefined, 3])
})

test('createCache: an entry ends when it expires, and is another at another version', () => {
  let now = 0
  const cache = createCache<string>({ name: 'test', maxEntries: 2, now: () => now })
  cache.set('page', 'x', { expiresAt: 10, version: 7 })
  assert.equal(cache.getAtVersion('page', 7), 'x')
  assert.equal(cache.getAtVersion('page', 8), undefined)
  assert.equal(cache.getAtVersion('page', undefined), undefined)
  now = 10
  assert.equal(cache.get('page'), undefined)
  assert.equal(cache.size, 0)
})

test('commit: an entry begun before an invalidation of one of its tags is not stored', () => {
  const cache = createCache<number>({ name: 'test', maxEntries: 10 })
  const commitAround = (tag: string, invalidated: string) => {
    const pending = cache.begin()
    pending.tags.add(tag)
    cache.invalidate([invalidated])
    cache.commit(tag, pending, 1)
    return cache.get(tag)
  }
  assert.equal(commitAround('product:1', 'product:1'), undefined)
  assert.equal(commitAround('product:1', ALL), undefined)
  assert.equal(commitAround('product:1', 'product:2'), 1)
  const uncacheable = cache.begin()
  uncacheable.isCacheable = false
  cache.commit('private', uncacheable, 1)
  assert.equal(cache.get('private'), undefined)
})

test('defineShopCache: one cache for each shop, none inside a transaction', () => {
  const findCache = defineShopCache(() => createCache<number>({ name: 'test', maxEntries: 1 }))
  const [shop, otherShop] = [{}, {}]
  const outside = { isTransaction: false }
  assert.equal(findCache({ shop, db: outside }), findCache({ shop, db: outside }))
  assert.notEqual(findCache({ shop, db: outside }), findCache({ shop: otherShop, db: outside }))
  assert.equal(findCache({ shop, db: { isTransaction: true } }), undefined)
})
