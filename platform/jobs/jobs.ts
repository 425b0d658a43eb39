import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { AppDeps } from '../http/context.ts'

/** What happens later: a story a name, run by the worker at least once. */
export type JobHandlers = Record<string, (deps: AppDeps, payload: never) => Promise<unknown>>

/** A job that is to be enqueued, and how. */
export type Job = {
  name: string
  payload: Record<string, unknown>
  runAt?: Date
  /** A later job of the same key replaces the one that waits. */
  key?: string
  maxAttempts?: number
}

/** Enqueues inside the transaction: the job exists exactly if what it belongs to does. */
export async function enqueue(tx: Db, job: Job): Promise<void> {
  await sql`select ${addJobExpression(job)}`.execute(tx)
}

/** A job as a part of a `select`. */
export const addJobExpression = ({ name, payload, runAt, key, maxAttempts = 12 }: Job) =>
  sql`graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at := ${runAt ?? null}::timestamptz, job_key := ${key ?? null}, max_attempts := ${maxAttempts})`
