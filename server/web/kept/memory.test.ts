import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createMemory, type Kept } from './memory.ts'

test('memory keeps within its bound, and forgets by what answers show', () => {
  const entry = (size: number, tag: number): Kept => ({
    body: Buffer.alloc(size),
    etag: '""',
    headers: [],
    tags: new Set([`product ${tag}`]),
    until: 0,
    packed: {},
  })
  const put = fc.record({
    key: fc.integer({ min: 0, max: 60 }),
    size: fc.integer({ min: 0, max: 30_000 }),
    tag: fc.integer({ min: 0, max: 5 }),
    grow: fc.nat(9_000),
  })
  fc.assert(
    fc.property(fc.array(put, { maxLength: 80 }), (puts) => {
      const memory = createMemory(200_000)
      for (const { key, size, tag, grow } of puts) {
        const kept = entry(size, tag)
        memory.put(String(key), kept)
        memory.grow(String(key), kept, grow)
        assert.ok(memory.bytes <= 200_000)
      }
      for (let tag = 0; tag <= 5; tag++) memory.dropTag(`product ${tag}`)
      assert.deepEqual([memory.size, memory.bytes], [0, 0])
    }),
    { seed: 3 },
  )
})
