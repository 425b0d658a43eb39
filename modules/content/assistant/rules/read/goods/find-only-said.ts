import type { DialogueItem } from '../../track/dialogue.ts'
import { splitWords } from '../../words/word-sets.ts'
import { listNames } from './find-called.ts'

const toNumber = (word: string): string => word.replace(/(?<=\d)\s?\p{L}+$/u, '')

/** The only goods that have a size or a word: as they were typed, else as the catalogue calls them. */
export function findOnlySaid(
  said: string,
  items: readonly DialogueItem[],
): DialogueItem | undefined {
  const words = splitWords(
    said.replaceAll(/(?<=\d)\s(?=(?:mm|cm|m|kg|liter|watt|inch|inci|ampere|a)$)/gu, ''),
  )
  const has = (names: Iterable<string>) => {
    const own = new Set([...names].flatMap((name) => [name, toNumber(name)]))
    return words.every((word) => own.has(toNumber(word)))
  }
  const typed = items.filter((item) => has(splitWords(item.words.toLowerCase())))
  const found = typed.length > 0 ? typed : items.filter((item) => has(listNames(item)))
  return found.length === 1 ? found[0] : undefined
}
