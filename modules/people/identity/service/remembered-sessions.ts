import { createCache } from '#platform/cache/cache.ts'
import { listenForInvalidations } from '#platform/cache/invalidation.ts'
import type { Actor, AppDeps } from '#platform/http/context.ts'
import type { NotificationSource } from '#platform/database/notification-listener.ts'
import { hashToken } from '#platform/token-hash.ts'
import { authenticateByHash, type AuthenticatedActor } from './authenticate.ts'

/** Tokens that a process remembers, about half a kilobyte each. */
const MAX_REMEMBERED = 10_000

export type RememberedSessions = {
  /** The holder of an access token, as `authenticate` finds them. */
  authenticate(deps: AppDeps, token: string): Promise<Actor | undefined>
  close(): Promise<void>
}

/**
 * Remembers who holds an access token, so that most calls need no query for it. Every answer waits until all that
 * was committed before has been received: what ends a session or changes its holder, in any process, is in the next
 * answer (decision 49). Without the listening connection nothing is remembered.
 */
export function rememberSessions(source: NotificationSource): RememberedSessions {
  const cache = createCache<AuthenticatedActor>({
    name: 'sessions',
    maxEntries: MAX_REMEMBERED,
  })
  const listener = listenForInvalidations(cache, { ...source, channel: 'session_invalidation' })

  async function findAnew(deps: AppDeps, accessHash: Buffer, key: string, isCurrent: boolean) {
    const pending = cache.begin()
    try {
      const found = await authenticateByHash(deps, accessHash)
      if (!found) return undefined
      for (const tag of found.tags) pending.tags.add(tag)
      // Notifications from before it listened do not arrive; a lost connection empties the cache.
      if (isCurrent) cache.commit(key, pending, found)
      return found.actor
    } finally {
      cache.discard(pending)
    }
  }

  return {
    async authenticate(deps, token) {
      const accessHash = hashToken(token)
      const key = accessHash.toString('base64')
      const isCurrent = await listener.caughtUp()
      const remembered = isCurrent ? cache.get(key) : undefined
      if (remembered && remembered.validUntil > deps.clock.now().getTime()) return remembered.actor
      return findAnew(deps, accessHash, key, isCurrent)
    },
    close: () => listener.close(),
  }
}
