import type { Act, Dialogue, DialogueItem, Topic } from './dialogue.ts'
import { findChosen } from './dialogue.ts'
import type { Work } from './estimate-work.ts'
import { describeItem } from './describe-item.ts'
import { agree } from './agree.ts'
import { replaceItem } from './replace-item.ts'
import { respecify } from './respecify.ts'

/** What a message has changed, for the reply. */
export type Change =
  | { kind: 'added' | 'changed'; itemId: number }
  | { kind: 'removed'; words: string }
  | { kind: 'named' | 'addressed' }

/** What a message asked, beside what it changed. */
export type Heard = {
  changes: Change[]
  topics: Topic[]
  /** The area to cover (m²). */
  areaM2: number | null
  /** The work whose cement is asked for. */
  work: Work | null
  isGreeting: boolean
  isThanks: boolean
  isNo: boolean
  /** The goods that a question is about. */
  askedIds: number[]
  /** What was not understood. */
  other: { text: string; isGoodsLike: boolean } | null
}

type Tracked = { dialogue: Dialogue; heard: Heard }

/**
 * What is known after the acts of a message. Goods are in the buyer's words: those that changed have no match until the
 * catalogue has been asked again.
 */
export function trackDialogue(before: Dialogue, acts: readonly Act[]): Tracked {
  const tracked: Tracked = {
    dialogue: { ...before, items: [...before.items] },
    heard: {
      changes: [],
      topics: [],
      areaM2: null,
      work: null,
      isGreeting: false,
      isThanks: acts.some(({ kind }) => kind === 'thank'),
      isNo: false,
      askedIds: [],
      other: null,
    },
  }
  for (const act of acts) applyAct(tracked, act, acts)
  return tracked
}

function applyAct({ dialogue, heard }: Tracked, act: Act, acts: readonly Act[]): void {
  switch (act.kind) {
    case 'person':
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
      dialogue.topic = act.about
      return
    case 'cover':
      heard.areaM2 = act.areaM2
      if (dialogue.focus) dialogue.focus = { ...dialogue.focus, coverM2: act.areaM2 }
      return
    case 'work':
      heard.work = act.work
      return
    case 'other':
      heard.other = { text: act.text, isGoodsLike: act.isGoodsLike }
      return
    case 'goods':
      return addGoods(dialogue, heard, act)
    case 'quantity':
      return changeQuantity(dialogue, heard, act)
    case 'specify':
      return changeItem(dialogue, heard, act.itemId, (item) => respecify(item, act), acts)
    case 'mention':
      heard.askedIds.push(act.itemId)
      return
    case 'pick':
      return pickOption(dialogue, heard, act.index)
    case 'choose':
      return changeItem(dialogue, heard, act.itemId, (item) => choose(item, act.sku), acts)
    case 'remove':
      return removeItems(dialogue, heard, act.itemIds)
    case 'yes':
      return agree(dialogue, heard, acts)
    case 'no':
      heard.isNo = true
      if (dialogue.asked?.about === 'more') dialogue.isListDone = true
      if (dialogue.asked?.about === 'add') dialogue.focus = null
      return
    case 'done':
      if (dialogue.asked?.about === 'confirm' && dialogue.isListDone) dialogue.end ??= 'confirmed'
      dialogue.isListDone = true
  }
}

const createItem = (
  dialogue: Dialogue,
  { words, qty, unit, sku = null }: Extract<Act, { kind: 'goods' }>,
): DialogueItem => ({ id: dialogue.nextId++, words, sku, qty, unit, match: null })

function addGoods(dialogue: Dialogue, heard: Heard, act: Extract<Act, { kind: 'goods' }>): void {
  const item = createItem(dialogue, act)
  heard.askedIds.push(item.id)
  if (act.isTentative) {
    dialogue.focus = item
    // `kalau besi polos 8?` repeats the question.
    if (dialogue.topic && heard.topics.length === 0) heard.topics.push(dialogue.topic)
    return
  }
  dialogue.focus = null
  const same = dialogue.items.find(({ words }) => words.toLowerCase() === item.words.toLowerCase())
  if (same && act.qty !== null) {
    replaceItem(dialogue, { ...same, qty: item.qty, unit: item.unit, match: null })
    heard.changes.push({ kind: 'changed', itemId: same.id })
    return
  }
  if (same) return
  dialogue.items.push(item)
  dialogue.isListDone = false
  heard.changes.push({ kind: 'added', itemId: item.id })
}

/** The item that a quantity without a name belongs to: the one asked for, the one asked about, the last. */
function findQuantityTarget(dialogue: Dialogue): DialogueItem | undefined {
  const { asked, items, focus } = dialogue
  const askedItem = items.find(({ id }) => id === asked?.itemId)
  if (askedItem) return askedItem
  return focus ?? items.find(({ qty }) => qty === null) ?? items.at(-1)
}

function changeQuantity(
  dialogue: Dialogue,
  heard: Heard,
  act: Extract<Act, { kind: 'quantity' }>,
): void {
  const all = dialogue.focus ? [...dialogue.items, dialogue.focus] : dialogue.items
  const item = all.find(({ id }) => id === act.itemId) ?? findQuantityTarget(dialogue)
  if (!item) return
  if (act.isSupposed && dialogue.focus?.id !== item.id) {
    heard.askedIds.push(item.id)
    return
  }
  const known = findChosen(item)?.qty ?? item.qty ?? 0
  const qty =
    act.change === 'set' ? act.qty : act.change === 'add' ? known + act.qty : known - act.qty
  if (qty <= 0) return removeItems(dialogue, heard, [item.id])
  const unit =
    act.unit ?? (act.change === 'set' ? item.unit : (findChosen(item)?.unit ?? item.unit))
  const changed = { ...item, qty, unit, match: null }
  if (dialogue.focus?.id === item.id) {
    // `yang ini 50 berapa?` asks; `ambil 40 sak` orders.
    if (act.isTentative) {
      dialogue.focus = changed
      return
    }
    dialogue.focus = null
    dialogue.items.push(changed)
    dialogue.isListDone = false
    heard.changes.push({ kind: 'added', itemId: item.id })
    return
  }
  replaceItem(dialogue, changed)
  heard.changes.push({ kind: 'changed', itemId: item.id })
}

function changeItem(
  dialogue: Dialogue,
  heard: Heard,
  itemId: number | null,
  change: (item: DialogueItem) => DialogueItem,
  acts: readonly Act[],
): void {
  const item =
    dialogue.focus?.id === itemId ? dialogue.focus : dialogue.items.find(({ id }) => id === itemId)
  if (!item) return
  replaceItem(dialogue, change(item))
  heard.askedIds.push(item.id)
  if (dialogue.focus?.id !== item.id) heard.changes.push({ kind: 'changed', itemId: item.id })
  else if (dialogue.topic && !acts.some(({ kind }) => kind === 'ask' || kind === 'quantity'))
    heard.topics.push(dialogue.topic)
}

const choose = (item: DialogueItem, sku: string): DialogueItem => ({ ...item, sku, match: null })

function pickOption(dialogue: Dialogue, heard: Heard, index: number): void {
  const item = dialogue.items.find(({ id }) => id === dialogue.asked?.itemId)
  const option = item?.match?.options[index]
  if (!item || !option) return
  replaceItem(dialogue, choose(item, option.sku))
  heard.changes.push({ kind: 'changed', itemId: item.id })
}

function removeItems(dialogue: Dialogue, heard: Heard, itemIds: readonly number[]): void {
  const isRemoved = ({ id }: DialogueItem) => itemIds.includes(id)
  for (const item of dialogue.items.filter(isRemoved))
    heard.changes.push({ kind: 'removed', words: describeItem(item) })
  if (dialogue.focus && isRemoved(dialogue.focus)) {
    heard.changes.push({ kind: 'removed', words: describeItem(dialogue.focus) })
    dialogue.focus = null
  }
  dialogue.items = dialogue.items.filter((item) => !isRemoved(item))
}
