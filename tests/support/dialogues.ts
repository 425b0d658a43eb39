import {
  emptyDialogue,
  type Dialogue,
  type DialogueItem,
} from '#modules/content/assistant/rules/dialogue.ts'

/** Goods that a dialogue has noted, not yet matched. */
export const createItem = (id: number, words: string, qty: number | null): DialogueItem => ({
  id,
  words,
  sku: null,
  qty,
  unit: null,
  match: null,
})

/** A dialogue that has noted these goods. */
export const createDialogue = (...items: DialogueItem[]): Dialogue => ({
  ...emptyDialogue,
  items,
  nextId: items.length + 1,
})
