import {
  findChosen,
  isComplete,
  listAsked,
  type Asked,
  type Dialogue,
  type DialogueItem,
} from '../track/dialogue.ts'
import type { Heard } from '../track/heard.ts'
import { BRIEF, countPassed, WAITS } from '../track/postpone-question.ts'

/**
 * What the list still lacks, one thing at a time: of what the message ordered first, then of what was ordered before it,
 * and of what the buyer has passed over once, in one line. What they have passed over again comes last, before the list is
 * confirmed.
 */
export function chooseQuestion(
  dialogue: Dialogue,
  heard?: Pick<Heard, 'changes' | 'askedIds'>,
): Asked {
  const { items } = dialogue
  const timesOf = (item: DialogueItem) => countPassed(dialogue, item)
  const focus = listAsked(dialogue).findLast((item) => !isUnknown(item))
  const known = items.filter((item) => !isUnknown(item))
  const open = known.filter((item) => !isComplete(item))
  const isOrdered = ({ id }: DialogueItem) =>
    heard?.changes.some((change) => 'itemId' in change && change.itemId === id) === true
  if (dialogue.wallLengthM !== null) return { about: 'wall' }
  const fresh = open.filter((item) => timesOf(item) === 0)
  const next = fresh.find(isOrdered) ?? fresh[0]
  // What was just ordered is asked about before what was only asked about before it.
  if (next && isOrdered(next) && focus && !heard?.askedIds.includes(focus.id)) return askFor(next)
  if (focus && (timesOf(focus) < WAITS || known.length === 0))
    return { about: 'add', itemId: focus.id }
  if (next) return askFor(next)
  const brief = open.find((item) => timesOf(item) === BRIEF)
  if (brief && !dialogue.isListDone) return { ...askFor(brief), isBrief: true }
  // Who has said everything else may say here that there is more.
  const hasDetails = dialogue.name !== null && dialogue.address !== null
  if (known.length === 0 || (!dialogue.isListDone && !hasDetails)) return { about: 'more' }
  if (!dialogue.name && !dialogue.isNameSkipped) return { about: 'name' }
  if (!dialogue.address && !dialogue.isAddressSkipped) return { about: 'address' }
  const waiting = open.find((item) => [BRIEF, WAITS].includes(timesOf(item)))
  if (waiting) return { ...askFor(waiting), isLast: true }
  return focus && timesOf(focus) === WAITS
    ? { about: 'add', itemId: focus.id }
    : { about: 'confirm' }
}

const askFor = (item: DialogueItem): Asked => ({ about: findOpenPoint(item), itemId: item.id })

function findOpenPoint(item: DialogueItem): 'choice' | 'quantity' | 'least' {
  if (!findChosen(item)) return 'choice'
  return item.qty === null ? 'quantity' : 'least'
}

/** Words for which the catalogue has nothing at all. */
export const isUnknown = ({ match }: DialogueItem): boolean =>
  match !== null && match.options.length === 0

/** Whether the last question was whether there is more, alone or beside another one. */
export const asksForMore = ({ asked }: Pick<Dialogue, 'asked'>): boolean =>
  asked?.about === 'more' || asked?.isBrief === true
