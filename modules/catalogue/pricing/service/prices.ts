import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/context.ts'
import { type Money, sen } from '#platform/money.ts'
import type { PriceContext } from '../rules/price-lists.ts'
import type { DiscountTier } from '../rules/tiers.ts'
import * as store from '../store/prices.ts'

/** What a variant costs: list price in sen with PPN, and its tiers, ascending. */
export type VariantPrice = { list: Money; tiers: DiscountTier[] }

/** Whose prices an actor sees: business prices are for verified companies only. */
export const priceContextFor = (actor: Actor): PriceContext =>
  (actor.kind === 'buyer' || actor.kind === 'audience') && actor.isBusiness
    ? { isBusiness: true, companyId: actor.companyId }
    : { isBusiness: false, companyId: null }

/** The discount tiers of variants, ascending; a variant without tiers is missing from the map. */
export const loadTiers = (db: Db, variantIds: number[]): Promise<Map<number, DiscountTier[]>> =>
  store.findTiers(db, variantIds)

/**
 * Prices of variants on a day (`2026-11-20`, Jakarta). A variant without a price on that day is
 * missing from the map: it cannot be sold.
 */
export async function loadPrices(
  db: Db,
  variantIds: number[],
  context: PriceContext,
  day: string,
): Promise<Map<number, VariantPrice>> {
  if (variantIds.length === 0) return new Map()
  const prices = await store.findListPrices(db, variantIds, context, day)
  const tiers = await store.findTiers(db, variantIds)
  return new Map(
    prices.map((row) => [
      row.variant_id,
      { list: sen(row.amount), tiers: tiers.get(row.variant_id) ?? [] },
    ]),
  )
}
