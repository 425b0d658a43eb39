import type { Context } from '#platform/http/context.ts'
import { loadVocabulary } from '#modules/catalogue/search/service/vocabulary.ts'
import { listCalculated } from '../rules/track/calculated-goods.ts'
import { chooseReply, type ReplyPlan } from '../rules/reply/choose-reply.ts'
import type { Act } from '../rules/track/act.ts'
import {
  emptyDialogue,
  findChosen,
  listAsked,
  listSpoken,
  type Asked,
  type CurrentPage,
  type Dialogue,
  type DialogueItem,
  type GoodsOption,
} from '../rules/track/dialogue.ts'
import { offerUnlikely } from '../rules/track/offer-unlikely.ts'
import { findTyped } from '../rules/words/find-typed.ts'
import { keepSettled } from '../rules/track/keep-settled.ts'
import { mergeRepeated } from '../rules/track/merge-repeated.ts'
import { noteFirst } from '../rules/track/note-first.ts'
import { postponeQuestion } from '../rules/track/postpone-question.ts'
import { replaceItem } from '../rules/track/replace-item.ts'
import { listUnclear, quoteTyped } from '../rules/reply/list-unclear.ts'
import type { ReplyFacts } from '../rules/reply/reply-facts.ts'
import { readMessage } from '../rules/read/read-message.ts'
import { createGoodsRecognizer, type RecognizeGoods } from '../rules/words/recognize-goods.ts'
import { ASKS_FOR_OTHERS } from '../rules/track/topic.ts'
import { trackDialogue } from '../rules/track/track-dialogue.ts'
import { normalizeMessage } from '../rules/words/normalize-message.ts'
import { splitWords } from '../rules/words/word-sets.ts'
import { MAX_NAMED } from '../rules/reply/write-answer.ts'
import { writeReply } from '../rules/reply/write-reply.ts'
import { countCovered } from './count-covered.ts'
import { loadFacts } from './load-facts.ts'
import { resolveGoods } from './resolve-goods.ts'

export type AnsweredMessage = {
  dialogue: Dialogue
  reply: string
  /** Goods that the reply offers to choose from. */
  options: GoodsOption[]
  /** What the message says that the assistant does not know. */
  unclear: string[]
}

/**
 * One turn of a dialogue, stage by stage: read the message, track the dialogue, ask the catalogue, choose the reply and
 * write it. Nothing is decided by chance or by the time of day, so the same messages have the same replies.
 */
export async function answerMessage(
  ctx: Context,
  known: Dialogue,
  message: string,
  page: CurrentPage | null,
): Promise<AnsweredMessage> {
  // Older dialogues know less.
  const before = { ...emptyDialogue, ...known }
  const { vocabulary } = await loadVocabulary(ctx)
  const recognize = createGoodsRecognizer(vocabulary)
  const acts = readMessage(message, { dialogue: before, page, recognize })
  const said = normalizeFor(message, recognize)
  const answered = await answerActs(ctx, before, acts, { message, said })
  return { ...answered, unclear: answered.unclear.map((words) => findTyped(message, words)) }
}

const normalizeFor = (message: string, recognize: RecognizeGoods): string =>
  normalizeMessage(
    message,
    (word) => recognize(word) !== 'none',
    (word) => recognize(word) === 'head',
  )

/** The stages behind the reading: what the acts of a message come to. */
export async function answerActs(
  ctx: Context,
  before: Dialogue,
  acts: readonly Act[],
  { message, said } = { message: '', said: '' },
): Promise<AnsweredMessage> {
  const tracked = trackDialogue(before, acts)
  const found = await countCovered(ctx, await resolveGoods(ctx, tracked.dialogue))
  const settled = keepSettled(before, { ...tracked, dialogue: found }, said)
  const certain = offerUnlikely(settled.dialogue, settled.heard)
  const { dialogue: merged, heard } = mergeRepeated(certain.dialogue, certain.heard)
  // What was merged has another quantity, for which the catalogue is asked again.
  const matched = await resolveGoods(ctx, merged)
  const resolved = postponeQuestion(matched, heard)
  const plan = quoteTyped(chooseReply(resolved, noteFirst(before, heard)), message)
  const dialogue = keepKnownGoods(applyEstimate(resolved, plan), plan)
  const facts = await loadFacts(ctx, plan, dialogue)
  const { estimate, alternatives } = facts
  const counted = estimate ? await countCovering(ctx, dialogue, plan, estimate.packs) : dialogue
  const offered = offerAlternatives(counted, plan, alternatives)
  const isAdvised = offered.asked !== counted.asked
  return {
    dialogue: {
      ...offered,
      others: findOthers(counted, plan, alternatives),
      calculated: listCalculated(facts) ?? counted.calculated,
      isPlaceAsked: facts.delivery?.kind === 'no-place' || facts.delivery?.kind === 'unknown-place',
    },
    reply: isAdvised
      ? writeReply({ ...plan, ask: offered.asked }, offered, facts)
      : writeReply(plan, counted, facts),
    options: listShownOptions(plan, counted, facts),
    unclear: listUnclear(plan, resolved, heard),
  }
}

const applyEstimate = (dialogue: Dialogue, plan: ReplyPlan): Dialogue => ({
  ...dialogue,
  asked: plan.ask,
})

/** Numbered alternatives are what a number picks next, where the goods that they were asked for are not certain. */
function offerAlternatives(
  dialogue: Dialogue,
  { ask, adviceText }: ReplyPlan,
  alternatives: readonly GoodsOption[],
): Dialogue {
  if (adviceText !== null)
    return ask?.itemId === undefined ? adviseGoods(dialogue, alternatives, adviceText) : dialogue
  const open = listSpoken(dialogue).find(({ id }) => id === ask?.itemId)
  if (alternatives.length === 0 || !open?.match || findChosen(open)) return dialogue
  const { match } = open
  const others = match.options.filter(
    ({ sku }) => !alternatives.some((alternative) => alternative.sku === sku),
  )
  const offered = { ...dialogue }
  replaceItem(offered, { ...open, match: { ...match, options: [...alternatives, ...others] } })
  return offered
}

/** Numbered goods beside certain ones, which stay as they are until the buyer picks one of these. */
function findOthers(
  dialogue: Dialogue,
  { answers }: ReplyPlan,
  alternatives: readonly GoodsOption[],
): Dialogue['others'] {
  const asked = answers.find(({ about }) => ASKS_FOR_OTHERS.has(about))?.items.at(-1)
  const item = listSpoken(dialogue).find(({ id }) => id === asked?.id)
  return item && findChosen(item) && alternatives.length > 0
    ? { itemId: item.id, skus: alternatives.slice(0, MAX_NAMED).map(({ sku }) => sku) }
    : null
}

/** What was advised is spoken of from now on, so that `yang 4 kg, 1` orders it. */
function adviseGoods(dialogue: Dialogue, advised: readonly GoodsOption[], text: string): Dialogue {
  const [first] = advised
  if (!first || listAsked(dialogue).length > 0) return dialogue
  const kinds = new Set(advised.map(({ itemCategory }) => itemCategory))
  if (kinds.size > 1) return dialogue
  const focus: DialogueItem = {
    id: dialogue.nextId,
    words: nameAdvised(first, text),
    sku: null,
    qty: null,
    unit: null,
    match: { options: [...advised], isExact: false, isLikely: true, question: null },
  }
  const asked: Asked = { about: 'add', itemId: focus.id }
  return { ...dialogue, nextId: dialogue.nextId + 1, focus, asked }
}

/** `cat interior biru langit`: its name without the brand, and what was said of the variant. */
function nameAdvised({ name, brand, variantName }: GoodsOption, text: string): string {
  const own = splitWords(variantName.toLowerCase()).filter((word) => /^\p{L}{3,}$/u.test(word))
  const said = new Set(splitWords(text))
  return [
    name.replace(` ${brand}`, '').toLowerCase(),
    ...own.filter((word) => said.has(word)),
  ].join(' ')
}

/** Words that the catalogue knows nothing for are answered once and not asked again. */
function keepKnownGoods(dialogue: Dialogue, plan: ReplyPlan): Dialogue {
  if (plan.unknownWords.length === 0) return dialogue
  const isKnown = ({ match }: Dialogue['items'][number]) => !match || match.options.length > 0
  return {
    ...dialogue,
    items: dialogue.items.filter(isKnown),
    asides: dialogue.asides.filter(isKnown),
    focus: dialogue.focus && isKnown(dialogue.focus) ? dialogue.focus : null,
  }
}

/** Notes how much covers the area, so that a yes puts it on the list. */
async function countCovering(
  ctx: Context,
  dialogue: Dialogue,
  { covering }: ReplyPlan,
  packs: number,
): Promise<Dialogue> {
  const { focus } = dialogue
  const chosen = focus && findChosen(focus)
  if (!focus || !chosen || covering?.item?.id !== focus.id) return dialogue
  const counted = { ...focus, qty: packs, unit: chosen.unit, match: null }
  return resolveGoods(ctx, { ...dialogue, focus: counted })
}

export function listShownOptions(
  { ask, answers, covering }: ReplyPlan,
  { items, focus, asides }: Dialogue,
  { alternatives, estimate }: Pick<ReplyFacts, 'alternatives' | 'estimate'>,
): GoodsOption[] {
  if (alternatives.length > 0) return alternatives.slice(0, 4)
  // A calculation is of one kind of goods, and what it came to is its quantity.
  const [counted] = covering?.item?.match?.options ?? []
  if (estimate && counted) return [{ ...counted, qty: estimate.packs }]
  // Goods of one question are shown together.
  if (asides.length > 0)
    return listAsked({ asides, focus })
      .flatMap((item) => findChosen(item) ?? [])
      .slice(0, 4)
  const open = focus ?? items.find(({ id }) => id === ask?.itemId)
  if (open && (ask?.about === 'choice' || ask?.about === 'add'))
    return findChosen(open) ? [findChosen(open)!] : (open.match?.options.slice(0, 4) ?? [])
  return answers
    .flatMap(({ items: asked }) => asked.flatMap((item) => findChosen(item) ?? []))
    .slice(0, 4)
}
