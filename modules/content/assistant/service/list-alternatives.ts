import type { Context } from '#platform/http/context.ts'
import { matchLines } from '#modules/selling/material-lists/service/match-list.ts'
import type { DialogueItem, GoodsOption } from '../rules/dialogue.ts'
import { findChosen } from '../rules/dialogue.ts'
import { loadKindNames, toOption } from './resolve-goods.ts'

/** What else there is for an item's words, cheapest first; without what is chosen already. */
export async function listAlternativesOf(ctx: Context, item: DialogueItem): Promise<GoodsOption[]> {
  const [line] = await matchLines(ctx, [
    {
      number: 1,
      written: item.words,
      text: item.words,
      qty: item.qty ?? undefined,
      unit: item.unit ?? undefined,
      isTooLong: false,
    },
  ])
  const names = await loadKindNames(ctx)
  const chosen = findChosen(item)?.product_variant_id
  return line!.candidates
    .map((candidate) => toOption(candidate, names))
    .filter(({ product_variant_id: id }) => id !== chosen)
    .toSorted((a, b) => Number(a.price.amount) - Number(b.price.amount))
}
