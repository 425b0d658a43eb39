import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The numbers of the id ranges, `length` long each, that have products on sale. */
export async function findProductParts(db: Db, length: number): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select part from generate_series(0, coalesce((select max(id) from product), -1) / ${length}::int) as part
    where exists (select from product
      where active and id >= part * ${length}::int and id < (part + 1) * ${length}::int)
    order by part`.execute(db)
  return rows.map(({ part }) => part)
}

/** The slugs of products on sale with ids from `from` up to, not including, `to`. */
export async function findProductSlugs(db: Db, from: number, to: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('slug')
    .where('active', '=', true)
    .where('id', '>=', from)
    .where('id', '<', to)
    .orderBy('id')
    .execute()
  return rows.map(({ slug }) => slug)
}
