import { takeCounted } from './agree.ts'
import { describeItem } from '../reply/describe-item.ts'
import { dropAsked, takeAsked } from './asked-goods.ts'
import type { Act } from './act.ts'
import { findChosen, listAsked, listSpoken, type Dialogue, type DialogueItem } from './dialogue.ts'
import { replaceItem } from './replace-item.ts'
import type { Heard } from './heard.ts'

/** The item that a quantity without a name belongs to: the one asked for, the one asked about, the last. */
export function findQuantityTarget(dialogue: Dialogue): DialogueItem | undefined {
  const { asked, items, focus } = dialogue
  const askedItem = items.find(({ id }) => id === asked?.itemId)
  if (askedItem) return askedItem
  return focus ?? items.find(({ qty }) => qty === null) ?? items.at(-1)
}

/** `jadi 40 lembar`: of several goods, the last that is sold by that unit, where the last of all is not. */
function findSoldBy(
  { items, asked, focus }: Dialogue,
  unit: string | null,
): DialogueItem | undefined {
  const isSoldBy = (item: DialogueItem) => findChosen(item)?.unit === unit
  if (!unit || focus || asked?.itemId !== undefined || !items.at(-1)?.match?.isExact)
    return undefined
  return items.findLast(isSoldBy)
}

/** Sets a quantity, or adds to it or takes from it; goods that were only asked about come onto the list with it. */
export function changeQuantity(
  dialogue: Dialogue,
  heard: Heard,
  act: Extract<Act, { kind: 'quantity' }>,
): void {
  const item =
    listSpoken(dialogue).find(({ id }) => id === act.itemId) ??
    findSoldBy(dialogue, act.unit) ??
    findQuantityTarget(dialogue)
  if (!item) return
  const isAsked = listAsked(dialogue).some(({ id }) => id === item.id)
  if (act.isSupposed && !isAsked) {
    heard.askedIds.push(item.id)
    heard.supposed = { itemId: item.id, qty: act.qty, unit: act.unit }
    return
  }
  // `tambah 2 dus untuk cadangan` of tiles that were counted for an area.
  if (isAsked && item.coverM2 !== undefined && item.qty === null && act.change !== 'set') {
    const beyondCover = act.change === 'add' ? act.qty : -act.qty
    takeAsked(dialogue, { ...takeCounted(item), beyondCover })
    heard.changes.push({ kind: 'added', itemId: item.id })
    return
  }
  const known = findChosen(item)?.qty ?? item.qty ?? 0
  const qty =
    act.change === 'set' ? act.qty : act.change === 'add' ? known + act.qty : known - act.qty
  if (qty <= 0) return removeItems(dialogue, heard, [item.id])
  const unit =
    act.unit ?? (act.change === 'set' ? item.unit : (findChosen(item)?.unit ?? item.unit))
  const changed = { ...item, qty, unit, match: null }
  if (isAsked) {
    // `yang ini 50 berapa?` asks; `ambil 40 sak` orders.
    if (act.isTentative) return replaceItem(dialogue, changed)
    // `ok 19 dus` takes what the area was counted with.
    const { sku } = takeCounted(item)
    takeAsked(dialogue, { ...changed, sku })
    heard.changes.push({ kind: 'added', itemId: item.id })
    return
  }
  replaceItem(dialogue, changed)
  heard.changes.push({ kind: 'changed', itemId: item.id })
}

/**
 * One quantity for each of several goods: for those of the message that lack one, else for all that lack one, else for the
 * whole list. Where each of the message's goods has its own, the number is their total and changes nothing.
 */
export function setEach(
  dialogue: Dialogue,
  heard: Heard,
  { qty, unit }: Extract<Act, { kind: 'each' }>,
): void {
  const isOpen = (item: DialogueItem) => item.qty === null
  const spoken = listSpoken(dialogue)
  const said = spoken.filter(({ id }) => heard.askedIds.includes(id))
  const open = said.length > 0 ? said.filter(isOpen) : spoken.filter(isOpen)
  const targets = open.length > 0 || said.length > 0 ? open : dialogue.items
  // `masing-masing 1` is of several: of what was asked about before, too.
  const before = targets.length === 1 && said.length === 0 ? dialogue.left.at(-1) : undefined
  if (before && findChosen(before)) {
    dialogue.left = dialogue.left.filter((item) => item !== before)
    takeAsked(dialogue, { ...before, qty, unit, match: null })
    heard.changes.push({ kind: 'added', itemId: before.id })
  }
  for (const { id } of targets)
    changeQuantity(dialogue, heard, { kind: 'quantity', qty, unit, change: 'set', itemId: id })
}

/** Takes items off the list. */
export function removeItems(dialogue: Dialogue, heard: Heard, itemIds: readonly number[]): void {
  const isRemoved = ({ id }: DialogueItem) => itemIds.includes(id)
  for (const item of dialogue.items.filter(isRemoved))
    heard.changes.push({ kind: 'removed', words: describeItem(item) })
  for (const item of listAsked(dialogue).filter(isRemoved))
    heard.changes.push({ kind: 'removed', words: describeItem(item) })
  dropAsked(dialogue, itemIds)
  dialogue.items = dialogue.items.filter((item) => !isRemoved(item))
}

/** Goods that are spoken of have to cover an area: those that were asked about, else the last ones without a quantity. */
export function coverArea(dialogue: Dialogue, coverM2: number, isNet?: true): void {
  const item = dialogue.focus ?? dialogue.items.at(-1)
  if (item && (dialogue.focus || item.qty === null))
    replaceItem(dialogue, { ...item, coverM2, ...(isNet ? { isNet } : {}) })
}
