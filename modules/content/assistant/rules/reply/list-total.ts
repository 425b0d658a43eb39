import { moneyFromJson, multiply, sum, type Money } from '#platform/money.ts'
import type { DialogueItem, GoodsOption } from '../track/dialogue.ts'
import { findChosen } from '../track/dialogue.ts'
import type { FactTier, ReplyFacts } from './reply-facts.ts'

/** The unit price (sen, PPN included) of a quantity: that of the highest tier that it reaches. */
export const findUnitPrice = (option: GoodsOption, tiers: readonly FactTier[]): Money =>
  moneyFromJson(
    tiers
      .filter(({ min_qty }) => min_qty <= option.qty)
      .toSorted((a, b) => b.min_qty - a.min_qty)[0]?.price ?? option.price,
  )

/** What the chosen goods of a list cost together (sen). */
export const computeTotal = (
  items: readonly DialogueItem[],
  { tiers }: Pick<ReplyFacts, 'tiers'>,
): Money =>
  sum(
    items.flatMap((item) => {
      const option = findChosen(item)
      if (!option || item.qty === null) return []
      const price = findUnitPrice(option, tiers.get(option.product_variant_id) ?? [])
      return [multiply(price, option.qty)]
    }),
  )
