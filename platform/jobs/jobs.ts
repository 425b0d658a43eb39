import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
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

/** Enqueues a job in the caller's transaction: it runs only after a commit. */
export async function enqueue(tx: Db, job: Job): Promise<void> {
  await sql`select ${addJobExpression(job)}`.execute(tx)
}

/** The SQL expression that enqueues a job, as part of a `select`. */
export const addJobExpression = ({ name, payload, runAt, key, maxAttempts = 12 }: Job) =>
  sql`graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at := ${runAt ?? null}::timestamptz, job_key := ${key ?? null}, max_attempts := ${maxAttempts})`
