import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Where notifications come from. */
export type NotificationSource = {
  /** Sends a probe on another connection, to check that notifications arrive. */
  pool: Pick<pg.Pool, 'query'>
  /** The database's address without a transaction pooler in between; a listener keeps its own connection open. */
  directUrl: string
  log: Log
}

export type ListenOptions = NotificationSource & {
  channel: string
  onNotification: (text: string) => void
  /**
   * Called when notifications may have been missed: everything derived from earlier ones is
   * invalid.
   */
  onDisconnect: () => void
}

export type NotificationListener = {
  /**
   * Resolves to true once every notification committed before this call has been passed on; to
   * false while there is no connection.
   */
  caughtUp(): Promise<boolean>
  /** Whether notifications currently arrive. */
  readonly isConnected: boolean
  /** Settles when the first attempt to connect has ended, either way. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/** Delay between attempts to reconnect (ms), doubled from the first to the maximum. */
const FIRST_RETRY_MS = 100
const MAX_RETRY_MS = 1_000
/** How long to wait for a reply of the database (ms). */
const TIMEOUT_MS = 1_000

/**
 * Listens to pg_notify. PostgreSQL signals every listener before it acknowledges a commit, and
 * sends pending notifications before the reply to the listener's next statement. The reply to an
 * empty statement therefore arrives after every notification committed before the statement was
 * sent.
 */
export function listenForNotifications({
  directUrl,
  channel,
  pool,
  onNotification,
  onDisconnect,
  log,
}: ListenOptions): NotificationListener {
  let client: pg.Client | undefined
  let closed = false
  let retryDelayMs = FIRST_RETRY_MS
  let retryTimer: NodeJS.Timeout | undefined
  const ready = connect()

  async function connect(): Promise<void> {
    const candidate = new pg.Client({
      connectionString: directUrl,
      application_name: `listens to ${channel}`,
      connectionTimeoutMillis: TIMEOUT_MS,
      keepAlive: true,
    })
    const probe = `trial ${randomUUID()}`
    let probeArrived = false
    candidate.on('error', () => handleDisconnect(candidate))
    candidate.on('end', () => handleDisconnect(candidate))
    candidate.on('notification', ({ payload = '' }) => {
      if (payload === probe) probeArrived = true
      else if (client === candidate && !payload.startsWith('trial ')) onNotification(payload)
    })
    try {
      await candidate.connect()
      await candidate.query(`listen ${pg.escapeIdentifier(channel)}`)
      // A transaction pooler in between may silently drop notifications.
      await pool.query('select pg_notify($1, $2)', [channel, probe])
      await withTimeout(candidate.query(''))
      if (!probeArrived)
        throw new Error('notifications do not arrive; connect without a transaction pooler')
    } catch (thrown) {
      log.warn({ err: thrown, channel }, 'not listening')
      return reconnectLater(candidate)
    }
    if (closed) return void candidate.end().catch(() => {})
    retryDelayMs = FIRST_RETRY_MS
    client = candidate
  }

  function handleDisconnect(lostClient: pg.Client) {
    if (client !== lostClient) return
    client = undefined
    onDisconnect()
    if (closed) return
    log.warn({ channel }, 'no longer listening')
    reconnectLater(lostClient)
  }

  function reconnectLater(lostClient: pg.Client) {
    void lostClient.end().catch(() => {})
    if (closed) return
    retryTimer = setTimeout(() => void connect(), retryDelayMs).unref()
    retryDelayMs = Math.min(retryDelayMs * 2, MAX_RETRY_MS)
  }

  // One statement serves all calls made before it was sent; later calls share the next one.
  let nextCheck: Promise<boolean> | undefined
  let currentCheck: Promise<unknown> = Promise.resolve()

  function caughtUp(): Promise<boolean> {
    return client ? (nextCheck ??= startCheck()) : Promise.resolve(false)
  }

  async function startCheck(): Promise<boolean> {
    await currentCheck
    // Calls in the same turn of the event loop join this check.
    await new Promise(setImmediate)
    nextCheck = undefined
    const check = runCheck(client)
    currentCheck = check
    return check
  }

  async function runCheck(checkedClient: pg.Client | undefined): Promise<boolean> {
    if (!checkedClient || client !== checkedClient) return false
    try {
      await withTimeout(checkedClient.query(''))
      return client === checkedClient
    } catch {
      handleDisconnect(checkedClient)
      return false
    }
  }

  return {
    caughtUp,
    get isConnected() {
      return client !== undefined
    },
    ready,
    async close() {
      closed = true
      clearTimeout(retryTimer)
      const openClient = client
      client = undefined
      await openClient?.end().catch(() => {})
    },
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no reply within ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  })
  return Promise.race([work, expired]).finally(() => clearTimeout(timer))
}
