import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction, type Db } from '#platform/database/database.ts'

/** Many times longer than storing an e-mail takes. */
const STEP_MS = 100

/**
 * Runs a transaction whose duration would reveal whether an address has an account (an e-mail is stored or
 * not). It ends at a multiple of `STEP_MS`, which is the same for both.
 */
export async function withUniformDuration<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await inTransaction(db, work)
  } finally {
    const elapsedMs = performance.now() - startedAt
    await pause(Math.ceil(elapsedMs / STEP_MS) * STEP_MS - elapsedMs)
  }
}
