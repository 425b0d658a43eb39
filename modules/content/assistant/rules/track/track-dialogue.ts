import { returnTo, takeAsked } from './asked-goods.ts'
import { asksForMore } from '../reply/choose-question.ts'
import { isComplete, listSpoken } from './dialogue.ts'
import type { Act } from './act.ts'
import type { Dialogue, DialogueItem } from './dialogue.ts'
import type { Topic } from './topic.ts'
import { hearNothing, type Heard } from './heard.ts'
import { rememberPrevious, undoChange } from './undo-change.ts'
import { agree } from './agree.ts'
import { addGoods, clearAsked } from './add-goods.ts'
import {
  changeQuantity,
  coverArea,
  findQuantityTarget,
  removeItems,
  setEach,
} from './change-quantity.ts'
import { ASKS_FOR_OTHERS, findRepeatable, GOES_ON } from './topic.ts'
import { hearWork } from './hear-work.ts'
import { findSpecified } from './find-specified.ts'
import { replaceItem } from './replace-item.ts'
import { respecify } from './respecify.ts'
import { scaleQuantity } from './scale-quantity.ts'
import { skipDetails } from './skip-details.ts'
import { spaceBars } from './space-bars.ts'
import { takeInstead } from './take-instead.ts'

type Tracked = { dialogue: Dialogue; heard: Heard }

/**
 * What is known after the acts of a message. Goods are in the buyer's words: those that changed have no match until the
 * catalogue has been asked again.
 */
export function trackDialogue(before: Dialogue, acts: readonly Act[]): Tracked {
  const tracked: Tracked = {
    dialogue: {
      ...before,
      items: before.items.map(dropLacking),
      focus: before.focus && dropLacking(before.focus),
      wallLengthM: null,
    },
    heard: hearNothing(acts),
  }
  for (const act of acts) applyAct(tracked, act, acts)
  rememberPrevious(tracked.dialogue, tracked.heard, before)
  coverLater(tracked)
  askForPrice(tracked)
  return tracked
}

/** `kamar 2x2 tinggi 2,5, keramik 25x40`: the area was named before what covers it. */
function coverLater({ dialogue, heard: { areaM2 } }: Tracked): void {
  if (areaM2 !== null && listSpoken(dialogue).every(({ coverM2 }) => coverM2 === undefined))
    coverArea(dialogue, areaM2)
}

/** `kalau pintu kamar mandi pvc?`: goods that are only asked about, without what is asked, have their price told. */
function askForPrice({ dialogue: { focus, wallLengthM }, heard }: Tracked): void {
  const { topics, areaM2, work, askedIds } = heard
  const isCounted = areaM2 !== null || work !== null || wallLengthM !== null
  if (focus && askedIds.includes(focus.id) && !topics.some(isOfGoods) && !isCounted)
    topics.push('price')
}

const isOfGoods = (topic: Topic): boolean => topic !== 'help'

const dropLacking = ({
  lacking: _lacking,
  skippedWords: _skippedWords,
  ...item
}: DialogueItem): DialogueItem => item

function applyAct({ dialogue, heard }: Tracked, act: Act, acts: readonly Act[]): void {
  switch (act.kind) {
    case 'person':
      takeOffered(dialogue, heard)
      dialogue.end = 'person'
      return
    case 'greet':
      heard.isGreeting = true
      return
    case 'name':
      dialogue.name = act.text
      heard.changes.push({ kind: 'named' })
      return
    case 'address':
      dialogue.address = act.text
      heard.changes.push({ kind: 'addressed' })
      return
    case 'skip':
      if (dialogue.asked?.about === 'name') dialogue.isNameSkipped = true
      else dialogue.isAddressSkipped = true
      return
    case 'ask':
      heard.topics.push(act.about)
      dialogue.topic = GOES_ON.has(act.about) ? act.about : null
      if (act.about === 'advice') heard.adviceText = act.text ?? null
      if (act.compared) heard.compared = act.compared
      return
    case 'cover':
    case 'project':
    case 'work':
    case 'plan':
      return hearWork(dialogue, heard, act)
    case 'space':
      return spaceBars(dialogue, heard, act)
    case 'instead':
      return takeInstead(dialogue, heard, act.itemId)
    case 'budget':
      dialogue.budget = act.amount
      heard.topics.push('budget')
      return
    case 'rooms':
      dialogue.roomCount = act.count
      return
    case 'remark':
      heard.misread.push({ itemId: act.itemId, words: act.text })
      return
    case 'wall':
      dialogue.wallLengthM = act.lengthM
      return
    case 'other':
      heard.other = { text: act.text, isGoodsLike: act.isGoodsLike }
      return
    case 'goods':
      return addGoods(dialogue, heard, act)
    case 'quantity':
      return changeQuantity(dialogue, heard, act)
    case 'each':
      return setEach(dialogue, heard, act)
    case 'scale': {
      const scaled = scaleQuantity(dialogue, act)
      return scaled && changeQuantity(dialogue, heard, scaled)
    }
    case 'cheapest':
      return changeItem(dialogue, heard, findCheapestTarget(dialogue, heard), takeCheapest, acts)
    case 'specify':
      for (const itemId of findSpecified(dialogue, act))
        changeItem(dialogue, heard, itemId, (item) => respecify(item, act), acts)
      return
    case 'mention':
      heard.askedIds.push(act.itemId)
      return
    case 'pick':
      return pickOption(dialogue, heard, act.index)
    case 'choose':
      return changeItem(dialogue, heard, act.itemId, (item) => choose(item, act.sku), acts)
    case 'undo':
      return undoChange(dialogue, heard)
    case 'wait':
      heard.isWaiting = true
      return
    case 'remove':
      return removeItems(dialogue, heard, act.itemIds)
    case 'return':
      return returnTo(dialogue, heard, act.itemId)
    case 'yes':
      return agree(dialogue, heard, acts)
    case 'no':
      heard.isNo = true
      if (asksForMore(dialogue)) dialogue.isListDone = true
      if (dialogue.asked?.about === 'add') clearAsked(dialogue)
      return
    case 'done':
      // What was only asked about stays off the list.
      if (dialogue.asked?.about === 'add') clearAsked(dialogue)
      // `sudah` to the question for whom it is leaves that out, and where to.
      if (dialogue.isListDone && acts.length === 1) skipDetails(dialogue)
      dialogue.isListDone = true
  }
}

/** Who wants a person takes along the goods whose quantity they have said. */
function takeOffered(dialogue: Dialogue, heard: Heard): void {
  const { focus, asked } = dialogue
  if (!focus || asked?.about !== 'add' || !isComplete(focus)) return
  takeAsked(dialogue, focus)
  heard.changes.push({ kind: 'added', itemId: focus.id })
}

function changeItem(
  dialogue: Dialogue,
  heard: Heard,
  itemId: number | null,
  change: (item: DialogueItem) => DialogueItem,
  acts: readonly Act[],
): void {
  const item = listSpoken(dialogue).find(({ id }) => id === itemId)
  if (!item) return
  const isListed = dialogue.items.some(({ id }) => id === itemId)
  replaceItem(dialogue, change(item))
  heard.askedIds.push(item.id)
  const isSaid = heard.changes.some((change) => 'itemId' in change && change.itemId === item.id)
  if (isSaid) return
  // `kalau pakai 50x50?` counts the same area again.
  const isCounted = acts.some((act) => act.kind === 'quantity' && !act.isTentative)
  if (!isListed && !isCounted && item.coverM2 !== undefined && heard.areaM2 === null)
    heard.areaM2 = item.coverM2
  if (isListed) heard.changes.push({ kind: 'changed', itemId: item.id })
  else if (!acts.some(({ kind }) => kind === 'ask' || kind === 'quantity' || kind === 'cheapest')) {
    // Of the goods that they have chosen among others, the price is next.
    const topic = findRepeatable(dialogue.topic)
    if (topic) heard.topics.push(ASKS_FOR_OTHERS.has(topic) ? 'price' : topic)
  }
}

/** What the cheapest is wanted of: the goods that the message spoke of, else as for a quantity. */
const findCheapestTarget = (dialogue: Dialogue, { changes, askedIds }: Heard): number | null => {
  const changed = changes.flatMap((change) => ('itemId' in change ? [change.itemId] : []))
  return changed.at(-1) ?? askedIds.at(-1) ?? findQuantityTarget(dialogue)?.id ?? null
}

/** The cheapest of what they may be; where nothing is quite like them, of what was shown. */
function takeCheapest(item: DialogueItem): DialogueItem {
  const shown = item.match && !item.match.isLikely ? item.match.options : []
  const [cheapest] = shown.toSorted((a, b) => Number(a.price.amount) - Number(b.price.amount))
  return cheapest
    ? choose(item, cheapest.sku)
    : { ...item, isCheapest: true, sku: null, match: null }
}

const choose = (item: DialogueItem, sku: string): DialogueItem => ({ ...item, sku, match: null })

function pickOption(dialogue: Dialogue, heard: Heard, index: number): void {
  const item = listSpoken(dialogue).find(({ id }) => id === dialogue.asked?.itemId)
  const option = item?.match?.options[index]
  if (!item || !option) return
  replaceItem(dialogue, choose(item, option.sku))
  if (dialogue.focus?.id === item.id) {
    heard.askedIds.push(item.id)
    if (item.qty === null) heard.areaM2 ??= item.coverM2 ?? null
    // What was asked of them before they were certain is answered now.
    const topic = findRepeatable(dialogue.topic)
    if (topic && !ASKS_FOR_OTHERS.has(topic)) heard.topics.push(topic)
    return
  }
  heard.changes.push({ kind: 'changed', itemId: item.id })
}
