import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction, type Db } from '#platform/database/database.ts'

/** Longer than a letter takes to be written down, many times over (ms). */
const STEP = 100

/**
 * A transaction whose length would tell whether an address has an account (a letter is written, or none
 * is). It ends at a whole step of time: both fit into one.
 */
export async function steadily<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await inTransaction(db, work)
  } finally {
    const taken = performance.now() - began
    await pause(Math.ceil(taken / STEP) * STEP - taken)
  }
}
