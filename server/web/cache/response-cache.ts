import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listenForNotifications } from '#platform/database/notification-listener.ts'
import { toJakartaDate, days, minutes } from '#platform/clock.ts'
import type { AppContext } from '../../app.ts'
import { createLruCache, type CachedResponse } from './lru.ts'
import { ALL, createCacheTags, tagsFromNotification, type CacheTags } from './tags.ts'

/** An answer in the making: what it shows, and what changed meanwhile. */
export type PendingEntry = {
  readonly cacheTags: CacheTags
  readonly changedTags: Set<string>
  readonly expiresAt: number
}

export type ResponseCache = {
  /** The answer kept under a key, if it is as right as a new one would be. */
  find(key: string): Promise<CachedResponse | undefined>
  /** To be called before anything of an answer is read; undefined where nothing can be kept. */
  startEntry(): PendingEntry | undefined
  /** Keeps a finished answer, unless something it shows changed while it was made. */
  commit(
    key: string,
    entry: PendingEntry,
    response: { body: Buffer; headers: readonly string[] },
  ): CachedResponse
  /** Forgets a draft that came to nothing. */
  discard(entry: PendingEntry): void
  /** The body as br or gzip, made at the first asking. */
  compressed(key: string, cached: CachedResponse, encoding: 'br' | 'gzip'): Promise<Buffer>
  readonly bytes: number
  readonly size: number
  close(): Promise<void>
}

const MEGABYTE = 1_048_576
/**
 * A net below the notices (ms): places and readiness in a list's facets may lag behind the stock
 * for seconds, and so may what was made from them.
 */
const MAX_AGE_MS = minutes(1)

/** Whole answers for everyone, in this process's memory, dropped when the database tells of a change. */
export function createResponseCache(
  { pool, deps: { clock, log } }: Pick<AppContext, 'pool' | 'deps'>,
  maxBytes: number = 64 * MEGABYTE,
): ResponseCache & { ready: Promise<void> } {
  const lru = createLruCache(maxBytes)
  const pendingEntries = new Set<PendingEntry>()
  const invalidate = (tags: string[]) => {
    for (const entry of pendingEntries) for (const tag of tags) entry.changedTags.add(tag)
    if (tags.includes(ALL)) lru.clear()
    else for (const tag of tags) lru.dropTag(tag)
  }
  const { connectionString } = pool.options
  if (!connectionString) throw new Error('The response cache needs the address of the database.')
  const listener = listenForNotifications({
    url: connectionString,
    channel: 'shown',
    pool,
    onNotification: (payload) => invalidate(tagsFromNotification(payload)),
    onDisconnect: () => invalidate([ALL]),
    log,
  })

  return {
    ready: listener.ready,
    get bytes() {
      return lru.bytes
    },
    get size() {
      return lru.size
    },
    async find(key) {
      if (!lru.get(key) || !(await listener.caughtUp())) return undefined
      // Whatever was told until now has been taken out.
      const cached = lru.get(key)
      if (cached && cached.expiresAt > clock.now().getTime()) return cached
      lru.drop(key)
      return undefined
    },
    startEntry() {
      if (!listener.isConnected) return undefined
      const entry = {
        cacheTags: createCacheTags(),
        changedTags: new Set<string>(),
        expiresAt: computeExpiry(clock.now()),
      }
      pendingEntries.add(entry)
      return entry
    },
    commit(key, entry, { body, headers }) {
      pendingEntries.delete(entry)
      const { isCacheable, tags } = entry.cacheTags
      const cached: CachedResponse = {
        body,
        headers,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        tags,
        expiresAt: entry.expiresAt,
        compressed: {},
      }
      const isStale =
        entry.changedTags.has(ALL) || [...tags].some((tag) => entry.changedTags.has(tag))
      if (isCacheable && !isStale && listener.isConnected) lru.put(key, cached)
      return cached
    },
    discard: (entry) => void pendingEntries.delete(entry),
    compressed(key, cached, encoding) {
      const compress = encoding === 'br' ? compressBrotli : compressGzip
      return (cached.compressed[encoding] ??= compress(cached.body).then((bytes) => {
        lru.addBytes(key, cached, bytes.length)
        return bytes
      }))
    },
    close: () => listener.close(),
  }
}

/** Prices and tax rates begin, and the month’s name changes, at Jakarta’s midnight without any change of a table. */
function computeExpiry(now: Date): number {
  const midnight = Date.parse(`${toJakartaDate(now)}T00:00:00+07:00`) + days(1)
  return Math.min(now.getTime() + MAX_AGE_MS, midnight)
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const compressBrotli = (body: Buffer) =>
  brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
const compressGzip = (body: Buffer) => gzipAsync(body, { level: 6 })
