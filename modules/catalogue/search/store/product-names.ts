import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type ProductNameRow = { id: number; slug: string; name: string; picture: string }

/** Names of the products that are on sale, in the given order. */
export async function findProductNames(db: Db, ids: number[]): Promise<ProductNameRow[]> {
  const { rows } = await sql<ProductNameRow>`
    select product.id, slug, name, picture
    from unnest(${ids}::int[]) with ordinality as requested (id, place)
    join product on product.id = requested.id where active order by place`.execute(db)
  return rows
}

/** The products on sale that are bought most, best first. */
export async function findPopularProducts(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where active order by popularity desc, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
