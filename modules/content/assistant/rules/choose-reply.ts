import { measureWords, unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Asked, Dialogue, DialogueItem, Topic } from './dialogue.ts'
import { findChosen, isComplete, listAsked, listSpoken } from './dialogue.ts'
import type { Work } from './estimate-work.ts'
import { countRepeats } from './postpone-question.ts'
import type { Change, Heard } from './heard.ts'
import { ASKS_FOR_OTHERS } from './read-question.ts'

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
  /** The area to cover (m²), and by what. */
  covering: { areaM2: number; work: Work | null; item: DialogueItem | null } | null
  /** Why something cannot be helped with. */
  refusal: 'not-goods' | 'not-sold' | 'unclear' | null
  refusedText: string
  /** Words that the shop sells nothing for. */
  unknownWords: string[]
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
  covering: null,
  refusal: null,
  refusedText: '',
  unknownWords: [],
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
    items: findAskedGoods(dialogue, heard, about),
  }))
  const isCalculated = heard.areaM2 !== null || heard.work !== null
  const hasSaid = heard.changes.length > 0 || answers.length > 0 || isCalculated || end !== null
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
    covering: isCalculated
      ? { areaM2: heard.areaM2 ?? 0, work: heard.work, item: findCovering(dialogue) }
      : null,
    refusal: isLost ? classifyRefusal(heard.other!) : null,
    refusedText: heard.other?.text ?? '',
    unknownWords: [...unknown.map(({ words }) => words), ...listMissed(heard, hasSaid)],
    ask: end === null ? countRepeats(chooseQuestion(dialogue, heard), dialogue) : null,
    end,
  }
}

/** Words for which the catalogue has nothing at all. */
const isUnknown = ({ match }: DialogueItem): boolean => match !== null && match.options.length === 0

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

/** What the list still lacks, one thing at a time; what was passed over comes last. */
export function chooseQuestion(dialogue: Dialogue, heard?: Heard): Asked {
  const { items, postponedIds } = dialogue
  const focus = listAsked(dialogue).findLast((item) => !isUnknown(item))
  const known = items.filter((item) => !isUnknown(item))
  const allOpen = known.filter((item) => !isComplete(item))
  const open = allOpen.find(({ id }) => !postponedIds.includes(id))
  if (dialogue.wallLengthM !== null) return { about: 'wall' }
  // What was just ordered is asked about before what was only asked about before it.
  const isOrdered = heard?.changes.some(
    (change) => 'itemId' in change && change.itemId === open?.id,
  )
  if (open && isOrdered && focus && !heard?.askedIds.includes(focus.id))
    return { about: findOpenPoint(open), itemId: open.id }
  if (focus) return { about: 'add', itemId: focus.id }
  if (open) return { about: findOpenPoint(open), itemId: open.id }
  // Who has said everything else may say here that there is more.
  const hasDetails = dialogue.name !== null && dialogue.address !== null
  const postponed = allOpen[0]
  if (known.length === 0 || (!dialogue.isListDone && !hasDetails)) return { about: 'more' }
  if (!dialogue.name && !dialogue.isNameSkipped) return { about: 'name' }
  if (!dialogue.address && !dialogue.isAddressSkipped) return { about: 'address' }
  if (postponed) return { about: findOpenPoint(postponed), itemId: postponed.id }
  return { about: 'confirm' }
}

function findOpenPoint(item: DialogueItem): 'choice' | 'quantity' | 'least' {
  if (!findChosen(item)) return 'choice'
  return item.qty === null ? 'quantity' : 'least'
}

/** The goods that a question is about: named with it, else the last ones that were spoken of, or the list. */
function findAskedGoods(dialogue: Dialogue, heard: Heard, about: Topic): DialogueItem[] {
  const { items, focus } = dialogue
  if (about === 'total' || about === 'list') return items
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

const findCovering = (dialogue: Dialogue): DialogueItem | null =>
  listSpoken(dialogue).findLast(({ coverM2 }) => coverM2 !== undefined) ??
  dialogue.focus ??
  dialogue.items.at(-1) ??
  null
