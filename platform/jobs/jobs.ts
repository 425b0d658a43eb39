import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Tools } from '../http/context.ts'

/** What happens later: a story a name, run by the worker at least once. */
export type Jobs = Record<string, (tools: Tools, payload: never) => Promise<unknown>>

export type EnqueueOptions = {
  runAt?: Date
  /** A later job of the same key replaces the one that waits. */
  key?: string
  maxAttempts?: number
}

/** Enqueues inside the transaction: the job exists exactly if what it belongs to does. */
export async function enqueue(
  tx: Db,
  name: string,
  payload: Record<string, unknown>,
  { runAt, key, maxAttempts = 12 }: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at := ${runAt ?? null}::timestamptz, job_key := ${key ?? null}, max_attempts := ${maxAttempts})`.execute(tx)
}
