import { createHash } from 'node:crypto'
import { toJakartaDate } from '#platform/clock.ts'
import { type Db, withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { type Money, rupiah, moneyToJson } from '#platform/money.ts'
import { formatQuantity } from '#platform/format.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry, staleEdit } from '#modules/foundation/audit/service.ts'
import { applyPriceChange, PRICE_LISTS, type StandardPrices } from '../rules/price-lists.ts'
import { areTiersAscending, type DiscountTier } from '../rules/tiers.ts'
import * as store from '../store/prices.ts'

/** New standard prices in whole rupiah with PPN; one left out does not change. */
export type StandardPriceChange = {
  retail?: number | undefined
  business?: number | undefined
  /** What the caller saw before, null for no price. */
  seen?: { retail?: number | null | undefined; business?: number | null | undefined } | undefined
}

/**
 * Changes the standard prices of a variant from today on and audits the change. Writes only prices
 * that differ. Throws 404, 409 `desk.changed`, 422 `price.business_above_retail`.
 */
export const changePrice = (ctx: StaffContext, variantId: number, requested: StandardPriceChange) =>
  withTransaction(ctx, async (ctx) => {
    const variant = await store.lockVariant(ctx.db, variantId)
    if (!variant) throw notFound()
    const day = toJakartaDate(ctx.clock.now())
    const before = await store.findStandardPrices(ctx.db, variantId, day)
    const isStale = PRICE_LISTS.some(
      (list) =>
        requested[list] !== undefined &&
        requested.seen?.[list] !== undefined &&
        requested.seen[list] !== toRupiah(before[list]),
    )
    if (isStale)
      throw await staleEdit(ctx, {
        entityType: 'variant',
        entityId: String(variantId),
        values: { retail: toRupiah(before.retail), business: toRupiah(before.business) },
      })
    const after = applyPriceChange(before, {
      retail: toMoney(requested.retail),
      business: toMoney(requested.business),
    })
    const changedLists = PRICE_LISTS.filter((list) => after[list] !== before[list])
    for (const list of changedLists)
      await store.writePrice(ctx.db, { variantId, list, day, amount: after[list]! })
    if (changedLists.length > 0)
      await recordAuditEntry(ctx, {
        action: 'Ubah harga',
        entityType: 'variant',
        entityId: String(variantId),
        entityLabel: `${variant.name} (${variant.sku})`,
        before: toAuditAmounts(before),
        after: toAuditAmounts(after),
      })
    return presentStandardPrices(after)
  })

const toMoney = (amount: number | undefined): Money | undefined =>
  amount === undefined ? undefined : rupiah(amount)

/** Whole rupiah, as the calls take a price. */
const toRupiah = (amount: Money | null): number | null => amount && amount / 100

const presentStandardPrices = ({ retail, business }: StandardPrices) => ({
  retail: retail === null ? null : moneyToJson(retail),
  business: business === null ? null : moneyToJson(business),
})

const toAuditAmounts = (prices: StandardPrices) => {
  const { retail, business } = presentStandardPrices(prices)
  return { retail: retail?.amount ?? null, business: business?.amount ?? null }
}

/** Standard prices (sen with PPN) and tiers of variants on a day. */
export async function loadStaffPrices(
  db: Db,
  variantIds: number[],
  day: string,
): Promise<Map<number, StandardPrices & { tiers: DiscountTier[] }>> {
  const [lists, tiers] = await Promise.all([
    store.findStandardPricesByVariant(db, variantIds, day),
    store.findTiers(db, variantIds),
  ])
  return new Map(variantIds.map((id) => [id, { ...lists.get(id)!, tiers: tiers.get(id) ?? [] }]))
}

/** The tiers of variants by id, those without any left out. */
export const loadTiers = (db: Db, variantIds: number[]): Promise<Map<number, DiscountTier[]>> =>
  store.findTiers(db, variantIds)

/**
 * A short fingerprint of the tiers of a product's variants: it differs once somebody has changed them, or the variants.
 */
export function markTiers(
  variantIds: readonly number[],
  tiers: ReadonlyMap<number, DiscountTier[]>,
) {
  const parts = variantIds.toSorted((a, b) => a - b).map((id) => [id, tiers.get(id) ?? []])
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
}

type NewTiers = { tiers: DiscountTier[]; seen?: DiscountTier[] | undefined }

/**
 * Replaces the tiers of a variant. Throws 404, 409 `desk.changed` if they are not the ones that the
 * caller saw, 422 `price.no_ladder` if they do not ascend.
 */
export const setTiers = (ctx: StaffContext, variantId: number, { tiers, seen }: NewTiers) =>
  withTransaction(ctx, async (ctx) => {
    const variant = await store.lockVariant(ctx.db, variantId)
    if (!variant) throw notFound()
    if (!areTiersAscending(tiers)) {
      const message = 'Jumlah dan potongan harus naik di setiap tingkat.'
      throw Refusal.field('tiers', 'price.no_ladder', message)
    }
    const before = (await store.findTiers(ctx.db, [variantId])).get(variantId) ?? []
    if (seen && describeTiers(seen).join() !== describeTiers(before).join())
      throw await staleEdit(ctx, {
        entityType: 'variant',
        entityId: String(variantId),
        values: { tiers: before },
      })
    if (JSON.stringify(before) !== JSON.stringify(tiers)) {
      await store.writeTiers(ctx.db, variantId, tiers)
      await recordAuditEntry(ctx, {
        action: 'Ubah harga grosir',
        entityType: 'variant',
        entityId: String(variantId),
        entityLabel: `${variant.name} (${variant.sku})`,
        before: { tiers: describeTiers(before) },
        after: { tiers: describeTiers(tiers) },
      })
    }
    return { tiers }
  })

const describeTiers = (tiers: readonly DiscountTier[]) =>
  tiers.map(({ minQty, discount }) => `${formatQuantity(minQty)}: ${formatQuantity(discount)}%`)
