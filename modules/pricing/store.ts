import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Tier } from './rules.ts'

/** Whose price: a company's own list goes before the business list, and that before retail. */
export type PriceAsker = { isBusiness: boolean; companyId: string | null }

/**
 * List prices in sen with PPN on a day, each from the most specific of the asker's lists that has
 * one.
 */
export async function listPrices(
  db: Db,
  variantIds: number[],
  { isBusiness, companyId }: PriceAsker,
  day: string,
) {
  const { rows } = await sql<{ variant_id: number; amount: number }>`
    select distinct on (price.variant_id) price.variant_id, price.amount
    from price join price_list as list on list.id = price.price_list_id
    where price.variant_id = any(${variantIds}::int[]) and price.valid_from <= ${day}::date
      and (list.company_id = ${companyId}::uuid or list.company_id is null
        and (list.code = 'retail' or ${isBusiness}::bool and list.code = 'business'))
    order by price.variant_id, list.company_id is null, list.code = 'retail', price.valid_from desc`.execute(
    db,
  )
  return rows
}

/** The discount ladders of variants, each in ascending order. */
export async function tiersOf(db: Db, variantIds: number[]): Promise<Map<number, Tier[]>> {
  const { rows } = await sql<{ variant_id: number; min_qty: number; discount: number }>`
    select variant_id, min_qty, discount from discount_tier
    where variant_id = any(${variantIds}::int[])
    order by variant_id, min_qty`.execute(db)
  const tiers = new Map<number, Tier[]>()
  for (const row of rows) {
    const ladder = tiers.get(row.variant_id) ?? []
    ladder.push({ minQty: row.min_qty, discount: row.discount })
    tiers.set(row.variant_id, ladder)
  }
  return tiers
}
