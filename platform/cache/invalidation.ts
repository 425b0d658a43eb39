import type pg from 'pg'
import {
  listenForNotifications,
  type NotificationListener,
} from '../database/notification-listener.ts'
import type { Log } from '../log.ts'
import { ALL, type Cache } from './cache.ts'

/** The channels that the database's triggers notify: of the catalogue and stock, and of who is signed in. */
type InvalidationChannel = 'cache_invalidation' | 'session_invalidation'

/**
 * Invalidates a cache by what the database notifies at commit: tags with spaces between them. A lost
 * connection empties the cache, because notifications may have been missed.
 */
export function listenForInvalidations(
  cache: Pick<Cache<{}>, 'invalidate'>,
  {
    pool,
    log,
    channel = 'cache_invalidation',
  }: { pool: pg.Pool; log: Log; channel?: InvalidationChannel },
): NotificationListener {
  const { connectionString } = pool.options
  if (!connectionString) throw new Error('A cache needs the address of the database.')
  return listenForNotifications({
    url: connectionString,
    channel,
    pool,
    onNotification: (payload) => cache.invalidate(payload.split(' ')),
    onDisconnect: () => cache.invalidate([ALL]),
    log,
  })
}
