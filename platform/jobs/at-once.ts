import { type OperationNodeSource, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { adding, type Job } from './jobs.ts'

/**
 * Rows to write and jobs to enqueue with them, not yet sent. Each write has a name of its own, by
 * which another one may ask whether it came about; it is not a table's.
 */
export type Writing = { rows: Record<string, OperationNodeSource>; jobs?: readonly Job[] }

/**
 * Sends what several modules want written as one statement: one way to the database and back, where
 * others wait for this transaction's locks. No write sees in its table what another one wrote;
 * foreign keys are checked when all of it is there. Answers how many rows each wrote.
 */
export async function writeAtOnce(
  tx: Db,
  writings: readonly Writing[],
): Promise<Record<string, number>> {
  const rows = writings.flatMap((writing) => Object.entries(writing.rows))
  const jobs = writings.flatMap((writing) => writing.jobs ?? [])
  const named = rows.map(([name, row]) => sql`${sql.ref(name)} as (${row} returning 1)`)
  const counts = rows.map(
    ([name]) => sql`(select count(*) from ${sql.ref(name)}) as ${sql.ref(name)}`,
  )
  const selected = [...counts, ...jobs.map(adding)]
  const answer = sql<Record<string, number>>`with ${sql.join(named)} select ${sql.join(selected)}`
  return (await answer.execute(tx)).rows[0]!
}
