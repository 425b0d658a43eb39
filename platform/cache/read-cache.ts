import { LRUCache } from 'lru-cache'
import { createBatchQueue } from '../batch-queue.ts'
import { openCacheCount } from './cache-counts.ts'
import { ALL } from './cache.ts'

type ReadCacheOptions<C, V> = {
  /** What the metrics call it. */
  name: string
  maxEntries: number
  /** What values depend on besides their ids, such as a day or a version: a later one has a larger stamp. */
  stampOf: (context: C) => string | number
  /** Reads values by id; an id without one has no value. */
  read: (context: C, ids: readonly number[]) => Promise<ReadonlyMap<number, V>>
}

/** A running read. Ids dropped meanwhile are not stored: its result may be older than the change. */
type PendingRead = { droppedIds: Set<number>; isAllDropped: boolean }

/**
 * Values of the database by number, in this process's memory. What several callers lack at once is read
 * together; the least recently used values are evicted first.
 */
export function createReadCache<C, V extends {}>({
  name,
  maxEntries,
  stampOf,
  read,
}: ReadCacheOptions<C, V>) {
  const count = openCacheCount(name)
  const values = new LRUCache<number, V>({ max: maxEntries })
  const pendingReads = new Set<PendingRead>()
  let currentStamp: string | number | undefined

  /** Whether values of this stamp may be used and stored. A newer stamp clears the cache. */
  function isCurrent(stamp: string | number): boolean {
    if (currentStamp === undefined || stamp > currentStamp) {
      values.clear()
      currentStamp = stamp
    }
    return stamp === currentStamp
  }

  async function readAndStore(context: C, ids: readonly number[]): Promise<ReadonlyMap<number, V>> {
    const stamp = stampOf(context)
    const pending: PendingRead = { droppedIds: new Set(), isAllDropped: false }
    pendingReads.add(pending)
    try {
      const found = await read(context, ids)
      if (!pending.isAllDropped && isCurrent(stamp))
        for (const [id, value] of found) if (!pending.droppedIds.has(id)) values.set(id, value)
      return found
    } finally {
      pendingReads.delete(pending)
    }
  }

  const readTogether = createBatchQueue({
    run: async (requests: readonly { context: C; ids: readonly number[] }[]) => {
      const found = new Map<string | number, ReadonlyMap<number, V>>()
      for (const [stamp, alike] of Map.groupBy(requests, ({ context }) => stampOf(context)))
        found.set(
          stamp,
          await readAndStore(alike[0]!.context, [...new Set(alike.flatMap(({ ids }) => ids))]),
        )
      return requests.map(({ context }) => found.get(stampOf(context))!)
    },
  })

  return {
    /** The values of ids, in their order, from memory where they are there. */
    async load(context: C, ids: readonly number[]): Promise<Map<number, V>> {
      const isMemoryCurrent = isCurrent(stampOf(context))
      const missing: number[] = []
      const loaded = new Map<number, V>()
      for (const id of ids) {
        const value = isMemoryCurrent ? values.get(id) : undefined
        if (value === undefined) missing.push(id)
        else loaded.set(id, value)
      }
      count(true, loaded.size)
      count(false, missing.length)
      if (missing.length === 0) return loaded
      const found = await readTogether({ context, ids: missing })
      return new Map(
        ids.flatMap((id) => {
          const value = loaded.get(id) ?? found.get(id)
          return value === undefined ? [] : [[id, value] as const]
        }),
      )
    },
    /** Drops cached values, or with `ALL` every one, and the results of running reads. */
    drop(ids: readonly number[] | typeof ALL): void {
      if (ids === ALL) {
        values.clear()
        for (const pending of pendingReads) pending.isAllDropped = true
        return
      }
      for (const id of ids) {
        values.delete(id)
        for (const { droppedIds } of pendingReads) droppedIds.add(id)
      }
    },
    get size() {
      return values.size
    },
  }
}
