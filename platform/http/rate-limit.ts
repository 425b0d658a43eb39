import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal.ts'
import type { WorkLimit } from '../contract/call.ts'

/**
 * Counts requests by caller in fixed windows, or the work that they ask for. An implementation with
 * Redis could share them between processes.
 */
export type RateLimiter = { consume(bucket: string, limit: WorkLimit, amount?: number): void }

/** How often expired windows are deleted while there are many (ms). */
const SWEEP_INTERVAL_MS = 5_000

/**
 * The network that is limited as one: an IPv4 address, or the first half of an IPv6 address, because its
 * owner has the whole second half (RFC 6177).
 */
export function toSubnet(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const parts = (half: string | undefined) => (half ? half.split(':') : [])
  const [before, after] = [parts(head), parts(tail)]
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after]
  return groups.slice(0, 4).join(':')
}

/** Counts in this process's memory. `consume` throws a 429 with the seconds to wait. */
export function createMemoryRateLimiter(clock: Clock): RateLimiter {
  let lastSweptAt = 0
  const counts = new Map<string, { used: number; expiresAt: number }>()
  return {
    consume(bucket, { times, seconds }, amount = 1) {
      const now = clock.now().getTime()
      if (counts.size > 50_000 && now - lastSweptAt >= SWEEP_INTERVAL_MS) {
        lastSweptAt = now
        for (const [key, { expiresAt }] of counts) if (expiresAt <= now) counts.delete(key)
      }
      const current = counts.get(bucket)
      const window =
        current && current.expiresAt > now ? current : { used: 0, expiresAt: now + seconds * 1000 }
      window.used += amount
      counts.set(bucket, window)
      if (window.used > times) throw tooManyRequests(Math.ceil((window.expiresAt - now) / 1000))
    },
  }
}

/** A 429 that says what was too much, and when to try again. */
export const tooManyRequests = (
  seconds: number,
  reason = 'Terlalu banyak percobaan.',
  advice = '',
): Refusal =>
  new Refusal('limit.too_many', `${reason} Coba lagi dalam ${formatWait(seconds)}${advice}.`, 429, {
    retryAfter: seconds,
  })

const formatWait = (seconds: number) =>
  seconds < 90 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`
