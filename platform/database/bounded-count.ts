import { sql, type Expression } from 'kysely'
import type { Db } from './database.ts'

/** Lists are counted exactly up to this many rows. */
export const MAX_EXACT_COUNT = 10_000

/** Counts the rows of a query, up to a bound that limits the cost. */
export async function countUpTo(
  db: Db,
  query: { limit(max: number): Expression<unknown> },
): Promise<{ total: number; totalIsExact: boolean }> {
  const limited = query.limit(MAX_EXACT_COUNT + 1)
  const counting = sql<{ size: number }>`select count(*) as size from ${limited} as counted`
  const { rows } = await counting.execute(db)
  const { size } = rows[0]!
  return { total: Math.min(size, MAX_EXACT_COUNT), totalIsExact: size <= MAX_EXACT_COUNT }
}
