import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALL } from './cache.ts'
import { createReadCache } from './read-cache.ts'

type Day = { day: number }

/** A cache over a table of numbers, and what was read of it. */
function createTable(rows: Map<number, string>, maxEntries = 100) {
  const reads: number[][] = []
  const gate = { opened: Promise.resolve() }
  const cache = createReadCache<Day, string>({
    name: 'test',
    maxEntries,
    stampOf: ({ day }) => day,
    read: async (_, ids) => {
      reads.push([...ids])
      const found = new Map(ids.flatMap((id) => (rows.has(id) ? [[id, rows.get(id)!]] : [])))
      await gate.opened
      return found
    },
  })
  return { cache, reads, gate }
}

test('createReadCache: what several callers lack at once is read together, and once', async () => {
  const { cache, reads } = createTable(new Map([1, 2, 3].map((id) => [id, `v${id}`])))
  const [one, other] = await Promise.all([
    cache.load({ day: 1 }, [2, 1]),
    cache.load({ day: 1 }, [3, 2, 9]),
  ])
  assert.deepEqual(
    [...one],
    [
      [2, 'v2'],
      [1, 'v1'],
    ],
  )
  assert.deepEqual(
    [...other],
    [
      [3, 'v3'],
      [2, 'v2'],
    ],
  )
  await cache.load({ day: 1 }, [1, 2, 3])
  assert.deepEqual(reads, [[2, 1, 3, 9]])
})

test('createReadCache: what is dropped while it is read is read again', async () => {
  const rows = new Map([
    [1, 'old'],
    [2, 'same'],
  ])
  for (const dropped of [[1], ALL] as const) {
    rows.set(1, 'old')
    const { cache, reads, gate } = createTable(rows)
    const { promise, resolve } = Promise.withResolvers<void>()
    gate.opened = promise
    const loading = cache.load({ day: 1 }, [1, 2])
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    assert.equal(reads.length, 1)
    rows.set(1, 'new')
    cache.drop(dropped)
    resolve()
    await loading
    assert.equal((await cache.load({ day: 1 }, [1, 2])).get(1), 'new')
    assert.deepEqual(reads.slice(1), [dropped === ALL ? [1, 2] : [1]])
  }
})

test('createReadCache: values of an earlier day are neither given nor kept', async () => {
  const { cache, reads } = createTable(new Map([[1, 'v1']]))
  await cache.load({ day: 1 }, [1])
  await cache.load({ day: 2 }, [1])
  await cache.load({ day: 1 }, [1])
  await cache.load({ day: 2 }, [1])
  assert.equal(reads.length, 3)
  assert.equal(cache.size, 1)
})

test('createReadCache: the least recently used values are evicted', async () => {
  const { cache, reads } = createTable(new Map([1, 2, 3].map((id) => [id, `v${id}`])), 2)
  await cache.load({ day: 1 }, [1, 2])
  await cache.load({ day: 1 }, [1])
  await cache.load({ day: 1 }, [3])
  await cache.load({ day: 1 }, [1])
  assert.deepEqual([cache.size, reads.length], [2, 2])
})
