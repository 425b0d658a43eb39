import {
  listenForNotifications,
  type NotificationListener,
  type NotificationSource,
} from '../database/notification-listener.ts'
import { ALL, type Cache } from './cache.ts'

/** The channels that the database's triggers notify: of the catalogue and stock, and of sessions. */
type InvalidationChannel = 'cache_tags' | 'session_invalidation'

/**
 * Invalidates a cache by what the database notifies at commit: tags with spaces between them. A lost
 * connection empties the cache, because notifications may have been missed.
 */
export function listenForInvalidations(
  cache: Pick<Cache<{}>, 'invalidate'>,
  { channel = 'cache_tags', ...source }: NotificationSource & { channel?: InvalidationChannel },
): NotificationListener {
  return listenForNotifications({
    ...source,
    channel,
    onNotification: (payload) => cache.invalidate(payload.split(' ')),
    onDisconnect: () => cache.invalidate([ALL]),
  })
}
