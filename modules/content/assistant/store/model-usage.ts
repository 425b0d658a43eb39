import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { ModelSpent } from '../rules/model/model-limits.ts'

/** What the model has taken of a thread, and on a day (`2026-11-20`). */
export async function findModelUsage(db: Db, threadId: string, day: string): Promise<ModelSpent> {
  const { rows } = await sql<ModelSpent>`
    select coalesce((select model_tokens from chat_thread where id = ${threadId}), 0)::float8 as "threadTokens",
      coalesce(sum(input_tokens), 0)::float8 as "inputTokens", coalesce(sum(output_tokens), 0)::float8 as "outputTokens"
    from model_usage where day = ${day}::date`.execute(db)
  return rows[0]!
}

export async function addModelUsage(
  db: Db,
  threadId: string,
  day: string,
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
): Promise<void> {
  await sql`
    with thread as (
      update chat_thread set model_tokens = model_tokens + ${inputTokens + outputTokens}::bigint
      where id = ${threadId})
    insert into model_usage (day, input_tokens, output_tokens)
    values (${day}::date, ${inputTokens}::bigint, ${outputTokens}::bigint)
    on conflict (day) do update set
      input_tokens = model_usage.input_tokens + excluded.input_tokens,
      output_tokens = model_usage.output_tokens + excluded.output_tokens`.execute(db)
}
