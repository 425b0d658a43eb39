import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal.ts'
import type { WorkLimit } from '../contract/call.ts'

/**
 * Counts requests by caller in fixed windows, or the work that they ask for. `consume` throws a 429
 * with the seconds to wait.
 */
export type RateLimiter = { consume(bucket: string, limit: WorkLimit, amount?: number): void }

/** A window that all processes count in. */
export type SharedCounter = {
  /**
   * Adds to the bucket's window, which starts with the first addition. Returns the total of all processes and the time
   * left. Rejects while the counter is unavailable.
   */
  add(
    bucket: string,
    amount: number,
    windowMs: number,
  ): Promise<{ used: number; remainingMs: number }>
}

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

/**
 * Counts in this process's memory, and with a shared counter in all processes. Nothing waits for that:
 * what others have used counts from the next request on. While it is away each process counts alone.
 */
export function createRateLimiter(clock: Clock, shared?: SharedCounter): RateLimiter {
  let lastSweptAt = 0
  const windows = new Map<string, { used: number; expiresAt: number }>()

  function share(bucket: string, amount: number, windowMs: number): void {
    const window = windows.get(bucket)!
    shared?.add(bucket, amount, windowMs).then(
      ({ used, remainingMs }) => {
        window.used = Math.max(window.used, used)
        window.expiresAt = clock.now().getTime() + remainingMs
      },
      // The counter logs that itself.
      () => {},
    )
  }

  return {
    consume(bucket, { times, seconds }, amount = 1) {
      const now = clock.now().getTime()
      if (windows.size > 50_000 && now - lastSweptAt >= SWEEP_INTERVAL_MS) {
        lastSweptAt = now
        for (const [key, { expiresAt }] of windows) if (expiresAt <= now) windows.delete(key)
      }
      const current = windows.get(bucket)
      const latestEnd = now + seconds * 1000
      // An end beyond the latest possible one means that the clock was set back; such a window would last too long.
      const isOpen = current && current.expiresAt > now && current.expiresAt <= latestEnd
      const window = isOpen ? current : { used: 0, expiresAt: latestEnd }
      const isSpent = window.used > times
      window.used += amount
      windows.set(bucket, window)
      // A flood that is refused is not passed on.
      if (!isSpent) share(bucket, amount, seconds * 1000)
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
