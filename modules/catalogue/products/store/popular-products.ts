import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The products on sale that are bought most, best first. */
export async function findPopularProducts(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where active order by popularity desc, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
