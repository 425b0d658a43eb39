import { createHash } from 'node:crypto'
import type { Encoding } from '../requests/accept-encoding.ts'
import type { Cdn } from './cdn.ts'
import { compressBody, expandBody } from './compress.ts'
import { copyAlone } from './copy-alone.ts'
import type { FreshCache, PendingResponse } from './fresh-cache.ts'

/**
 * A whole response as it is sent many times. Where all clients take it compressed, only that is held: pages have a
 * hundred kilobytes.
 */
export type CachedResponse = {
  body: Buffer | undefined
  /** Whether a client took it uncompressed. */
  isReadPlain: boolean
  readonly length: number
  readonly etag: string
  /** Names and values in turn. */
  readonly headers: readonly string[]
  readonly compressed: { [E in Encoding]?: Promise<Buffer> }
  /** What it takes in the cache. */
  bytes: number
  /** What the response shows and how long outer caches may keep it; undefined if they may not. */
  outside?: { tags: readonly string[]; expiresAt: number }
}

/** What an entry takes beside its bodies and headers: tags and the maps' own memory. */
const ENTRY_OVERHEAD_BYTES = 2_000

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Whole responses for everyone. */
export function createResponseCache(
  cache: FreshCache<CachedResponse>,
  cdn?: Pick<Cdn, 'listHeaders'>,
) {
  return {
    find: cache.find,
    begin: cache.begin,
    discard: cache.discard,
    /** Stores a finished response, unless something that it shows has changed since it was begun. */
    commit(
      key: string,
      pending: PendingResponse,
      response: { body: Buffer; headers: readonly string[] },
    ): CachedResponse {
      const { headers } = response
      const body = copyAlone(response.body)
      const bytes = body.length + key.length * 2 + countBytes(headers) + ENTRY_OVERHEAD_BYTES
      const { length } = body
      const etag = computeEtag(body)
      const cached: CachedResponse = {
        body,
        isReadPlain: false,
        length,
        headers,
        etag,
        compressed: {},
        bytes,
      }
      const isCurrent = cache.commit(key, pending, cached, bytes)
      if (isCurrent && cdn)
        cached.outside = { tags: [...pending.tags], expiresAt: pending.expiresAt }
      return cached
    },
    /** What a CDN has to know of a response; names and values in turn. */
    listOutsideHeaders({ outside }: CachedResponse): string[] {
      const seconds = outside ? cache.findSecondsLeft(outside.expiresAt) : 0
      return cdn && outside && seconds > 0 ? cdn.listHeaders(outside.tags, seconds) : []
    },
    /** The body as it was. It is held from then on. */
    async plain(key: string, cached: CachedResponse): Promise<Buffer> {
      cached.isReadPlain = true
      if (cached.body) return cached.body
      const body = copyAlone(await expand(cached))
      resize(key, cached, body)
      return body
    },
    /** The compressed body, compressed when it is first requested. */
    compressed(key: string, cached: CachedResponse, encoding: Encoding): Promise<Buffer> {
      return (cached.compressed[encoding] ??= expand(cached)
        .then((body) => compressBody(body, encoding))
        .then((compressed) => {
          const body = copyAlone(compressed)
          cached.bytes += body.length
          resize(key, cached, cached.isReadPlain ? cached.body : undefined)
          return body
        }))
    },
  }

  function resize(key: string, cached: CachedResponse, body: Buffer | undefined) {
    cached.bytes += (body?.length ?? 0) - (cached.body?.length ?? 0)
    cached.body = body
    cache.resize(key, cached, cached.bytes)
  }
}

async function expand({ body, compressed }: CachedResponse): Promise<Buffer> {
  if (body) return body
  const [[encoding, compressing]] = Object.entries(compressed) as [[Encoding, Promise<Buffer>]]
  return expandBody(await compressing, encoding)
}

const countBytes = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0)

const computeEtag = (body: Buffer) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
