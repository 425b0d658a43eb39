import { dayOf } from '#platform/clock.ts'
import { type Db, withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { type Money, rupiah, toAnswer } from '#platform/money.ts'
import { formatQuantity } from '#platform/format.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { record } from '#modules/audit/service.ts'
import { changedPrices, isLadder, type ListPrices, PRICE_LISTS, type Tier } from './rules.ts'
import * as store from './store.ts'

/** New list prices in whole rupiah with PPN; what is left out stays. */
export type NewPrices = { retail?: number | undefined; business?: number | undefined }

/**
 * Changes list prices of one variant from today on, and writes down what they were. Only prices
 * that differ are written. Throws 404, and 422 `price.business_above_retail`.
 */
export const changePrice = (ctx: StaffContext, variantId: number, asked: NewPrices) =>
  withTransaction(ctx, async (ctx) => {
    const variant = await store.lockVariant(ctx.db, variantId)
    if (!variant) throw notFound()
    const day = dayOf(ctx.clock.now())
    const before = await store.listPricesOf(ctx.db, variantId, day)
    const after = changedPrices(before, {
      retail: moneyOf(asked.retail),
      business: moneyOf(asked.business),
    })
    const moved = PRICE_LISTS.filter((list) => after[list] !== before[list])
    for (const list of moved)
      await store.writePrice(ctx.db, { variantId, list, day, amount: after[list]! })
    if (moved.length > 0)
      await record(ctx, {
        action: 'Ubah harga',
        thing: 'variant',
        thingId: String(variantId),
        thingName: `${variant.name} (${variant.sku})`,
        before: amounts(before),
        after: amounts(after),
      })
    return answer(after)
  })

const moneyOf = (amount: number | undefined): Money | undefined =>
  amount === undefined ? undefined : rupiah(amount)

const answer = ({ retail, business }: ListPrices) => ({
  retail: retail === null ? null : toAnswer(retail),
  business: business === null ? null : toAnswer(business),
})

const amounts = (prices: ListPrices) => {
  const { retail, business } = answer(prices)
  return { retail: retail?.amount ?? null, business: business?.amount ?? null }
}

/** Both open list prices (sen with PPN) and the ladder of variants on a day; for staff. */
export async function keptPrices(
  db: Db,
  variantIds: number[],
  day: string,
): Promise<Map<number, ListPrices & { tiers: Tier[] }>> {
  const [lists, tiers] = await Promise.all([
    store.openPricesOf(db, variantIds, day),
    store.tiersOf(db, variantIds),
  ])
  return new Map(variantIds.map((id) => [id, { ...lists.get(id)!, tiers: tiers.get(id) ?? [] }]))
}

/** Sets the ladder of a variant. Throws 404, 422 `price.no_ladder` where more would not be cheaper. */
export const setTiers = (ctx: StaffContext, variantId: number, tiers: Tier[]) =>
  withTransaction(ctx, async (ctx) => {
    const variant = await store.lockVariant(ctx.db, variantId)
    if (!variant) throw notFound()
    if (!isLadder(tiers)) {
      const message = 'Jumlah dan potongan harus naik di setiap tingkat.'
      throw Refusal.field('tiers', 'price.no_ladder', message)
    }
    const before = (await store.tiersOf(ctx.db, [variantId])).get(variantId) ?? []
    if (JSON.stringify(before) !== JSON.stringify(tiers)) {
      await store.writeTiers(ctx.db, variantId, tiers)
      await record(ctx, {
        action: 'Ubah harga grosir',
        thing: 'variant',
        thingId: String(variantId),
        thingName: `${variant.name} (${variant.sku})`,
        before: { tiers: inWords(before) },
        after: { tiers: inWords(tiers) },
      })
    }
    return { tiers }
  })

const inWords = (tiers: readonly Tier[]) =>
  tiers.map(({ minQty, discount }) => `${formatQuantity(minQty)}: ${formatQuantity(discount)}%`)
