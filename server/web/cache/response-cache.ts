import { createHash } from 'node:crypto'
import { createCache, type PendingEntry } from '#platform/cache/cache.ts'
import { listenForInvalidations } from '#platform/cache/invalidation.ts'
import { toJakartaDate, days, minutes } from '#platform/clock.ts'
import type { AppContext } from '../../app.ts'
import type { Encoding } from '../accept-encoding.ts'
import { compressBody } from './compress.ts'

/** A whole response as it is sent many times, and its compressed bodies once a client took them. */
export type CachedResponse = {
  readonly body: Buffer
  readonly etag: string
  /** Names and values in turn. */
  readonly headers: readonly string[]
  readonly compressed: { [E in Encoding]?: Promise<Buffer> }
  /** What it takes in the cache. */
  bytes: number
}

/** A response in the making, and when it expires (ms). */
export type PendingResponse = PendingEntry & { readonly expiresAt: number }

export type ResponseCache = {
  /** The response of a key, if a new one would be the same. */
  find(key: string): Promise<CachedResponse | undefined>
  /** Begins a response, before anything is read for it; undefined where nothing can be cached. */
  begin(): PendingResponse | undefined
  /** Stores a finished response, unless something that it shows has changed since it was begun. */
  commit(
    key: string,
    pending: PendingResponse,
    response: { body: Buffer; headers: readonly string[] },
  ): CachedResponse
  /** Ends a response that came to nothing. */
  discard(pending: PendingResponse): void
  /** The compressed body, compressed when it is first requested. */
  compressed(key: string, cached: CachedResponse, encoding: Encoding): Promise<Buffer>
  readonly bytes: number
  readonly size: number
  close(): Promise<void>
}

const MEGABYTE = 1_048_576
/** What an entry takes beside its bodies: headers, tags and the maps' own memory. */
const ENTRY_OVERHEAD_BYTES = 2_000
/**
 * A bound for what notifications do not cover (ms): the warehouses and the availability in a list's
 * facets may lag behind the stock for seconds, and so may what was made from them.
 */
const MAX_AGE_MS = minutes(1)

/** Whole responses for everyone, dropped when the database notifies of a change. */
export function createResponseCache(
  { pool, deps: { clock, log } }: Pick<AppContext, 'pool' | 'deps'>,
  maxBytes: number = 64 * MEGABYTE,
): ResponseCache & { ready: Promise<void> } {
  const cache = createCache<CachedResponse>({
    maxBytes,
    maxEntryBytes: maxBytes / 8,
    now: () => clock.now().getTime(),
  })
  const listener = listenForInvalidations(cache, { pool, log })

  return {
    ready: listener.ready,
    get bytes() {
      return cache.bytes
    },
    get size() {
      return cache.size
    },
    async find(key) {
      if (!cache.get(key) || !(await listener.caughtUp())) return undefined
      // Everything that was notified until now has been dropped.
      return cache.get(key)
    },
    begin: () =>
      listener.isConnected
        ? Object.assign(cache.begin(), { expiresAt: computeExpiry(clock.now()) })
        : undefined,
    commit(key, pending, { body, headers }) {
      const bytes = body.length + key.length * 2 + ENTRY_OVERHEAD_BYTES
      const cached = { body, headers, etag: computeEtag(body), compressed: {}, bytes }
      if (!listener.isConnected) cache.discard(pending)
      else cache.commit(key, pending, cached, { expiresAt: pending.expiresAt, bytes })
      return cached
    },
    discard: cache.discard,
    compressed(key, cached, encoding) {
      return (cached.compressed[encoding] ??= compressBody(cached.body, encoding).then((body) => {
        cached.bytes += body.length
        cache.resize(key, cached, cached.bytes)
        return body
      }))
    },
    close: () => listener.close(),
  }
}

/** At Jakarta's midnight prices and tax rates begin and the name of the month changes, with no change of a table. */
function computeExpiry(now: Date): number {
  const midnight = Date.parse(`${toJakartaDate(now)}T00:00:00+07:00`) + days(1)
  return Math.min(now.getTime() + MAX_AGE_MS, midnight)
}

const computeEtag = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
