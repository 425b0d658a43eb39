import { type OperationNodeSource, sql } from 'kysely'
import type { Db } from './database.ts'
import { addJobExpression, type Job } from '../jobs/jobs.ts'

/**
 * Rows to write and jobs to enqueue with them, not yet sent. Each write has a name of its own, by
 * which another one may ask whether it came about; it is not a table's.
 */
export type WriteBatch = { statements: Record<string, OperationNodeSource>; jobs?: readonly Job[] }

/**
 * Sends what several modules want written as one statement: one way to the database and back, where
 * others wait for this transaction's locks. No write sees in its table what another one wrote;
 * foreign keys are checked when all of it is there. Answers how many rows each wrote.
 */
export async function executeBatch(
  tx: Db,
  batches: readonly WriteBatch[],
): Promise<Record<string, number>> {
  const statements = batches.flatMap((batch) => Object.entries(batch.statements))
  const jobs = batches.flatMap((batch) => batch.jobs ?? [])
  const expressions = statements.map(
    ([name, statement]) => sql`${sql.ref(name)} as (${statement} returning 1)`,
  )
  const counts = statements.map(
    ([name]) => sql`(select count(*) from ${sql.ref(name)}) as ${sql.ref(name)}`,
  )
  const selected = [...counts, ...jobs.map(addJobExpression)]
  const query = sql<
    Record<string, number>
  >`with ${sql.join(expressions)} select ${sql.join(selected)}`
  return (await query.execute(tx)).rows[0]!
}
