import type { Context } from '#platform/http/context.ts'
import { emptyPlan } from '../rules/reply/choose-reply.ts'
import { findChosen, type Dialogue, type DialogueItem } from '../rules/track/dialogue.ts'
import { loadFacts } from './load-facts.ts'
import { resolveGoods } from './resolve-goods.ts'

/** Gives goods that were chosen for an area the quantity that covers it, where nobody has said another one. */
export async function countCovered(ctx: Context, dialogue: Dialogue): Promise<Dialogue> {
  const items: DialogueItem[] = []
  for (const item of dialogue.items) items.push(await count(ctx, dialogue, item))
  const isChanged = items.some((item, at) => item !== dialogue.items[at])
  return isChanged ? resolveGoods(ctx, { ...dialogue, items }) : dialogue
}

async function count(ctx: Context, dialogue: Dialogue, item: DialogueItem): Promise<DialogueItem> {
  const { coverM2, beyondCover = 0, ...rest } = item
  const chosen = findChosen(item)
  if (coverM2 === undefined || !chosen) return item
  if (item.qty !== null) return rest
  const plan = { ...emptyPlan, covering: { areaM2: coverM2, work: null, item } }
  const { estimate } = await loadFacts(ctx, plan, dialogue)
  if (!estimate) return rest
  const qty = Math.max(1, estimate.packs + beyondCover)
  return { ...rest, qty, unit: estimate.unit, match: null }
}
