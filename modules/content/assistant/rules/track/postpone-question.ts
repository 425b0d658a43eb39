import { listSpoken, type Asked, type Dialogue, type PassedQuestion } from './dialogue.ts'
import { ASKS_ABOUT_GOODS } from './topic.ts'
import type { Heard } from './heard.ts'

/** Questions about goods, which a buyer may pass over. */
const PASSABLE: ReadonlySet<Asked['about']> = new Set(['choice', 'quantity', 'least', 'add'])

/** Passed over so often, a question is asked in one line, */
export const BRIEF = 1
/** waits until the list is about to be confirmed, */
export const WAITS = 2
/** and then is left open on it. */
const LEFT_OPEN = 3

/** How often the question about some goods was passed over. */
export const countPassed = (
  { passed }: Pick<Dialogue, 'passed'>,
  { id }: { id: number },
): PassedQuestion['times'] => passed.find(({ itemId }) => itemId === id)?.times ?? 0

/**
 * The dialogue after a message that may have passed over the last question: it orders or asks about something else, says
 * for whom or where to it is, or that the list is complete. What the message says is answered first, and the question is
 * put off. Goods that are spoken of again wait no longer.
 */
export function postponeQuestion(dialogue: Dialogue, heard: Heard): Dialogue {
  const { asked, passed } = dialogue
  const spokenIds = heard.changes.flatMap((change) => ('itemId' in change ? [change.itemId] : []))
  const isListed = ({ itemId }: PassedQuestion) =>
    !spokenIds.includes(itemId) && listSpoken(dialogue).some(({ id }) => id === itemId)
  const left = passed.filter(isListed)
  const itemId = asked?.itemId
  if (itemId === undefined || !PASSABLE.has(asked!.about) || spokenIds.includes(itemId))
    return { ...dialogue, passed: left }
  const before = countPassed(dialogue, { id: itemId })
  const times = Math.max(before, passOver(before, dialogue, heard))
  return {
    ...dialogue,
    passed: [
      ...left.filter((each) => each.itemId !== itemId),
      ...(times > 0 ? [{ itemId, times }] : []),
    ],
  }
}

/** How often a question was passed over, with a message that has not answered it. */
function passOver(before: number, { isListDone, asked }: Dialogue, heard: Heard): number {
  const { changes, topics, askedIds } = heard
  // Asked at the end and passed over once more, it is no condition of the order.
  if (before >= WAITS) return heard.other === null && topics.length === 0 ? LEFT_OPEN : before
  // A place that only a question names lets the last one stand.
  const hasDetails =
    topics.length === 0 && changes.some(({ kind }) => kind === 'named' || kind === 'addressed')
  if (isListDone || hasDetails) return WAITS
  const isOther = changes.some((change) => 'itemId' in change || change.kind === 'removed')
  const isAskedAbout = topics.some((topic) => ASKS_ABOUT_GOODS.has(topic) && topic !== 'delivery')
  const isAboutOthers = askedIds.length > 0 && !askedIds.includes(asked!.itemId!)
  if (isOther || (isAskedAbout && (isAboutOthers || before > 0))) return before + 1
  // A question about the shop does not put it off further.
  return topics.length > 0 && !isAskedAbout ? Math.max(before, BRIEF) : before
}

/** A question with how often it was asked before, where it is the last one again. */
export const countRepeats = (ask: Asked, { asked }: Pick<Dialogue, 'asked'>): Asked =>
  asked && asked.about === ask.about && asked.itemId === ask.itemId && !asked.isBrief
    ? { ...ask, repeats: (asked.repeats ?? 0) + 1 }
    : ask
