import { measureWords, unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Asked, Dialogue, DialogueItem } from '../track/dialogue.ts'
import type { Topic } from '../track/topic.ts'
import { findChosen, listSpoken } from '../track/dialogue.ts'
import { chooseQuestion, isUnknown } from './choose-question.ts'
import type { Layers } from '../read/work/read-layers.ts'
import type { Work } from './estimate-work.ts'
import { countRepeats } from '../track/postpone-question.ts'
import type { Change, Heard } from '../track/heard.ts'
import { ASKS_FOR_OTHERS } from '../track/topic.ts'

/** What a reply says, in this order, before it is put into words. */
export type ReplyPlan = {
  isGreeting: boolean
  isThanks: boolean
  /** The buyer is not ready yet: the shop waits. */
  isWaiting: boolean
  changes: Change[]
  /** The questions to answer, with the goods that they are about. */
  answers: { about: Topic; items: DialogueItem[] }[]
  /** The question for advice, in the buyer's words. */
  adviceText: string | null
  /** What it compares. */
  compared: readonly string[]
  /** The area to cover (m²), and by what. */
  covering: {
    areaM2: number
    openingsM2?: number
    layers?: Layers | null
    isNet?: boolean
    work: Work | null
    item: DialogueItem | null
  } | null
  /** What is built, whose goods are named. */
  project: Heard['project']
  /** Why something cannot be helped with. */
  refusal: 'not-goods' | 'not-sold' | 'unclear' | null
  refusedText: string
  /** Words that the shop sells nothing for. */
  unknownWords: string[]
  /** Goods that stay as they were, because these words were not understood. */
  misread: { item: DialogueItem; words: string }[]
  /** The one question at the end. */
  ask: Asked | null
  end: Dialogue['end']
}

/** Says nothing. */
export const emptyPlan: ReplyPlan = {
  isGreeting: false,
  isThanks: false,
  isWaiting: false,
  changes: [],
  answers: [],
  adviceText: null,
  compared: [],
  covering: null,
  project: null,
  refusal: null,
  refusedText: '',
  unknownWords: [],
  misread: [],
  ask: null,
  end: null,
}

/**
 * What to reply: what has changed, what was asked, and then one question, for the first thing that is missing. Nothing
 * is asked of goods twice in one reply.
 */
export function chooseReply(dialogue: Dialogue, heard: Heard): ReplyPlan {
  const { items, focus, end } = dialogue
  const unknown = listSpoken(dialogue).filter(isUnknown)
  const knownItems = items.filter((item) => !isUnknown(item))
  const topics = [...new Set(heard.topics)].map((about) =>
    about === 'total' && focus ? 'price' : about,
  )
  const answers = topics.map((about) => ({
    about,
    items: findAskedGoods(dialogue, heard, about).map((item) => supposeAmount(item, heard)),
  }))
  const isCalculated = heard.areaM2 !== null || heard.work !== null
  const hasSaid =
    heard.changes.length > 0 ||
    answers.length > 0 ||
    isCalculated ||
    heard.project !== null ||
    end !== null ||
    heard.misread.length > 0
  const isLost = heard.other !== null && !hasSaid
  return {
    isGreeting: heard.isGreeting,
    isThanks: heard.isThanks,
    isWaiting: heard.isWaiting,
    changes: heard.changes.filter(
      (change, at) =>
        !('itemId' in change) ||
        (knownItems.some(({ id }) => id === change.itemId) &&
          // What is noted and made more precise in one message is said once.
          !heard.changes
            .slice(0, at)
            .some((each) => 'itemId' in each && each.itemId === change.itemId)),
    ),
    answers,
    adviceText: heard.adviceText,
    compared: heard.compared,
    covering: isCalculated
      ? {
          areaM2: heard.areaM2 ?? 0,
          openingsM2: heard.openingsM2,
          layers: heard.layers,
          isNet: heard.isNet,
          work: heard.work,
          item: findCovering(dialogue, heard),
        }
      : null,
    project: heard.project,
    refusal: isLost ? classifyRefusal(heard.other!) : null,
    refusedText: heard.other?.text ?? '',
    unknownWords: [...unknown.map(({ words }) => words), ...listMissed(heard, hasSaid)],
    misread: heard.misread.flatMap(({ itemId, words }) => {
      const item = items.find(({ id }) => id === itemId)
      return item ? [{ item, words }] : []
    }),
    ask: end === null ? countRepeats(chooseQuestion(dialogue, heard), dialogue) : null,
    end,
  }
}

const classifyRefusal = ({ text, isGoodsLike }: NonNullable<Heard['other']>) =>
  isGoodsLike || COUNTED.test(text)
    ? 'not-sold'
    : text.split(/\s+/).length > 1
      ? 'not-goods'
      : 'unclear'

/** What names a quantity beside what was understood: nothing of a list is passed over in silence. */
const listMissed = ({ others }: Heard, hasSaid: boolean): string[] =>
  hasSaid ? others.filter((text) => COUNTED.test(text)) : []
const COUNTED = new RegExp(
  String.raw`^\d+(?:[.,]\d+)?\s?(?:${unitWords.join('|')})\s\S|\p{L}{2}.*\s\d+(?:[.,]\d+)?(?:\s?(?:${[...unitWords, ...measureWords].join('|')}))?(?:\s(?:lah|ya|dong|deh|saja))*$`,
  'u',
)

/** The goods that a question is about: named with it, else the last ones that were spoken of, or the list. */
function findAskedGoods(dialogue: Dialogue, heard: Heard, about: Topic): DialogueItem[] {
  const { items, focus } = dialogue
  if (about === 'total' || about === 'list') return items
  if (about === 'budget') return focus ? [focus] : items
  const asked = listSpoken(dialogue).filter(({ id }) => heard.askedIds.includes(id))
  if (asked.length > 0) return asked
  if (focus) return [focus]
  // Other goods than those that are shown to choose from.
  const open =
    dialogue.asked?.about === 'choice' && items.find(({ id }) => id === dialogue.asked?.itemId)
  if (open && ASKS_FOR_OTHERS.has(about)) return [open]
  if (about === 'delivery' || about === 'price') return items
  return items.slice(-1)
}

/** `kalau 100 sak?`: goods of the list in the amount that is supposed, for the answer alone. */
function supposeAmount(item: DialogueItem, { supposed }: Heard): DialogueItem {
  const chosen = findChosen(item)
  const isOfUnit = supposed?.unit === null || supposed?.unit === chosen?.unit
  if (!item.match || !chosen || supposed?.itemId !== item.id || !isOfUnit) return item
  const { qty } = supposed
  return { ...item, qty, match: { ...item.match, options: [{ ...chosen, qty, note: null }] } }
}

const findCovering = (dialogue: Dialogue, { coverId }: Heard): DialogueItem | null =>
  dialogue.items.find(({ id }) => id === coverId) ??
  listSpoken(dialogue).findLast(({ coverM2 }) => coverM2 !== undefined) ??
  dialogue.focus ??
  dialogue.items.at(-1) ??
  null
