import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Runs `work` inside the caller's transaction, and undoes it alone if it returns false: its locks are
 * released, and an error that it caught no longer fails the transaction.
 */
export async function withSavepoint(tx: Db, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint attempt`.execute(tx)
  const isDone = await work()
  await (isDone ? sql`release savepoint attempt` : sql`rollback to savepoint attempt`).execute(tx)
  return isDone
}
