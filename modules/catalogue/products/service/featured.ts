import { days, toJakartaDate } from '#platform/clock.ts'
import type { Context } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { loadPrices, priceContextFor } from '#modules/catalogue/pricing/service/prices.ts'
import { listFeatured } from './product-list.ts'

/** The home page's price table: today's prices, each beside that of a week ago on the caller's price list. */
export async function loadFeatured(ctx: Context) {
  const now = ctx.clock.now().getTime()
  const cards = await listFeatured(ctx)
  const formerPrices = await loadPrices(
    ctx.db,
    cards.map(({ offer }) => Number(offer.id)),
    priceContextFor(ctx.actor),
    toJakartaDate(new Date(now - days(7))),
  )
  return {
    day: toJakartaDate(new Date(now)),
    results: cards.map((card) => {
      const former = formerPrices.get(Number(card.offer.id))
      return { ...card, priceWeekAgo: former ? moneyToJson(former.list) : null }
    }),
  }
}
