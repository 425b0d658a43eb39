import type { Dialogue, DialogueItem } from './dialogue.ts'
import type { Heard } from './track-dialogue.ts'

/** `bata merahnya` are the `bata merah` of before. */
export const toName = (words: string): string =>
  words.toLowerCase().replaceAll(/(?<=\p{L}{3})nya(?!\p{L})/gu, '')

/**
 * Goods that were said before, now with another quantity, once the catalogue has told which number is the quantity:
 * `bata merah 4000` after `bata merah 5000` is a correction.
 */
export function mergeRepeated(
  dialogue: Dialogue,
  heard: Heard,
): { dialogue: Dialogue; heard: Heard } {
  let { items } = dialogue
  const changes = heard.changes.map((change) => {
    if (change.kind !== 'added') return change
    const added = items.find(({ id }) => id === change.itemId)
    const before = added && findBefore(items, added)
    if (!added || !before) return change
    items = items.flatMap((item) => {
      if (item === added) return []
      return item === before ? [{ ...added, id: before.id }] : [item]
    })
    return { kind: 'changed' as const, itemId: before.id }
  })
  return { dialogue: { ...dialogue, items }, heard: { ...heard, changes } }
}

const findBefore = (items: readonly DialogueItem[], added: DialogueItem) =>
  added.qty === null
    ? undefined
    : items.find(({ id, words }) => id < added.id && toName(words) === toName(added.words))
