import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log.ts'

export type ListenOptions = {
  /** The database's address; one connection of its own is held open. */
  url: string
  channel: string
  /** Another connection, to try whether what it tells arrives. */
  pool: Pick<pg.Pool, 'query'>
  onNotification: (text: string) => void
  /** Notices may have been missed: nothing that was heard before counts any more. */
  onDisconnect: () => void
  log: Log
}

export type NotificationListener = {
  /**
   * Whether everything that was committed before this was asked has been passed on. False while
   * there is no connection.
   */
  caughtUp(): Promise<boolean>
  /** Whether notices arrive now. */
  readonly isConnected: boolean
  /** Settles when the first attempt to connect has come to an end, either way. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/** Waits between attempts to connect again (ms): doubled from the first to the last. */
const FIRST_RETRY_MS = 100
const MAX_RETRY_MS = 10_000
/** An answer that takes longer than this is none (ms). */
const TIMEOUT_MS = 1_000

/**
 * Hears what transactions tell with pg_notify. PostgreSQL signals every listener before it
 * acknowledges a commit, and sends what it heard before it answers the listener's next statement:
 * an empty statement's answer therefore comes behind everything committed before it was sent.
 */
export function listenForNotifications({
  url,
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
      connectionString: url,
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
      // A pooler in between may swallow notices without a word.
      await pool.query('select pg_notify($1, $2)', [channel, probe])
      await withTimeout(candidate.query(''))
      if (!probeArrived)
        throw new Error('what is told does not arrive; connect without a transaction pooler')
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

  // One statement serves everyone who asked before it was sent; who asks later waits for the next.
  let nextCheck: Promise<boolean> | undefined
  let currentCheck: Promise<unknown> = Promise.resolve()

  function caughtUp(): Promise<boolean> {
    return client ? (nextCheck ??= startCheck()) : Promise.resolve(false)
  }

  async function startCheck(): Promise<boolean> {
    await currentCheck
    // Whoever arrives in the same turn of the event loop joins.
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
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  })
  return Promise.race([work, expired]).finally(() => clearTimeout(timer))
}
