import type { Context } from '#platform/http/context.ts'
import type { Act } from '../rules/track/act.ts'
import {
  emptyDialogue,
  listSpoken,
  type Dialogue,
  type DialogueItem,
  type GoodsOption,
} from '../rules/track/dialogue.ts'
import type { Heard } from '../rules/track/heard.ts'
import { trackDialogue } from '../rules/track/track-dialogue.ts'
import { resolveGoods } from './resolve-goods.ts'

/**
 * One message that a model works on: the dialogue that it changes through the catalogue, and everything that the shop
 * answered it. Nothing of it is stored before the model has ended.
 */
export type ModelTurn = {
  dialogue: Dialogue
  heard: Heard
  /** The goods of the last search. */
  found: readonly GoodsOption[]
  /** The buyer's messages, the last one at the end. */
  readonly said: readonly string[]
  /** What the shop answered, in its words: the model's own words are checked against them. */
  readonly sources: string[]
  /** Every option that the catalogue has named, by SKU. */
  readonly seen: Map<string, GoodsOption>
  /** Goods that the last reply or the page showed: a short word is enough to choose them. */
  readonly shownSkus: ReadonlySet<string>
  /** Quantities that the shop has worked out. */
  readonly counted: Set<number>
}

/** Begins a turn on a dialogue. `pageWords` name the goods that the buyer looks at. */
export async function createModelTurn(
  ctx: Context,
  before: Dialogue,
  said: readonly string[],
  pageWords: string | null,
): Promise<ModelTurn> {
  const seen = new Map<string, GoodsOption>()
  for (const { match } of listSpoken(before))
    for (const option of match?.options ?? []) seen.set(option.sku, option)
  const shownSkus = new Set(seen.keys())
  const { heard } = trackDialogue(before, [])
  const counted = new Set<number>()
  const turn = { dialogue: before, heard, found: [], said, sources: [], seen, shownSkus, counted }
  if (pageWords)
    for (const { sku } of (await matchWords(ctx, turn, pageWords)).match?.options ?? [])
      shownSkus.add(sku)
  return turn
}

/** Asks the catalogue what some words name, and remembers its options. */
export async function matchWords(
  ctx: Context,
  { seen }: Pick<ModelTurn, 'seen'>,
  words: string,
  sku: string | null = null,
): Promise<DialogueItem> {
  const item = { id: 0, words, sku, qty: null, unit: null, match: null }
  const { focus } = await resolveGoods(ctx, { ...emptyDialogue, focus: item })
  for (const option of focus!.match?.options ?? []) seen.set(option.sku, option)
  return focus!
}

/** Changes the dialogue as the acts say. Returns why goods were left out, for the model. */
export async function applyActs(
  ctx: Context,
  turn: ModelTurn,
  acts: readonly Act[],
): Promise<string[]> {
  const tracked = trackDialogue(turn.dialogue, acts)
  turn.heard = {
    ...tracked.heard,
    changes: [...turn.heard.changes, ...tracked.heard.changes],
    askedIds: [...turn.heard.askedIds, ...tracked.heard.askedIds],
    topics: [],
  }
  const resolved = await resolveGoods(ctx, tracked.dialogue)
  const isKnown = (item: DialogueItem) => item.match?.options.length !== 0
  const unknown = resolved.items.filter((item) => !isKnown(item))
  const { focus } = resolved
  turn.dialogue = {
    ...resolved,
    items: resolved.items.filter(isKnown),
    focus: focus && isKnown(focus) ? focus : null,
  }
  return unknown.map(({ words }) => `the shop sells nothing called "${words}"`)
}
