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
