import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Timeouts that PostgreSQL itself enforces for a connection (ms); 0 is unlimited. Otherwise a statement whose client
 * has given up would run on and hold its locks.
 */
export type DatabaseTimeouts = {
  statementMs: number
  /** Waiting for a row or a table that another transaction has locked. */
  lockMs: number
  /** An open transaction without a statement. */
  idleInTransactionMs: number
}

/** Pages and calls: a statement ends before the 503 that has to come within three seconds. */
export const REQUEST_TIMEOUTS: DatabaseTimeouts = {
  statementMs: 2_400,
  lockMs: 1_000,
  idleInTransactionMs: 10_000,
}

/** Jobs read and write thousands of rows, and calculate between their statements. */
export const WORKER_TIMEOUTS: DatabaseTimeouts = {
  statementMs: 60_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
}

/**
 * Migrations and the seed: building an index takes as long as it takes, and of two processes one
 * waits for the other. Each migration bounds its own locks (migrate.ts).
 */
export const PREPARE_TIMEOUTS: DatabaseTimeouts = {
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 600_000,
}

/** Bounds how long the rest of a transaction waits for a lock (ms). */
export const setLockTimeout = (tx: Db, timeoutMs: number) =>
  sql`select set_config('lock_timeout', ${String(timeoutMs)}, true)`.execute(tx)
