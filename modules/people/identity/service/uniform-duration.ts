import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction, type Db } from '#platform/database/database.ts'

/** Longer than a letter takes to be written down, many times over (ms). */
const STEP_MS = 100

/**
 * A transaction whose length would tell whether an address has an account (a letter is written, or none
 * is). It ends at a whole step of time: both fit into one.
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
