import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { days, minutes } from '#platform/clock.ts'

/** How long the key server may take (ms): somebody waits for the page. */
const TIMEOUT_MS = 3_000
/** Kept at least and at most this long, whatever the headers say (ms). */
const MIN_TTL = minutes(1)
const MAX_TTL = days(1)
/** Kept this long where the headers say nothing (ms). */
const DEFAULT_TTL = minutes(5)
/** Unknown names of keys make us ask no more often than this (ms). */
const MIN_REFETCH_INTERVAL_MS = 30_000
/** RSA keys below this (bits) are no proof any more. */
const MIN_KEY_BITS = 2048

const JwksSchema = z.object({ keys: z.array(z.unknown()).max(50) })
const JwkSchema = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1).max(200),
  n: z.string(),
  e: z.string(),
  alg: z.literal('RS256').optional(),
  use: z.literal('sig').optional(),
})

/** The key of a name that counts now; undefined for a name that nobody knows. Throws `KeysAway`. */
export type JwksClient = (kid: string, now: Date) => Promise<KeyObject | undefined>

/** The key server could not be reached, or answered something else than keys. */
export class JwksUnavailable extends Error {
  override name = 'KeysAway'
}

type CachedKeys = { keys: Map<string, KeyObject>; expiresAt: number; fetchedAt: number }

/**
 * The keys of an address (RFC 7517), kept as long as its headers allow; a name that is not among them
 * makes us ask once more, for keys change.
 */
export function createJwksClient(url: string): JwksClient {
  let cached: CachedKeys | undefined
  let pendingFetch: Promise<CachedKeys> | undefined
  const refetch = (now: number) =>
    (pendingFetch ??= fetchKeys(url, now)
      .then((fetched) => (cached = fetched))
      .finally(() => (pendingFetch = undefined)))

  return async (kid, at) => {
    const now = at.getTime()
    const current = cached && cached.expiresAt > now ? cached : await refetch(now)
    const key = current.keys.get(kid)
    if (key || now - current.fetchedAt < MIN_REFETCH_INTERVAL_MS) return key
    return (await refetch(now)).keys.get(kid)
  }
}

async function fetchKeys(url: string, now: number): Promise<CachedKeys> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { keys } = JwksSchema.parse(await response.json())
    return {
      keys: new Map(keys.flatMap(parseKey)),
      expiresAt: now + parseCacheTtl(response.headers),
      fetchedAt: now,
    }
  } catch (thrown) {
    throw new JwksUnavailable('The keys of Google cannot be had.', { cause: thrown })
  }
}

/** Keys for signing with RS256; a server may have others, which are passed over. */
function parseKey(candidate: unknown): [string, KeyObject][] {
  const jwk = JwkSchema.safeParse(candidate).data
  if (!jwk) return []
  try {
    const { kid, kty, n, e } = jwk
    const key = createPublicKey({ key: { kty, n, e }, format: 'jwk' })
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    return bits >= MIN_KEY_BITS ? [[kid, key]] : []
  } catch {
    return []
  }
}

/** What `Cache-Control` and `Age` leave (RFC 9111), within bounds (ms). */
function parseCacheTtl(headers: Headers): number {
  const cacheControl = headers.get('cache-control') ?? ''
  const seconds = /\bno-(?:store|cache)\b/i.test(cacheControl)
    ? '0'
    : /\bmax-age=(\d{1,9})/i.exec(cacheControl)?.[1]
  if (seconds === undefined) return DEFAULT_TTL
  const age = Number(headers.get('age') ?? 0) || 0
  return Math.min(MAX_TTL, Math.max(MIN_TTL, (Number(seconds) - age) * 1000))
}
