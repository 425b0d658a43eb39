import { sql, type Expression } from 'kysely'
import type { Db } from './database.ts'

/** Lists are counted exactly up to here. */
const MOST_COUNTED = 10_000

/** How many rows a query finds, up to the most that are counted. */
export async function countUpTo(
  db: Db,
  found: { limit(most: number): Expression<unknown> },
): Promise<{ total: number; totalIsExact: boolean }> {
  const some = found.limit(MOST_COUNTED + 1)
  const counted = sql<{ size: number }>`select count(*) as size from ${some} as counted`
  const { rows } = await counted.execute(db)
  const { size } = rows[0]!
  return { total: Math.min(size, MOST_COUNTED), totalIsExact: size <= MOST_COUNTED }
}

/** A pattern that finds what contains `search`, whatever signs of patterns stand in it. */
export const containing = (search: string): string =>
  `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
