import { createCache, type PendingEntry } from '#platform/cache/cache.ts'
import type { NotificationListener } from '#platform/database/notification-listener.ts'
import { toJakartaDate, days, minutes, type Clock } from '#platform/clock.ts'

/** A value in the making, and when it expires (ms). */
export type PendingResponse = PendingEntry & { readonly expiresAt: number }

/**
 * Upper bound on age (ms), for what notifications do not cover: warehouses and availability in a list's facets may lag
 * behind the stock for seconds.
 */
const MAX_AGE_MS = minutes(1)

export type FreshCache<V extends {}> = ReturnType<typeof createFreshCache<V>>

/** Values that are dropped when the database notifies of a change to what they show. */
export function createFreshCache<V extends {}>(
  listener: Pick<NotificationListener, 'caughtUp' | 'isConnected'>,
  clock: Clock,
  { name, maxBytes }: { name: string; maxBytes: number },
) {
  const cache = createCache<V>({
    name,
    maxBytes,
    maxEntryBytes: maxBytes / 8,
    now: () => clock.now().getTime(),
  })
  return {
    invalidate: cache.invalidate,
    discard: cache.discard,
    resize: cache.resize,
    get bytes() {
      return cache.bytes
    },
    get size() {
      return cache.size
    },
    /** The value of a key, if a new one would be the same. */
    async find(key: string): Promise<V | undefined> {
      // Asked for nothing but to be counted.
      if (!cache.peek(key)) return cache.get(key)
      if (!(await listener.caughtUp())) return undefined
      // Everything that was notified until now has been dropped.
      return cache.get(key)
    },
    /** Begins a value, before anything is read for it; undefined where nothing can be cached. */
    begin: (): PendingResponse | undefined =>
      listener.isConnected
        ? Object.assign(cache.begin(), { expiresAt: computeExpiry(clock.now()) })
        : undefined,
    /** Stores a finished value, unless something that it shows has changed since it was begun. Returns whether it is as of now. */
    commit(key: string, pending: PendingResponse, value: V, bytes: number): boolean {
      const { expiresAt } = pending
      if (listener.isConnected) return cache.commit(key, pending, value, { expiresAt, bytes })
      cache.discard(pending)
      return false
    },
    /** For how long a value of this expiry may still be shown (s). */
    findSecondsLeft: (expiresAt: number): number =>
      Math.max(0, Math.floor((expiresAt - clock.now().getTime()) / 1000)),
  }
}

/** At Jakarta's midnight prices and tax rates begin and the name of the month changes, with no change of a table. */
function computeExpiry(now: Date): number {
  const midnight = Date.parse(`${toJakartaDate(now)}T00:00:00+07:00`) + days(1)
  return Math.min(now.getTime() + MAX_AGE_MS, midnight)
}
