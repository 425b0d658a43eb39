import type { Dialogue, DialogueItem } from './dialogue.ts'

/** Puts an item in the place of the one with its id, on the list or in the focus. */
export function replaceItem(dialogue: Dialogue, item: DialogueItem): void {
  if (dialogue.focus?.id === item.id) dialogue.focus = item
  dialogue.items = dialogue.items.map((each) => (each.id === item.id ? item : each))
}
