import { describeItem } from './describe-item.ts'
import { findChosen, type Act, type Dialogue, type DialogueItem } from './dialogue.ts'
import { replaceItem } from './replace-item.ts'
import type { Heard } from './track-dialogue.ts'

/** The item that a quantity without a name belongs to: the one asked for, the one asked about, the last. */
export function findQuantityTarget(dialogue: Dialogue): DialogueItem | undefined {
  const { asked, items, focus } = dialogue
  const askedItem = items.find(({ id }) => id === asked?.itemId)
  if (askedItem) return askedItem
  return focus ?? items.find(({ qty }) => qty === null) ?? items.at(-1)
}

/** Sets a quantity, or adds to it or takes from it; goods that were only asked about come onto the list with it. */
export function changeQuantity(
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

/** Takes items off the list. */
export function removeItems(dialogue: Dialogue, heard: Heard, itemIds: readonly number[]): void {
  const isRemoved = ({ id }: DialogueItem) => itemIds.includes(id)
  for (const item of dialogue.items.filter(isRemoved))
    heard.changes.push({ kind: 'removed', words: describeItem(item) })
  if (dialogue.focus && isRemoved(dialogue.focus)) {
    heard.changes.push({ kind: 'removed', words: describeItem(dialogue.focus) })
    dialogue.focus = null
  }
  dialogue.items = dialogue.items.filter((item) => !isRemoved(item))
}

/** Goods that are spoken of have to cover an area: those that were asked about, else the last ones without a quantity. */
export function coverArea(dialogue: Dialogue, coverM2: number): void {
  const item = dialogue.focus ?? dialogue.items.at(-1)
  if (item && (dialogue.focus || item.qty === null)) replaceItem(dialogue, { ...item, coverM2 })
}
