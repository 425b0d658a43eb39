import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type SkuMatch = { productId: number; variantId: number }

/** Longer than any SKU and after all of them: they have capitals and digits only here. */
const AFTER_ALL = '~'

/**
 * Variants whose SKU begins or ends with one of several texts of capitals and digits only, up to a limit for each
 * text. Ranges instead of patterns: the same prepared statement serves every text by the index.
 */
export async function findBySkus(
  db: Db,
  squashedSkus: readonly string[],
  limit: number,
): Promise<(SkuMatch & { typed: string })[]> {
  const reversed = squashedSkus.map((sku) => [...sku].reverse().join(''))
  const { rows } = await sql<SkuMatch & { typed: string }>`
    select typed.begins as typed, found.* from unnest(${squashedSkus}::text[], ${reversed}::text[]) as typed (begins, ends)
    cross join lateral (
      select product_id as "productId", min(id) as "variantId" from (
        (select product_id, id, sku from variant where active
          and squashed(sku) ~>=~ typed.begins and squashed(sku) ~<~ (typed.begins || ${AFTER_ALL})
          order by squashed(sku) using ~<~ limit ${sql.lit(limit)})
        union
        (select product_id, id, sku from variant where active
          and reverse(squashed(sku)) ~>=~ typed.ends and reverse(squashed(sku)) ~<~ (typed.ends || ${AFTER_ALL})
          limit ${sql.lit(limit)})) as hit
      group by product_id order by min(length(sku)), product_id limit ${sql.lit(limit)}) as found`.execute(
    db,
  )
  return rows
}

/** Of the given products those with a SKU that contains the text. */
export async function findBySkuWithin(
  db: Db,
  squashed: string,
  productIds: number[],
): Promise<SkuMatch[]> {
  const { rows } = await sql<SkuMatch>`
    select product_id as "productId", min(id) as "variantId" from variant
    where product_id = any(${productIds}::int[]) and active and squashed(sku) like ${`%${squashed}%`}
    group by product_id order by product_id`.execute(db)
  return rows
}
