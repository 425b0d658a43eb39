import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyFromJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { addAll } from '#modules/selling/cart/service/cart.ts'
import { loadOrderDocument } from '#modules/selling/orders/service/order-document.ts'
import type { OrderToRepeat } from '../contract.ts'
import { presentRepeat } from '../presenter.ts'
import type { PastLine, RepeatedLine } from '../rules.ts'
import { compareLines } from './compare.ts'

type RepeatInput = z.output<typeof OrderToRepeat>

/** One of the buyer's orders beside today's prices. Throws 404. */
export async function previewRepeat(ctx: BuyerContext, id: string) {
  const { order, lines } = await loadComparison(ctx, { id })
  return presentRepeat({ id: order.id, number: order.number }, lines)
}

/** An order of the buyer with its lines compared; those that were chosen, in the chosen quantity. Throws 404. */
export async function loadComparison(ctx: BuyerContext, { id, lines: chosen }: RepeatInput) {
  const { order, lines } = await loadOrderDocument(ctx, id, ctx.buyer.accountId)
  const past = lines.map((line): PastLine => ({
    variantId: Number(line.product_variant_id),
    slug: line.slug,
    sku: line.sku,
    name: line.name,
    variantName: line.variantName,
    picture: line.picture,
    unit: line.unit,
    qty: line.qty,
    unitPrice: moneyFromJson(line.unitPrice),
    total: moneyFromJson(line.subtotal),
  }))
  const compared = await compareLines(ctx, past)
  const ids = chosen && new Set(chosen.map((line) => Number(line.product_variant_id)))
  return { order, lines: ids ? compared.filter(({ variantId }) => ids.has(variantId)) : compared }
}

/**
 * Adds the goods of an order to the cart: the chosen lines, or everything that can be had. Says which line was
 * not added and why. Throws 404, 422 `cart.full` and, where nothing can be had, 409 `repeat.nothing`.
 */
export const repeatOrder = (ctx: BuyerContext, input: RepeatInput) =>
  withTransaction(ctx, async (ctx) => {
    const { lines } = await loadComparison(ctx, input)
    const quantities = listQuantities(lines, input.lines)
    if (quantities.size === 0)
      throw new Refusal(
        'repeat.nothing',
        'Tidak ada barang pesanan ini yang bisa dipesan sekarang.',
        409,
      )
    const names = new Map(lines.map((line) => [line.variantId, toName(line)]))
    const rejected = (await addAll(ctx, quantities)).map(
      ({ variantId, message, suggestedQty }) => ({
        product_variant_id: String(variantId),
        name: names.get(variantId) ?? '',
        message,
        suggestedQty,
      }),
    )
    const left = lines
      .filter(({ variantId }) => !quantities.has(variantId))
      .map((line) => ({
        product_variant_id: String(line.variantId),
        name: toName(line),
        message: line.reason ?? '',
        suggestedQty: null,
      }))
    return { added: quantities.size - rejected.length, rejected: [...left, ...rejected] }
  })

/** Quantities by variant: the chosen ones, of lines that the order has, or what can be had of each. */
function listQuantities(
  lines: readonly RepeatedLine[],
  chosen: RepeatInput['lines'],
): Map<number, number> {
  if (!chosen)
    return new Map(lines.flatMap(({ variantId, now }) => (now ? [[variantId, now.qty]] : [])))
  const known = new Set(lines.map(({ variantId }) => variantId))
  return new Map(
    chosen
      .map(({ product_variant_id, qty }): [number, number] => [Number(product_variant_id), qty])
      .filter(([variantId]) => known.has(variantId)),
  )
}

const toName = ({ name, variantName }: RepeatedLine) => `${name} ${variantName}`.trim()
