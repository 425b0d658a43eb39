import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Tier } from './rules.ts'

/** Whose price: a company's own list goes before the business list, and that before retail. */
export type PriceAsker = { isBusiness: boolean; companyId: string | null }

/** Ids of the price lists that an asker buys from, most specific first; the last is retail. */
export async function listsOf(db: Db, { isBusiness, companyId }: PriceAsker): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from price_list
    where code = 'retail' and company_id is null
      or ${isBusiness} and code = 'business' and company_id is null
      or company_id = ${companyId}::uuid
    order by company_id is null, code = 'retail', id`.execute(db)
  return rows.map((row) => row.id)
}

/** List prices in sen with PPN on a day, from the first of the lists that has one. */
export async function listPrices(db: Db, variantIds: number[], lists: number[], day: string) {
  const { rows } = await sql<{ variant_id: number; amount: number }>`
    select distinct on (price.variant_id) price.variant_id, price.amount
    from price
    where price.variant_id = any(${variantIds}::int[])
      and price.price_list_id = any(${lists}::int[])
      and price.valid_from <= ${day}::date
    order by price.variant_id, array_position(${lists}::int[], price.price_list_id),
      price.valid_from desc`.execute(db)
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
