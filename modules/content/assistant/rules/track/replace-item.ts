import type { Dialogue, DialogueItem } from './dialogue.ts'

/** Puts an item in the place of the one with its id, on the list or among what was asked about. */
export function replaceItem(dialogue: Dialogue, item: DialogueItem): void {
  const replace = (each: DialogueItem) => (each.id === item.id ? item : each)
  dialogue.focus &&= replace(dialogue.focus)
  dialogue.asides = dialogue.asides.map(replace)
  dialogue.items = dialogue.items.map(replace)
}
