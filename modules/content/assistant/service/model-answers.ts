import type { Context } from '#platform/http/context.ts'
import { chooseQuestion } from '../rules/reply/choose-question.ts'
import { emptyPlan } from '../rules/reply/choose-reply.ts'
import { nameOption } from '../rules/reply/describe-item.ts'
import { formatAmount, priceOption, writeAnswer } from '../rules/reply/write-answer.ts'
import { writeConfirmation } from '../rules/reply/write-question.ts'
import {
  findChosen,
  type Dialogue,
  type DialogueItem,
  type GoodsOption,
} from '../rules/track/dialogue.ts'
import { readOrderUpdate, type OrderUpdate } from '../rules/track/order-update.ts'
import type { Topic } from '../rules/track/topic.ts'
import { loadFacts } from './load-facts.ts'
import { applyActs, matchWords, type ModelTurn } from './model-turn.ts'

/** How many goods a search lists. */
const MAX_FOUND = 5
const UNKNOWN_SKU = 'Unknown SKU: search first.'

/** Lists the goods that some words name. */
export async function searchGoods(ctx: Context, turn: ModelTurn, words: string) {
  const { match } = await matchWords(ctx, turn, words)
  turn.found = match!.options.slice(0, MAX_FOUND)
  if (turn.found.length === 0) return 'Nothing is sold by these words.'
  const goods = turn.found.map((option) => ({
    sku: option.sku,
    name: addSource(turn, describeOption(option)),
  }))
  return { isCertain: match!.isExact, question: match!.question, goods }
}

/** Answers a question about a variant, such as its price. */
export async function answerAbout(
  ctx: Context,
  turn: ModelTurn,
  about: Topic,
  sku: string,
  qty: number | null,
): Promise<string> {
  const item = await focusOn(ctx, turn, sku, qty)
  return item ? answer(ctx, turn, about, [item]) : UNKNOWN_SKU
}

/** Says how many packs of a variant cover an area. */
export async function estimateCoverage(
  ctx: Context,
  turn: ModelTurn,
  sku: string,
  areaM2: number,
): Promise<string> {
  const item = await focusOn(ctx, turn, sku, null)
  if (!item) return UNKNOWN_SKU
  const plan = { ...emptyPlan, covering: { areaM2, work: null, item } }
  const { estimate } = await loadFacts(ctx, plan, turn.dialogue)
  if (!estimate) return 'The shop does not know what these goods cover.'
  turn.counted.add(estimate.packs)
  return addSource(turn, `${areaM2} m²: ${formatAmount(estimate.packs, estimate.unit)}`)
}

/** Says what it costs to bring the list to a place. */
export const quoteDelivery = (ctx: Context, turn: ModelTurn, place: string): Promise<string> =>
  answer(ctx, turn, 'delivery', turn.dialogue.items, { address: place })

/** Takes what the buyer has said of an order. `refused` says what was not taken, for the model. */
export async function updateOrder(ctx: Context, turn: ModelTurn, update: OrderUpdate) {
  const { dialogue, said, seen, counted } = turn
  const matchingSkus = await listMatchingSkus(ctx, turn, update)
  const ground = { dialogue, said, seenSkus: new Set(seen.keys()), matchingSkus, counted }
  const { acts, refused } = readOrderUpdate(update, ground)
  const unknown = await applyActs(ctx, turn, acts)
  return { refused: [...refused, ...unknown], order: await describeOrder(ctx, turn) }
}

/** The order as the buyer would read it, and the next question. */
export async function describeOrder(ctx: Context, turn: ModelTurn): Promise<string> {
  const { dialogue } = turn
  const plan = { ...emptyPlan, ask: { about: 'confirm' as const } }
  const facts = await loadFacts(ctx, plan, dialogue)
  const { about } = chooseQuestion(dialogue)
  return addSource(
    turn,
    [...writeConfirmation(dialogue, facts), `The shop will ask about: ${about}`].join('\n'),
  )
}

/** SKUs of the kinds that the buyer's words for some goods name, and those that were shown. */
async function listMatchingSkus(ctx: Context, turn: ModelTurn, { goods }: OrderUpdate) {
  const matchingSkus = new Set(turn.shownSkus)
  for (const { quote, sku } of goods) {
    if (!sku) continue
    const { match } = await matchWords(ctx, turn, quote)
    const kinds = new Set(match!.options.map(({ itemCategory }) => itemCategory))
    for (const [known, option] of turn.seen)
      if (kinds.has(option.itemCategory)) matchingSkus.add(known)
  }
  return matchingSkus
}

/** The variant that a SKU names, with a quantity; goods that are only asked about become the focus. */
async function focusOn(
  ctx: Context,
  turn: ModelTurn,
  sku: string,
  qty: number | null,
): Promise<DialogueItem | undefined> {
  const option = turn.seen.get(sku)
  if (!option) return undefined
  const { match } = await matchWords(ctx, turn, nameOption(option), sku)
  const isListed = turn.dialogue.items.some((item) => findChosen(item)?.sku === sku)
  const item = { id: 0, words: nameOption(option), sku, qty, unit: option.unit, match: null }
  if (!isListed) await applyActs(ctx, turn, [{ ...item, kind: 'goods', isTentative: true }])
  const options = match!.options.map((each) => ({ ...each, qty: qty ?? each.qty }))
  return { ...item, match: { ...match!, options, isExact: true } }
}

async function answer(
  ctx: Context,
  turn: ModelTurn,
  about: Topic,
  items: DialogueItem[],
  changes: Partial<Dialogue> = {},
): Promise<string> {
  const plan = { ...emptyPlan, answers: [{ about, items }] }
  const facts = await loadFacts(ctx, plan, { ...turn.dialogue, ...changes })
  return addSource(turn, writeAnswer(about, items, facts).join('\n'))
}

/** Notes that the model has got a text from the shop. */
function addSource({ sources }: ModelTurn, text: string): string {
  sources.push(text)
  return text
}

const describeOption = (option: GoodsOption): string =>
  `${priceOption(option)}, ${option.readiness ?? `stok ${formatAmount(option.stock, option.unit)}`}, paling sedikit ${formatAmount(option.minOrder, option.unit)}`
