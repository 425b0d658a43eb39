import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { findTracing } from '../tracing/tracing.ts'
import type { AppDeps } from '../http/context.ts'

/** Job handlers by name. The worker runs each job at least once. */
export type JobHandlers = Record<string, (deps: AppDeps, payload: never) => Promise<unknown>>

/** A job to enqueue. */
export type Job = {
  name: string
  payload: Record<string, unknown>
  runAt?: Date
  /** A later job with the same key replaces a pending one. */
  key?: string
  maxAttempts?: number
}

/** Where a job's payload names the trace that it belongs to, while traces are on. */
export const TRACEPARENT = '$traceparent'

/** Enqueues a job in the caller's transaction: it runs only after a commit. */
export async function enqueue(tx: Db, job: Job): Promise<void> {
  await sql`select ${countAddedJobsExpression([job])}`.execute(tx)
}

/** Whether the job of a key waits, runs, or will be tried again. */
export async function isEnqueued(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.jobs where key = ${key}`.execute(db)
  return rows.length > 0
}

/**
 * The SQL expression that enqueues jobs, as part of a `select`: their number. They are one call with one
 * notification, and the text is the same for any number of them, so that PostgreSQL plans it once.
 */
export function countAddedJobsExpression(jobs: readonly Job[]) {
  const traceparent = findTracing()?.readTraceparent()
  const specs = jobs.map(({ name, payload, runAt, key, maxAttempts = 12 }) => ({
    identifier: name,
    payload: traceparent ? { ...payload, [TRACEPARENT]: traceparent } : payload,
    run_at: runAt ?? null,
    max_attempts: maxAttempts,
    job_key: key ?? null,
  }))
  return sql`(select count(*) from graphile_worker.add_jobs(array(
    select json_populate_record(null::graphile_worker.job_spec, spec)
    from json_array_elements(${JSON.stringify(specs)}::json) as spec)))`
}
