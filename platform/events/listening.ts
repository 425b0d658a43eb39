import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log.ts'

export type ListenTo = {
  /** The database's address; one connection of its own is held open. */
  url: string
  channel: string
  /** Another connection, to try whether what it tells arrives. */
  pool: Pick<pg.Pool, 'query'>
  onNotice: (text: string) => void
  /** Notices may have been missed: nothing that was heard before counts any more. */
  onLost: () => void
  log: Log
}

export type Listening = {
  /**
   * Whether everything that was committed before this was asked has been passed on. False while
   * there is no connection.
   */
  caughtUp(): Promise<boolean>
  /** Whether notices arrive now. */
  readonly hears: boolean
  /** Settles when the first attempt to connect has come to an end, either way. */
  readonly begun: Promise<void>
  close(): Promise<void>
}

/** Waits between attempts to connect again (ms): doubled from the first to the last. */
const firstWait = 100
const lastWait = 10_000
/** An answer that takes longer than this is none (ms). */
const patience = 1_000

/**
 * Hears what transactions tell with pg_notify. PostgreSQL signals every listener before it
 * acknowledges a commit, and sends what it heard before it answers the listener's next statement:
 * an empty statement's answer therefore comes behind everything committed before it was sent.
 */
export function listening({ url, channel, pool, onNotice, onLost, log }: ListenTo): Listening {
  let client: pg.Client | undefined
  let closed = false
  let wait = firstWait
  let retry: NodeJS.Timeout | undefined
  const begun = connect()

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: `listens to ${channel}`,
      connectionTimeoutMillis: patience,
      keepAlive: true,
    })
    const trial = `trial ${randomUUID()}`
    let heard = false
    fresh.on('error', () => lose(fresh))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', ({ payload = '' }) => {
      if (payload === trial) heard = true
      else if (client === fresh && !payload.startsWith('trial ')) onNotice(payload)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      // A pooler in between may swallow notices without a word.
      await pool.query('select pg_notify($1, $2)', [channel, trial])
      await atMost(fresh.query(''))
      if (!heard)
        throw new Error('what is told does not arrive; connect without a transaction pooler')
    } catch (thrown) {
      log.warn({ err: thrown, channel }, 'not listening')
      return again(fresh)
    }
    if (closed) return void fresh.end().catch(() => {})
    wait = firstWait
    client = fresh
  }

  function lose(gone: pg.Client) {
    if (client !== gone) return
    client = undefined
    onLost()
    if (closed) return
    log.warn({ channel }, 'no longer listening')
    again(gone)
  }

  function again(gone: pg.Client) {
    void gone.end().catch(() => {})
    if (closed) return
    retry = setTimeout(() => void connect(), wait).unref()
    wait = Math.min(wait * 2, lastWait)
  }

  // One statement serves everyone who asked before it was sent; who asks later waits for the next.
  let gathering: Promise<boolean> | undefined
  let underway: Promise<unknown> = Promise.resolve()

  function caughtUp(): Promise<boolean> {
    return client ? (gathering ??= gather()) : Promise.resolve(false)
  }

  async function gather(): Promise<boolean> {
    await underway
    // Whoever arrives in the same turn of the event loop joins.
    await new Promise(setImmediate)
    gathering = undefined
    const answer = send(client)
    underway = answer
    return answer
  }

  async function send(asked: pg.Client | undefined): Promise<boolean> {
    if (!asked || client !== asked) return false
    try {
      await atMost(asked.query(''))
      return client === asked
    } catch {
      lose(asked)
      return false
    }
  }

  return {
    caughtUp,
    get hears() {
      return client !== undefined
    },
    begun,
    async close() {
      closed = true
      clearTimeout(retry)
      const open = client
      client = undefined
      await open?.end().catch(() => {})
    },
  }
}

async function atMost<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
