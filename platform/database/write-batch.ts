import { type OperationNodeSource, sql } from 'kysely'
import type { Db } from './database.ts'
import { countAddedJobsExpression, type Job } from '../jobs/jobs.ts'

/**
 * Statements to execute and jobs to enqueue together. Each statement has a unique name, which
 * becomes its CTE, so that another statement can refer to its result. The name must not be that of
 * a table.
 */
export type WriteBatch = {
  statements: Record<string, OperationNodeSource>
  jobs?: readonly Job[]
  /** Names of statements whose rows other statements refer to by their id. */
  returningIds?: readonly string[]
}

/**
 * Executes the writes of several modules as one statement, so that locks are held for a single
 * round trip. No write sees the rows of another; foreign keys are checked after all of them.
 * Returns the number of rows by statement name.
 */
export async function executeBatch(
  tx: Db,
  batches: readonly WriteBatch[],
): Promise<Record<string, number>> {
  const statements = batches.flatMap((batch) => Object.entries(batch.statements))
  const jobs = batches.flatMap((batch) => batch.jobs ?? [])
  const returningIds = new Set(batches.flatMap((batch) => batch.returningIds ?? []))
  const expressions = statements.map(
    ([name, statement]) =>
      sql`${sql.ref(name)} as (${statement} returning ${returningIds.has(name) ? sql.ref('id') : sql.lit(1)})`,
  )
  const counts = statements.map(
    ([name]) => sql`(select count(*) from ${sql.ref(name)}) as ${sql.ref(name)}`,
  )
  const selected = jobs.length > 0 ? [...counts, countAddedJobsExpression(jobs)] : counts
  const query = sql<
    Record<string, number>
  >`with ${sql.join(expressions)} select ${sql.join(selected)}`
  return (await query.execute(tx)).rows[0]!
}
