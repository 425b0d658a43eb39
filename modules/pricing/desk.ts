import { dayOf } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { type Money, rupiah, toAnswer } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import { record } from '#modules/audit/service.ts'
import { changedPrices, type ListPrices, PRICE_LISTS } from './rules.ts'
import * as store from './store.ts'

/** New list prices in whole rupiah with PPN; what is left out stays. */
export type NewPrices = { retail?: number | undefined; business?: number | undefined }

/**
 * Changes list prices of one variant from today on, and writes down what they were. Only prices
 * that differ are written. Throws 404, and 422 `price.business_above_retail`.
 */
export const changePrice = (ctx: StaffContext, variantId: number, asked: NewPrices) =>
  inTransaction(ctx.db, async (tx) => {
    const variant = await store.lockVariant(tx, variantId)
    if (!variant) throw notFound()
    const day = dayOf(ctx.clock.now())
    const before = await store.listPricesOf(tx, variantId, day)
    const after = changedPrices(before, {
      retail: moneyOf(asked.retail),
      business: moneyOf(asked.business),
    })
    const moved = PRICE_LISTS.filter((list) => after[list] !== before[list])
    for (const list of moved)
      await store.writePrice(tx, { variantId, list, day, amount: after[list]! })
    if (moved.length > 0)
      await record(
        { ...ctx, db: tx },
        {
          action: 'Ubah harga',
          thing: 'variant',
          thingId: String(variantId),
          thingName: `${variant.name} (${variant.sku})`,
          before: amounts(before),
          after: amounts(after),
        },
      )
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
