import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#database/tables.ts'
import { PreparedStatementClient } from './prepared-statements.ts'

/** The database, or the transaction that a story runs in. */
export type Db = Kysely<DB>

// Whole numbers of the database fit a double: money reaches Rp 90 trillion, counts far less.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Quantities, masses and rates have few decimals; money never stands in a numeric column.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A day stays a day: `2026-11-20`, not midnight somewhere.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type ConnectOptions = {
  max?: number
  applicationName?: string
  /** How long to wait for a connection (ms): tests with hundreds of askers need not be answered in time. */
  connectTimeoutMs?: number
  /** How long one statement may take (ms). A database that falls silent is a 503 too. */
  statementTimeoutMs?: number
}

/** A pool that gives up soon, so that a dead database is a 503 and not a hang. */
export function connect(url: string, options: ConnectOptions = {}) {
  const {
    max = 20,
    applicationName = 'pondasi',
    connectTimeoutMs = 2_000,
    statementTimeoutMs,
  } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs ?? 120_000,
    idleTimeoutMillis: 60_000,
    // pg's types know only the plain client here.
    Client: PreparedStatementClient as unknown as new () => pg.ClientBase,
  })
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db: Db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool }
}

/**
 * Runs a story in one transaction, or in the one that is already open (an idempotent call opens
 * it in dispatch). Everything it wrote is undone when it throws.
 */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute((tx: Transaction<DB>) => work(tx))

/**
 * Runs `work` in one transaction, with a context whose `db` is that transaction. Joins a transaction that
 * is already open. Everything is rolled back when `work` throws.
 */
export const withTransaction = <C extends { db: Db }, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> => inTransaction(ctx.db, (db) => work({ ...ctx, db }))
