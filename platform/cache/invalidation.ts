import type pg from 'pg'
import {
  listenForNotifications,
  type NotificationListener,
} from '../database/notification-listener.ts'
import type { Log } from '../log.ts'
import { ALL, type Cache } from './cache.ts'

/** The channel that the database's triggers notify (migration 0430). */
const CHANNEL = 'cache_invalidation'

/**
 * Invalidates a cache by what the database notifies at commit: tags with spaces between them. A lost
 * connection empties the cache, because notifications may have been missed.
 */
export function listenForInvalidations(
  cache: Pick<Cache<{}>, 'invalidate'>,
  { pool, log }: { pool: pg.Pool; log: Log },
): NotificationListener {
  const { connectionString } = pool.options
  if (!connectionString) throw new Error('A cache needs the address of the database.')
  return listenForNotifications({
    url: connectionString,
    channel: CHANNEL,
    pool,
    onNotification: (payload) => cache.invalidate(payload.split(' ')),
    onDisconnect: () => cache.invalidate([ALL]),
    log,
  })
}
