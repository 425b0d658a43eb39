import { type OperationNodeSource, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { adding, type Job } from './jobs.ts'

/** Rows to insert and jobs to enqueue with them, not yet sent. */
export type Writing = { rows: readonly OperationNodeSource[]; jobs: readonly Job[] }

/**
 * Sends what several modules want written as one statement: one way to the database and back, where
 * others wait for this transaction's locks. The rows must not depend on each other's defaults: none
 * sees what another wrote. Foreign keys are checked when all of it is there.
 */
export async function writeAtOnce(tx: Db, writings: readonly Writing[]): Promise<void> {
  const rows = writings.flatMap((writing) => writing.rows)
  const jobs = writings.flatMap((writing) => writing.jobs)
  const named = rows.map((row, index) => sql`${sql.ref(`row${index}`)} as (${row})`)
  await sql`with ${sql.join(named)} select ${sql.join(jobs.map(adding))}`.execute(tx)
}
