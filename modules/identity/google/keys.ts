import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { days, minutes } from '#platform/clock.ts'

/** How long the key server may take (ms): somebody waits for the page. */
const PATIENCE = 3_000
/** Kept at least and at most this long, whatever the headers say (ms). */
const SHORTEST = minutes(1)
const LONGEST = days(1)
/** Kept this long where the headers say nothing (ms). */
const UNTOLD = minutes(5)
/** Unknown names of keys make us ask no more often than this (ms). */
const PAUSE = 30_000
/** RSA keys below this (bits) are no proof any more. */
const SMALLEST = 2048

const Jwks = z.object({ keys: z.array(z.unknown()).max(50) })
const Jwk = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1).max(200),
  n: z.string(),
  e: z.string(),
  alg: z.literal('RS256').optional(),
  use: z.literal('sig').optional(),
})

/** The key of a name that counts now; undefined for a name that nobody knows. Throws `KeysAway`. */
export type KeySource = (kid: string, now: Date) => Promise<KeyObject | undefined>

/** The key server could not be reached, or answered something else than keys. */
export class KeysAway extends Error {
  override name = 'KeysAway'
}

type Kept = { keys: Map<string, KeyObject>; until: number; asked: number }

/**
 * The keys of an address (RFC 7517), kept as long as its headers allow; a name that is not among them
 * makes us ask once more, for keys change.
 */
export function keySource(address: string): KeySource {
  let kept: Kept | undefined
  let asking: Promise<Kept> | undefined
  const ask = (now: number) =>
    (asking ??= fetchKeys(address, now)
      .then((found) => (kept = found))
      .finally(() => (asking = undefined)))

  return async (kid, at) => {
    const now = at.getTime()
    const present = kept && kept.until > now ? kept : await ask(now)
    const known = present.keys.get(kid)
    if (known || now - present.asked < PAUSE) return known
    return (await ask(now)).keys.get(kid)
  }
}

async function fetchKeys(address: string, now: number): Promise<Kept> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const { keys } = Jwks.parse(await answer.json())
    return { keys: new Map(keys.flatMap(usable)), until: now + lasts(answer.headers), asked: now }
  } catch (thrown) {
    throw new KeysAway('The keys of Google cannot be had.', { cause: thrown })
  }
}

/** Keys for signing with RS256; a server may have others, which are passed over. */
function usable(written: unknown): [string, KeyObject][] {
  const jwk = Jwk.safeParse(written).data
  if (!jwk) return []
  try {
    const { kid, kty, n, e } = jwk
    const key = createPublicKey({ key: { kty, n, e }, format: 'jwk' })
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    return bits >= SMALLEST ? [[kid, key]] : []
  } catch {
    return []
  }
}

/** What `Cache-Control` and `Age` leave (RFC 9111), within bounds (ms). */
function lasts(headers: Headers): number {
  const told = headers.get('cache-control') ?? ''
  const seconds = /\bno-(?:store|cache)\b/i.test(told)
    ? '0'
    : /\bmax-age=(\d{1,9})/i.exec(told)?.[1]
  if (seconds === undefined) return UNTOLD
  const age = Number(headers.get('age') ?? 0) || 0
  return Math.min(LONGEST, Math.max(SHORTEST, (Number(seconds) - age) * 1000))
}
