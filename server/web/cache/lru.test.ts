import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createLruCache, type CachedResponse } from './lru.ts'

test('memory keeps within its bound, and forgets by what answers show', () => {
  const entry = (size: number, tag: number): CachedResponse => ({
    body: Buffer.alloc(size),
    etag: '""',
    headers: [],
    tags: new Set([`product ${tag}`]),
    expiresAt: 0,
    compressed: {},
  })
  const put = fc.record({
    key: fc.integer({ min: 0, max: 60 }),
    size: fc.integer({ min: 0, max: 30_000 }),
    tag: fc.integer({ min: 0, max: 5 }),
    grow: fc.nat(9_000),
  })
  fc.assert(
    fc.property(fc.array(put, { maxLength: 80 }), (puts) => {
      const lru = createLruCache(200_000)
      for (const { key, size, tag, grow } of puts) {
        const response = entry(size, tag)
        lru.put(String(key), response)
        lru.addBytes(String(key), response, grow)
        assert.ok(lru.bytes <= 200_000)
      }
      for (let tag = 0; tag <= 5; tag++) lru.dropTag(`product ${tag}`)
      assert.deepEqual([lru.size, lru.bytes], [0, 0])
    }),
    { seed: 3 },
  )
})
