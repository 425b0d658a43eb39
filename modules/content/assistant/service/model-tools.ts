import { z } from 'zod'
import type { Context } from '#platform/http/context.ts'
import type { ModelTool } from '#platform/language-model/port.ts'
import { OrderUpdate } from '../rules/track/order-update.ts'
import {
  answerAbout,
  estimateCoverage,
  quoteDelivery,
  searchGoods,
  updateOrder,
} from './model-answers.ts'
import type { ModelTurn } from './model-turn.ts'

const Sku = z.string().min(1).max(60)
const Quantity = z.number().positive().max(1_000_000)

/** A tool whose input is what its schema says. */
const toTool = <T extends z.ZodType>(
  description: string,
  input: T,
  run: (input: z.output<T>) => Promise<unknown>,
): ModelTool => ({ description, input, run: (given) => run(input.parse(given)) })

/** What a model may ask of the shop while it answers a message. */
export const listModelTools = (ctx: Context, turn: ModelTurn): Record<string, ModelTool> => ({
  search: toTool(
    'Find goods of the shop by name, size and brand, in Indonesian: "triplek 9 mm". Returns SKUs.',
    z.object({ words: z.string().min(1).max(200) }),
    ({ words }) => searchGoods(ctx, turn, words),
  ),
  price: toTool(
    'What a quantity of goods costs, with the discount for quantity.',
    z.object({ sku: Sku, qty: Quantity.optional() }),
    async ({ sku, qty }) =>
      `${await answerAbout(ctx, turn, 'price', sku, qty ?? null)}\n${await answerAbout(ctx, turn, 'tiers', sku, null)}`,
  ),
  stock: toTool('Whether goods are in stock.', z.object({ sku: Sku }), ({ sku }) =>
    answerAbout(ctx, turn, 'stock', sku, null),
  ),
  coverage: toTool(
    'How many packs of goods cover an area, with waste.',
    z.object({ sku: Sku, areaM2: Quantity }),
    ({ sku, areaM2 }) => estimateCoverage(ctx, turn, sku, areaM2),
  ),
  delivery: toTool(
    'What delivery of the current list costs, to a district or city.',
    z.object({ place: z.string().min(2).max(200) }),
    ({ place }) => quoteDelivery(ctx, turn, place),
  ),
  update_order: toTool(
    'Note what the buyer orders, changes, removes, confirms, and their name and address.',
    OrderUpdate,
    (update) => updateOrder(ctx, turn, update),
  ),
})
