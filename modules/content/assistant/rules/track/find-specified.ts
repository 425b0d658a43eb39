import type { Act } from './act.ts'
import { findChosen, listSpoken, type Dialogue, type DialogueItem } from './dialogue.ts'
import { toName } from './merge-repeated.ts'
import { splitWords } from '../words/word-sets.ts'

/** Goods without their numbers: what `besi 8` and `besi 10` have in common. */
const toKind = (item: DialogueItem | undefined): string =>
  splitWords(toName(item?.words ?? ''))
    .filter((word) => !/\d/.test(word))
    .join(' ')

/** What a word says more of: an item, and those of the same words that are as open as it. */
export function findSpecified(
  dialogue: Dialogue,
  { itemId, words, replaced }: Extract<Act, { kind: 'specify' }>,
): (number | null)[] {
  const item = listSpoken(dialogue).find(({ id }) => id === itemId)
  if (!item || replaced || /\d/.test(words) || findChosen(item)) return [itemId]
  return listSpoken(dialogue)
    .filter((each) => each === item || (!findChosen(each) && toKind(each) === toKind(item)))
    .map(({ id }) => id)
}
