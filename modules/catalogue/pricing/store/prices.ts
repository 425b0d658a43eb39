import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { type Money, sen } from '#platform/money.ts'
import type { PriceContext, StandardPriceList, StandardPrices } from '../rules/price-lists.ts'
import type { DiscountTier } from '../rules/tiers.ts'
import { listPrecedence, standardPriceQuery, whereListApplies } from '../sql.ts'

/** List prices in sen with PPN on a day, each from the first list that applies and has one. */
export async function findListPrices(
  db: Db,
  variantIds: number[],
  context: PriceContext,
  day: string,
) {
  const { rows } = await sql<{ variant_id: number; amount: number }>`
    select distinct on (price.variant_id) price.variant_id, price.amount
    from price join price_list as list on list.id = price.price_list_id
    where price.variant_id = any(${variantIds}::int[]) and price.valid_from <= ${day}::date
      and ${whereListApplies(context)}
    order by price.variant_id, ${listPrecedence}, price.valid_from desc`.execute(db)
  return rows
}

/** The discount tiers of variants, ascending. */
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

/** Name and SKU of a variant; locks its row, so that changes of its prices are serialised. */
export async function lockVariant(tx: Db, variantId: number) {
  const { rows } = await sql<{ name: string; sku: string }>`
    select product.name || ' ' || variant.name as name, variant.sku
    from variant join product on product.id = variant.product_id
    where variant.id = ${variantId} for no key update of variant`.execute(tx)
  return rows[0]
}

/** A variant's prices on the standard lists on a day, in sen with PPN. */
export async function findStandardPrices(
  db: Db,
  variantId: number,
  day: string,
): Promise<StandardPrices> {
  const { rows } = await sql<{ retail: number | null; business: number | null }>`
    select (${standardPriceQuery('retail', sql`${variantId}`, day)}) as retail,
      (${standardPriceQuery('business', sql`${variantId}`, day)}) as business`.execute(db)
  const { retail, business } = rows[0]!
  return {
    retail: retail === null ? null : sen(retail),
    business: business === null ? null : sen(business),
  }
}

type NewStandardPrice = { variantId: number; list: StandardPriceList; day: string; amount: Money }

/** Writes a price from a day on; replaces one of the same day. */
export async function writePrice(
  tx: Db,
  { variantId, list, day, amount }: NewStandardPrice,
): Promise<void> {
  await sql`
    insert into price (variant_id, price_list_id, valid_from, amount)
    select ${variantId}::int, id, ${day}::date, ${amount}::bigint
    from price_list where code = ${list} and company_id is null
    on conflict (variant_id, price_list_id, valid_from) do update set amount = excluded.amount`.execute(
    tx,
  )
}

/** The standard prices of variants on a day, in sen with PPN. */
export async function findStandardPricesByVariant(
  db: Db,
  variantIds: readonly number[],
  day: string,
): Promise<Map<number, StandardPrices>> {
  const { rows } = await sql<{ id: number; retail: number | null; business: number | null }>`
    select requested.id,
      (${standardPriceQuery('retail', sql`requested.id`, day)}) as retail,
      (${standardPriceQuery('business', sql`requested.id`, day)}) as business
    from unnest(${variantIds}::int[]) as requested (id)`.execute(db)
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

/** Replaces the tiers of a variant. */
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
