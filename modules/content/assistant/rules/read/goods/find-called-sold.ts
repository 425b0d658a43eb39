import { findChosen, type DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem, listNames } from './find-called.ts'
import { listHeads } from './generic-kinds.ts'
import { splitWords } from '../../words/word-sets.ts'

/** The item that words call: of several that share a word of them, the only one that is sold by the unit that is said. */
export function findCalledSold(
  text: string,
  items: readonly DialogueItem[],
  unit: string | null,
): DialogueItem | undefined {
  const called = findCalledItem(text, items)
  if (!called || !unit || findChosen(called)?.unit === unit) return called
  const words = splitWords(text).map((word) => word.replace(/(?<=\p{L}{2})nya$/u, ''))
  const sold = items.filter((item) => findChosen(item)?.unit === unit)
  const named = sold.filter((item) => {
    const names = listNames(item)
    return words.some((word) => word.length > 2 && names.has(word))
  })
  if (named.length === 1) return named[0]
  // `atapnya tambah 6 lembar`: the sheets, where only screws have the word, and not as what they are.
  const isHead = listHeads(called.words).some((head) => words.includes(head))
  return named.length === 0 && sold.length === 1 && !isHead ? sold[0] : called
}
