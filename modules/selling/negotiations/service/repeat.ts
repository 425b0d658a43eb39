import type { BuyerContext } from '#platform/http/context.ts'
import { moneyToJson, multiply, sum } from '#platform/money.ts'
import { findQuantityProblem } from '#modules/selling/cart/rules/quantity.ts'
import { addAll } from '#modules/selling/cart/service/cart.ts'
import { presentGoods } from '../presenter.ts'
import { findCurrentPrice } from '../rules/totals.ts'
import type { NegotiationLineRow } from '../store/lines.ts'
import { requireOwn } from './buyer-service.ts'
import { loadGoods } from './goods.ts'
import { loadTerms } from './terms.ts'

const GONE_MESSAGE = 'Tidak dijual lagi.'

/** The lines that were not refused, with today's goods and what prevents ordering them. */
async function loadRepeatedLines(ctx: BuyerContext, id: string) {
  const { lines } = await loadTerms(ctx, await requireOwn(ctx, id))
  const repeated = lines.filter(({ status }) => status !== 'refused')
  const { goods } = await loadGoods(
    ctx,
    repeated.map(({ variantId, qty }) => ({ variantId, qty })),
  )
  return repeated.map((line, index) => {
    const found = goods[index]
    if (!found || found.listPrice === 0 || !found.variant.active)
      return { line, listPrice: line.listPrice, available: 0, problem: GONE_MESSAGE }
    const problem = findQuantityProblem(line.qty, found.variant)
    const suggested = Math.min(line.qty, problem?.suggestedQty ?? 0)
    return {
      line,
      listPrice: found.listPrice,
      available: problem ? suggested : line.qty,
      problem: problem?.message ?? null,
    }
  })
}

/** What ordering a negotiation's goods again comes to, at today's prices. Throws 404. */
export async function previewRepeat(ctx: BuyerContext, id: string) {
  const lines = await loadRepeatedLines(ctx, id)
  const totalAt = (price: (line: (typeof lines)[number]) => NegotiationLineRow['listPrice']) =>
    moneyToJson(sum(lines.map((each) => multiply(price(each), each.available))))
  return {
    results: lines.map(({ line, listPrice, available, problem }) => ({
      ...presentGoods(line),
      listPrice: moneyToJson(listPrice),
      formerPrice: moneyToJson(findCurrentPrice(line)),
      available,
      problem,
    })),
    formerTotal: totalAt(({ line }) => findCurrentPrice(line)),
    total: totalAt(({ listPrice }) => listPrice),
  }
}

/** Puts the goods into the cart, as far as they can be ordered. Throws 404, 422 `cart.full`. */
export async function repeatIntoCart(ctx: BuyerContext, id: string) {
  const lines = await loadRepeatedLines(ctx, id)
  const orderable = lines.filter(({ available }) => available > 0)
  const rejected = await addAll(
    ctx,
    new Map(orderable.map(({ line, available }) => [line.variantId, available])),
  )
  const messages = new Map(rejected.map(({ variantId, message }) => [variantId, message]))
  return {
    added: orderable.length - rejected.length,
    rejected: lines.flatMap(({ line, problem }) => {
      const message = messages.get(line.variantId) ?? problem
      return message ? [{ name: `${line.productName} ${line.variantName}`, message }] : []
    }),
  }
}
