import type { Act, DialogueItem } from './dialogue.ts'
import { findCalledItem } from './find-called.ts'

const SIZE_CALLED =
  /^yang\s(\d+(?:[.,]\d+)?(?:\s?(?:mm|mili|cm|m|kg|kilo|inch|inci|liter|watt))?)(?:\s(?:saja|deh|ya))*\s((?:\p{L}{3,}\s)?\p{L}{3,}nya)$/u

/** `yang 7,5 saja bata ringannya`: another size of goods that are called behind it. */
export function readCalledSize(text: string, items: readonly DialogueItem[]): Act | undefined {
  const [, size, name] = SIZE_CALLED.exec(text) ?? []
  const item = name && findCalledItem(name, items)
  return size && item
    ? { kind: 'specify', words: size, replaced: null, itemId: item.id }
    : undefined
}
