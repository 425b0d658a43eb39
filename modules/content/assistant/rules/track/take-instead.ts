import { clearAsked } from './add-goods.ts'
import type { Dialogue } from './dialogue.ts'
import type { Heard } from './heard.ts'
import { replaceItem } from './replace-item.ts'

/** What was asked about beside an item of the list takes its place, as many as of that. */
export function takeInstead(dialogue: Dialogue, heard: Heard, itemId: number): void {
  const { focus } = dialogue
  const item = dialogue.items.find(({ id }) => id === itemId)
  if (!item || !focus) return
  const { besideId: _besideId, ...taken } = focus
  clearAsked(dialogue)
  replaceItem(dialogue, { ...taken, id: item.id, qty: item.qty, unit: item.unit, match: null })
  heard.changes.push({ kind: 'changed', itemId: item.id })
}
