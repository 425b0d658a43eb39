import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { type Money, sen } from '#platform/money.ts'
import type { StandardPrices, DiscountTier } from '../rules.ts'

/** Whose price: a company's own list goes before the business list, and that before retail. */
export type PriceContext = { isBusiness: boolean; companyId: string | null }

/**
 * List prices in sen with PPN on a day, each from the most specific of the asker's lists that has
 * one.
 */
export async function findListPrices(
  db: Db,
  variantIds: number[],
  { isBusiness, companyId }: PriceContext,
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
export async function findTiers(
  db: Db,
  variantIds: number[],
): Promise<Map<number, DiscountTier[]>> {
  const { rows } = await sql<{ variant_id: number; min_qty: number; discount: number }>`
    select variant_id, min_qty, discount from discount_tier
    where variant_id = any(${variantIds}::int[])
    order by variant_id, min_qty`.execute(db)
  const tiers = new Map<number, DiscountTier[]>()
  for (const row of rows) {
    const variantTiers = tiers.get(row.variant_id) ?? []
    variantTiers.push({ minQty: row.min_qty, discount: row.discount })
    tiers.set(row.variant_id, variantTiers)
  }
  return tiers
}

/** What a variant is called, its row held so that two changes of its prices come one after the other. */
export async function lockVariant(tx: Db, variantId: number) {
  const { rows } = await sql<{ name: string; sku: string }>`
    select product.name || ' ' || variant.name as name, variant.sku
    from variant join product on product.id = variant.product_id
    where variant.id = ${variantId} for no key update of variant`.execute(tx)
  return rows[0]
}

/** A variant's prices on the two open lists on a day, in sen with PPN. */
export async function findStandardPrices(
  db: Db,
  variantId: number,
  day: string,
): Promise<StandardPrices> {
  const { rows } = await sql<{ retail: number | null; business: number | null }>`
    select ${priceSubquery('retail', variantId, day)} as retail, ${priceSubquery('business', variantId, day)} as business`.execute(
    db,
  )
  const { retail, business } = rows[0]!
  return {
    retail: retail === null ? null : sen(retail),
    business: business === null ? null : sen(business),
  }
}

const priceSubquery = (list: keyof StandardPrices, variantId: number, day: string) => sql`(
  select amount from price
  where variant_id = ${variantId} and valid_from <= ${day}::date
    and price_list_id = (select id from price_list where code = ${list} and company_id is null)
  order by valid_from desc limit 1)`

type PriceToWrite = { variantId: number; list: keyof StandardPrices; day: string; amount: Money }

/** A price from a day on; a second change on the same day takes the place of the first. */
export async function writePrice(
  tx: Db,
  { variantId, list, day, amount }: PriceToWrite,
): Promise<void> {
  await sql`
    insert into price (variant_id, price_list_id, valid_from, amount)
    select ${variantId}::int, id, ${day}::date, ${amount}::bigint
    from price_list where code = ${list} and company_id is null
    on conflict (variant_id, price_list_id, valid_from) do update set amount = excluded.amount`.execute(
    tx,
  )
}

/** Both open list prices of variants on a day, in sen with PPN. */
export async function findStandardPricesByVariant(
  db: Db,
  variantIds: readonly number[],
  day: string,
): Promise<Map<number, StandardPrices>> {
  const { rows } = await sql<{ id: number; retail: number | null; business: number | null }>`
    select wanted.id,
      (${latestPriceSubquery('retail', day)}) as retail, (${latestPriceSubquery('business', day)}) as business
    from unnest(${variantIds}::int[]) as wanted (id)`.execute(db)
  return new Map(
    rows.map(({ id, retail, business }) => [
      id,
      {
        retail: retail === null ? null : sen(retail),
        business: business === null ? null : sen(business),
      },
    ]),
  )
}

const latestPriceSubquery = (list: keyof StandardPrices, day: string) => sql`
  select amount from price
  where variant_id = wanted.id and valid_from <= ${day}::date
    and price_list_id = (select id from price_list where code = ${list} and company_id is null)
  order by valid_from desc limit 1`

/** The whole ladder of a variant in the place of the one before. */
export async function writeTiers(
  tx: Db,
  variantId: number,
  tiers: readonly DiscountTier[],
): Promise<void> {
  await tx.deleteFrom('discount_tier').where('variant_id', '=', variantId).execute()
  if (tiers.length === 0) return
  await tx
    .insertInto('discount_tier')
    .values(
      tiers.map(({ minQty, discount }) => ({ variant_id: variantId, min_qty: minQty, discount })),
    )
    .execute()
}
