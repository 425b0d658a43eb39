import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#database/tables.ts'
import { PreparedStatementClient } from './prepared-statements.ts'
import { WORKER_TIMEOUTS, type DatabaseTimeouts } from './timeouts.ts'

/** The database, or a transaction on it. */
export type Db = Kysely<DB>

// 64-bit integers fit a double: money reaches Rp 90 trillion, counts far less.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Quantities, masses and rates have few decimals; no money column is numeric.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A date stays text, `2026-11-20`: as a Date it would depend on a time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** How much later than the database's own timeout the client gives up (ms). */
const UNRESPONSIVE_AFTER_MS = 100

export type ConnectOptions = {
  max?: number
  applicationName?: string
  /** How long to wait for a connection (ms); longer in tests with hundreds of concurrent calls. */
  connectTimeoutMs?: number
  /** Those of a job by default. */
  timeouts?: DatabaseTimeouts
  /** Whether statements are prepared by name; a transaction pooler may not allow it. */
  preparesStatements?: boolean
}

/**
 * Opens a pool with a short connection timeout, so that an unreachable database is a 503 and not a
 * hang.
 */
export function connect(url: string, options: ConnectOptions = {}) {
  const {
    max = 20,
    applicationName = 'pondasi',
    connectTimeoutMs = 2_000,
    preparesStatements = true,
    timeouts: { statementMs, lockMs, idleInTransactionMs } = WORKER_TIMEOUTS,
  } = options
  const endless = listEndless({ statementMs, lockMs, idleInTransactionMs })
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    // For a database that does not answer at all: it would not keep to its own timeouts either.
    ...(statementMs > 0 ? { query_timeout: statementMs + UNRESPONSIVE_AFTER_MS } : {}),
    idleTimeoutMillis: 60_000,
    // The pool waits for it before it lends the connection.
    ...(endless ? { onConnect: async (client) => void (await client.query(endless)) } : {}),
    ...(preparesStatements
      ? // pg's types accept only its own client class here.
        { Client: PreparedStatementClient as unknown as new () => pg.ClientBase }
      : {}),
  })
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db: Db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool }
}

/**
 * A statement that sets what is to be without end. pg sends no timeout of 0, and a role or a database may have its own, as
 * behind a pooler (decision 171). Undefined where nothing is.
 */
function listEndless({
  statementMs,
  lockMs,
  idleInTransactionMs,
}: DatabaseTimeouts): string | undefined {
  const names = [
    ...(statementMs === 0 ? ['statement_timeout'] : []),
    ...(lockMs === 0 ? ['lock_timeout'] : []),
    ...(idleInTransactionMs === 0 ? ['idle_in_transaction_session_timeout'] : []),
  ]
  if (names.length === 0) return undefined
  return names.map((name) => `set ${name} = 0`).join('; ')
}

/**
 * Runs `work` in one transaction. Joins a transaction that is already open (dispatch opens one for
 * an idempotent call). Everything is rolled back when `work` throws.
 */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute((tx: Transaction<DB>) => work(tx))

/**
 * Like `inTransaction`, with a context whose `db` is the transaction.
 */
export const withTransaction = <C extends { db: Db }, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> => inTransaction(ctx.db, (db) => work({ ...ctx, db }))
