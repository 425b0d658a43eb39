import type { Asked, Dialogue } from './dialogue.ts'
import { ASKS_ABOUT_GOODS } from './read-question.ts'
import type { Heard } from './heard.ts'

/** Questions about goods, which a buyer may pass over. */
const PASSABLE: ReadonlySet<Asked['about']> = new Set(['choice', 'quantity', 'least'])

/** Whether a message says something of the goods that the last question was about. */
const isTouched = ({ asked }: Dialogue, { changes }: Heard): boolean =>
  changes.some((change) => 'itemId' in change && change.itemId === asked?.itemId)

/**
 * The dialogue with the last question put off, where the buyer has passed it over: by saying that the list is complete,
 * for whom or where to it is, or by something else for the second time. Goods that are spoken of again wait no longer.
 */
export function postponeQuestion(dialogue: Dialogue, heard: Heard): Dialogue {
  const { asked, isListDone, postponedIds } = dialogue
  const changedIds = heard.changes.flatMap((change) => ('itemId' in change ? [change.itemId] : []))
  const left = postponedIds.filter((id) => !changedIds.includes(id))
  const isPassed =
    asked?.itemId !== undefined &&
    PASSABLE.has(asked.about) &&
    !isTouched(dialogue, heard) &&
    (isListDone || isAboutDetails(heard) || (isOther(heard) && (asked.repeats ?? 0) > 0))
  const added = isPassed && !left.includes(asked.itemId!) ? [asked.itemId!] : []
  return { ...dialogue, postponedIds: [...left, ...added] }
}

/** A place that only a question names lets the last one stand. */
const isAboutDetails = ({ changes, topics }: Heard): boolean =>
  topics.length === 0 && changes.some(({ kind }) => kind === 'named' || kind === 'addressed')

/** A question about the shop itself lets the last one stand. */
const isOther = ({ changes, topics }: Heard): boolean =>
  changes.some((change) => 'itemId' in change || change.kind === 'removed') ||
  topics.some((topic) => ASKS_ABOUT_GOODS.has(topic) && topic !== 'delivery')

/** A question with how often it was asked before, where it is the last one again. */
export const countRepeats = (ask: Asked, { asked }: Pick<Dialogue, 'asked'>): Asked =>
  asked && asked.about === ask.about && asked.itemId === ask.itemId
    ? { ...ask, repeats: (asked.repeats ?? 0) + 1 }
    : ask
