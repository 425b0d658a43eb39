import { sql } from 'kysely'
import { Refusal } from '../refusal.ts'
import type { Db } from './database.ts'
import {
  listenForNotifications,
  type NotificationListener,
  type NotificationSource,
} from './notification-listener.ts'

const CHANNEL = 'live_updates'

/** Followers in one process, and of one topic. Who is turned away asks again by itself. */
const MAX_FOLLOWERS = 1_000
const MAX_FOLLOWERS_OF_TOPIC = 10

/** Tells every follower of a topic, in all processes, once the caller's transaction has committed. */
export const announce = async (tx: Db, topic: string): Promise<void> =>
  void (await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(tx))

/** Waits for announcements of one topic. */
type Follower = {
  /** Whether something may have changed; `quiet` after so long without it, `closed` at the end. */
  next(timeoutMs: number): Promise<'changed' | 'quiet' | 'closed'>
  stop(): void
}

export type LiveUpdates = {
  /** Throws 503 `live.busy` where too many follow already. Call it before a stream begins; `follow` takes the place. */
  requireRoom(topic: string): void
  /** Throws 503 `live.busy` where too many follow already. It stops by itself when its reader is `leaving`. */
  follow(topic: string, leaving: AbortSignal): Promise<Follower>
  /** Ends every follower: the process stops. */
  close(): Promise<void>
}

const busy = () =>
  new Refusal('live.busy', 'Kabar langsung sedang penuh. Muat ulang halaman ini.', 503, {
    retryAfter: 10,
  })

/** For processes without followers, such as seeding. */
export const noLiveUpdates: LiveUpdates = {
  requireRoom() {
    throw busy()
  },
  follow: async () => {
    throw busy()
  },
  close: async () => {},
}

/** Announcements of the database, over a connection that is opened with the first follower. */
export function createLiveUpdates({ pool, directUrl, log }: NotificationSource): LiveUpdates {
  const followers = new Map<string, Set<(state: 'changed' | 'closed') => void>>()
  let listener: NotificationListener | undefined
  let count = 0
  let isClosed = false

  const wake = (topics: Iterable<string>, state: 'changed' | 'closed') => {
    for (const topic of topics) for (const tell of followers.get(topic) ?? []) tell(state)
  }

  const openListener = () =>
    (listener ??= listenForNotifications({
      directUrl,
      channel: CHANNEL,
      pool,
      onNotification: (topic) => wake([topic], 'changed'),
      // Some may have been missed.
      onDisconnect: () => wake(followers.keys(), 'changed'),
      log,
    }))

  function add(topic: string): Follower {
    let pending: 'changed' | 'closed' | undefined
    let resolve: ((state: 'changed' | 'quiet' | 'closed') => void) | undefined
    const tell = (state: 'changed' | 'closed') => {
      if (pending !== 'closed') pending = state
      resolve?.(state)
    }
    const ofTopic = followers.get(topic) ?? new Set()
    followers.set(topic, ofTopic.add(tell))
    count += 1
    return {
      async next(timeoutMs) {
        let timer: NodeJS.Timeout | undefined
        const state =
          pending ??
          (await new Promise<'changed' | 'quiet' | 'closed'>((done) => {
            resolve = done
            timer = setTimeout(() => done('quiet'), timeoutMs).unref()
          }))
        clearTimeout(timer)
        resolve = undefined
        if (pending !== 'closed') pending = undefined
        return state
      },
      stop() {
        if (!ofTopic.delete(tell)) return
        count -= 1
        if (ofTopic.size === 0) followers.delete(topic)
        tell('closed')
      },
    }
  }

  function requireRoom(topic: string): void {
    const isFull =
      count >= MAX_FOLLOWERS || (followers.get(topic)?.size ?? 0) >= MAX_FOLLOWERS_OF_TOPIC
    if (isClosed || isFull) throw busy()
  }

  return {
    requireRoom,
    async follow(topic, leaving) {
      requireRoom(topic)
      const follower = add(topic)
      if (leaving.aborted) follower.stop()
      else leaving.addEventListener('abort', follower.stop, { once: true })
      await openListener().ready
      return follower
    },
    async close() {
      isClosed = true
      wake([...followers.keys()], 'closed')
      await listener?.close()
    },
  }
}
