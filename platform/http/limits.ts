import type { Clock } from '../clock.ts'
import { Refusal } from '../refusal.ts'
import type { Limit } from '../contract/call.ts'

/** Counts what each asker did in the window that runs; Redis carries the same between processes. */
export type Limiter = { take(bucket: string, limit: Limit): void }

/** Counts in this process's memory. `take` throws a 429 with the seconds to wait. */
export function memoryLimiter(clock: Clock): Limiter {
  const counts = new Map<string, { used: number; until: number }>()
  return {
    take(bucket, { times, seconds }) {
      const now = clock.now().getTime()
      if (counts.size > 50_000)
        for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
      const current = counts.get(bucket)
      const window =
        current && current.until > now ? current : { used: 0, until: now + seconds * 1000 }
      window.used += 1
      counts.set(bucket, window)
      if (window.used > times) throw tooMany(Math.ceil((window.until - now) / 1000))
    },
  }
}

export const tooMany = (seconds: number): Refusal =>
  new Refusal(
    'limit.too_many',
    `Terlalu banyak percobaan. Coba lagi dalam ${inWords(seconds)}.`,
    429,
    {
      retryAfter: seconds,
    },
  )

const inWords = (seconds: number) =>
  seconds < 90 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`
