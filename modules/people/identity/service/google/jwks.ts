import { createRemoteJWKSet, customFetch, errors, type CryptoKey, type RemoteJWKSet } from 'jose'
import { days, minutes } from '#platform/clock.ts'
import { ID_TOKEN_ALGORITHM } from '../../rules/google-sign-in.ts'

/** A person waits for the page meanwhile (ms). */
const TIMEOUT_MS = 3_000
/** Bounds of the cache's TTL, whatever the headers say (ms). */
const MIN_TTL_MS = minutes(1)
const MAX_TTL_MS = days(1)
/** The TTL where the headers say nothing (ms). */
const DEFAULT_TTL_MS = minutes(5)
/** Unknown key ids cause no more than one request in this time (ms). */
const MIN_REFETCH_INTERVAL_MS = 30_000
/** Shorter RSA keys are insecure (bits). */
const MIN_KEY_BITS = 2048

/** The signing key with that id; undefined if there is none. Throws `JwksUnavailable`. */
export type JwksClient = (kid: string, now: Date) => Promise<CryptoKey | undefined>

/** The key server cannot be reached, or its response is not a key set. */
export class JwksUnavailable extends Error {
  override name = 'JwksUnavailable'
}

/**
 * The keys of a JWKS address (RFC 7517), cached as long as its headers allow. An unknown key id causes
 * one more request, because the keys may have been rotated.
 */
export function createJwksClient(url: string): JwksClient {
  let ttlMs = DEFAULT_TTL_MS
  let fetchedAt = Number.NEGATIVE_INFINITY
  let expiresAt = Number.NEGATIVE_INFINITY
  const keySet = createRemoteJWKSet(new URL(url), {
    timeoutDuration: TIMEOUT_MS,
    // The app's clock decides when to fetch, not the system's: jose never fetches again by itself.
    cacheMaxAge: Number.POSITIVE_INFINITY,
    cooldownDuration: Number.POSITIVE_INFINITY,
    [customFetch]: async (address, options) => {
      const response = await fetch(address, options)
      ttlMs = parseCacheTtl(response.headers)
      return response
    },
  })

  async function refetch(now: number): Promise<void> {
    try {
      // Concurrent calls share one request.
      await keySet.reload()
    } catch (thrown) {
      throw new JwksUnavailable('The key server cannot be reached.', { cause: thrown })
    }
    fetchedAt = now
    expiresAt = now + ttlMs
  }

  return async (kid, at) => {
    const now = at.getTime()
    if (expiresAt <= now) await refetch(now)
    const key = await findKey(keySet, kid)
    if (key || now - fetchedAt < MIN_REFETCH_INTERVAL_MS) return key
    await refetch(now)
    return findKey(keySet, kid)
  }
}

async function findKey(keySet: RemoteJWKSet, kid: string): Promise<CryptoKey | undefined> {
  try {
    const key = await keySet({ alg: ID_TOKEN_ALGORITHM, kid })
    const { modulusLength = 0 } = key.algorithm as { modulusLength?: number }
    return modulusLength >= MIN_KEY_BITS ? key : undefined
  } catch (thrown) {
    if (thrown instanceof errors.JWKSNoMatchingKey) return undefined
    throw new JwksUnavailable('The key set cannot be read.', { cause: thrown })
  }
}

/** What remains of the response's freshness by `Cache-Control` and `Age` (RFC 9111), within bounds (ms). */
function parseCacheTtl(headers: Headers): number {
  const cacheControl = headers.get('cache-control') ?? ''
  const seconds = /\bno-(?:store|cache)\b/i.test(cacheControl)
    ? '0'
    : /\bmax-age=(\d{1,9})/i.exec(cacheControl)?.[1]
  if (seconds === undefined) return DEFAULT_TTL_MS
  const age = Number(headers.get('age') ?? 0) || 0
  return Math.min(MAX_TTL_MS, Math.max(MIN_TTL_MS, (Number(seconds) - age) * 1000))
}
