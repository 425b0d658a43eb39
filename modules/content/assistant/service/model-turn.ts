import type { Context } from '#platform/http/context.ts'
import { chooseQuestion } from '../rules/reply/choose-question.ts'
import { emptyPlan } from '../rules/reply/choose-reply.ts'
import type { Act } from '../rules/track/act.ts'
import {
  emptyDialogue,
  findChosen,
  listSpoken,
  type Dialogue,
  type DialogueItem,
  type GoodsOption,
} from '../rules/track/dialogue.ts'
import type { Topic } from '../rules/track/topic.ts'
import { nameOption } from '../rules/reply/describe-item.ts'
import { readOrderUpdate, type OrderUpdate } from '../rules/track/order-update.ts'
import type { Heard } from '../rules/track/heard.ts'
import { trackDialogue } from '../rules/track/track-dialogue.ts'
import { formatAmount, priceOption, writeAnswer } from '../rules/reply/write-answer.ts'
import { writeConfirmation } from '../rules/reply/write-question.ts'
import { loadFacts } from './load-facts.ts'
import { resolveGoods } from './resolve-goods.ts'

/** Goods that a search tells of. */
const MAX_FOUND = 5

/** What is about to become of a dialogue while a model works on one message. Nothing is stored before its end. */
export type ModelTurn = Awaited<ReturnType<typeof createModelTurn>>

/**
 * A turn: the dialogue that the model changes through the catalogue, and everything that the shop has told it (`sources`),
 * against which its words are checked.
 */
export async function createModelTurn(
  ctx: Context,
  before: Dialogue,
  said: readonly string[],
  pageWords: string | null,
) {
  let dialogue = before
  let heard: Heard = trackDialogue(before, []).heard
  let found: GoodsOption[] = []
  const sources: string[] = []
  const seen = new Map<string, GoodsOption>()
  const counted = new Set<number>()
  for (const { match } of listSpoken(before))
    for (const option of match?.options ?? []) seen.set(option.sku, option)
  /** Goods that the last reply showed: a short word is enough to choose them. */
  const shownSkus = new Set(seen.keys())

  const tell = (text: string): string => {
    sources.push(text)
    return text
  }
  const match = async (words: string, sku: string | null = null): Promise<DialogueItem> => {
    const item = { id: 0, words, sku, qty: null, unit: null, match: null }
    const { focus } = await resolveGoods(ctx, { ...emptyDialogue, focus: item })
    for (const option of focus!.match?.options ?? []) seen.set(option.sku, option)
    return focus!
  }
  if (pageWords)
    for (const { sku } of (await match(pageWords)).match?.options ?? []) shownSkus.add(sku)

  async function answer(about: Topic, items: DialogueItem[], changes: Partial<Dialogue> = {}) {
    const plan = { ...emptyPlan, answers: [{ about, items }] }
    const facts = await loadFacts(ctx, plan, { ...dialogue, ...changes })
    return tell(writeAnswer(about, items, facts).join('\n'))
  }

  /** The variant that a SKU names, with a quantity; goods that are only asked about become the focus. */
  async function look(sku: string, qty: number | null): Promise<DialogueItem | undefined> {
    const option = seen.get(sku)
    if (!option) return undefined
    const { match: matched } = await match(nameOption(option), sku)
    const listed = dialogue.items.some((item) => findChosen(item)?.sku === sku)
    const item = { id: 0, words: nameOption(option), sku, qty, unit: option.unit, match: null }
    if (!listed) await apply([{ ...item, kind: 'goods', isTentative: true }])
    const options = matched!.options.map((each) => ({ ...each, qty: qty ?? each.qty }))
    return { ...item, match: { ...matched!, options, isExact: true } }
  }

  async function apply(acts: readonly Act[]): Promise<string[]> {
    const tracked = trackDialogue(dialogue, acts)
    heard = {
      ...tracked.heard,
      changes: [...heard.changes, ...tracked.heard.changes],
      askedIds: [...heard.askedIds, ...tracked.heard.askedIds],
      topics: [],
    }
    const resolved = await resolveGoods(ctx, tracked.dialogue)
    const isKnown = (item: DialogueItem) => item.match?.options.length !== 0
    const unknown = resolved.items.filter((item) => !isKnown(item))
    const { focus } = resolved
    dialogue = {
      ...resolved,
      items: resolved.items.filter(isKnown),
      focus: focus && isKnown(focus) ? focus : null,
    }
    return unknown.map(({ words }) => `the shop sells nothing called "${words}"`)
  }

  const describeState = async (): Promise<string> => {
    const plan = { ...emptyPlan, ask: { about: 'confirm' as const } }
    const facts = await loadFacts(ctx, plan, dialogue)
    const { about } = chooseQuestion(dialogue)
    return tell(
      [...writeConfirmation(dialogue, facts), `The shop will ask about: ${about}`].join('\n'),
    )
  }

  return {
    getDialogue: () => dialogue,
    getHeard: () => heard,
    /** Everything that the shop has told the model, in its words. */
    sources,
    /** The goods of the last search. */
    getFound: () => found,
    describeState,
    async search(words: string) {
      const { match: matched } = await match(words)
      found = matched!.options.slice(0, MAX_FOUND)
      if (found.length === 0) return 'Nothing is sold by these words.'
      const goods = found.map((option) => ({ sku: option.sku, name: tell(describe(option)) }))
      return { isCertain: matched!.isExact, question: matched!.question, goods }
    },
    async tellOf(about: Topic, sku: string, qty: number | null) {
      const item = await look(sku, qty)
      return item ? answer(about, [item]) : 'Unknown SKU: search first.'
    },
    async cover(sku: string, areaM2: number) {
      const item = await look(sku, null)
      if (!item) return 'Unknown SKU: search first.'
      const plan = { ...emptyPlan, covering: { areaM2, work: null, item } }
      const { estimate } = await loadFacts(ctx, plan, dialogue)
      if (!estimate) return 'The shop does not know what these goods cover.'
      counted.add(estimate.packs)
      return tell(`${areaM2} m²: ${formatAmount(estimate.packs, estimate.unit)}`)
    },
    deliver: (place: string) => answer('delivery', dialogue.items, { address: place }),
    async update(update: OrderUpdate) {
      const matchingSkus = new Set(shownSkus)
      const kinds = new Set<string>()
      for (const { quote, sku } of update.goods) {
        if (!sku) continue
        const { match: matched } = await match(quote)
        for (const option of matched!.options) kinds.add(option.itemCategory)
        for (const [known, option] of seen)
          if (kinds.has(option.itemCategory)) matchingSkus.add(known)
        kinds.clear()
      }
      const ground = { dialogue, said, seenSkus: new Set(seen.keys()), matchingSkus, counted }
      const { acts, refused } = readOrderUpdate(update, ground)
      const unknown = await apply(acts)
      return { refused: [...refused, ...unknown], order: await describeState() }
    },
  }
}

const describe = (option: GoodsOption): string =>
  `${priceOption(option)}, ${option.readiness ?? `stok ${formatAmount(option.stock, option.unit)}`}, paling sedikit ${formatAmount(option.minOrder, option.unit)}`
