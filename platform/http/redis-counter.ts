import { createHash } from 'node:crypto'
import type { SharedCounter } from './rate-limit.ts'

/** How long a connection and an answer may take (ms), and how long until the next attempt at most. */
const CONNECT_TIMEOUT_MS = 2_000
const ANSWER_TIMEOUT_MS = 500
const MAX_RETRY_DELAY_MS = 2_000

/**
 * Connects to Redis and counts there. A counter that was lost is reported once, and once when it is
 * back. Throws Error that names REDIS_URL where there is none at the start.
 */
export async function connectRedisCounter(
  url: string,
  log: Record<'warn' | 'info', (details: object, message: string) => unknown>,
): Promise<SharedCounter & { close(): void }> {
  let hasStarted = false
  let isAway = false
  // Imported only here: loading it takes a tenth of the start-up time.
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    // What cannot be asked now is not asked later: its window would be another.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (attempts) =>
        hasStarted ? Math.min(100 * 2 ** Math.min(attempts, 10), MAX_RETRY_DELAY_MS) : false,
    },
  })
  client.on('error', (err: Error) => {
    if (hasStarted && !isAway) log.warn({ err }, 'Redis is away: each process counts limits alone')
    isAway = true
  })
  client.on('ready', () => {
    if (hasStarted && isAway) log.info({}, 'Redis is back: all processes count limits together')
    isAway = false
  })
  await client.connect().catch((cause: Error) => {
    throw new Error(`REDIS_URL: no Redis answers there. ${cause.message}`, { cause })
  })
  hasStarted = true
  return {
    async add(bucket, amount, windowMs) {
      if (!client.isReady) throw new Error('Redis is away')
      const key = toKey(bucket)
      const [used, , remainingMs] = await withTimeout(
        client.multi().incrBy(key, amount).pExpire(key, windowMs, 'NX').pTTL(key).exec(),
      )
      return { used: Number(used), remainingMs: Math.max(0, Number(remainingMs)) }
    },
    close: () => client.destroy(),
  }
}

/** Buckets name addresses of people; Redis has their hash. */
const toKey = (bucket: string) =>
  `pondasi:limit:${createHash('sha256').update(bucket).digest('base64url').slice(0, 22)}`

/** A Redis that accepts and stays silent may not collect what waits for it. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error('Redis is silent')), ANSWER_TIMEOUT_MS)
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
