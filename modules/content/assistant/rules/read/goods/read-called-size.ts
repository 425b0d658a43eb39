import type { Act } from '../../track/act.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem } from './find-called.ts'

const SIZE_CALLED =
  /^yang\s(\d+(?:[.,]\d+)?(?:\s?(?:mm|mili|cm|m|kg|kilo|inch|inci|liter|watt))?)(?:\s(?:saja|deh|ya))*\s((?:\p{L}{3,}\s)?\p{L}{3,}nya)$/u

/** `gipsumnya 9 mm`, `lampunya 12 watt saja` */
const CALLED_SIZED =
  /^((?:\p{L}{3,}\s)?\p{L}{3,}nya)\s(?:(?:yang|ganti|jadi|mau|pakai)\s)*(\d+(?:[.,]\d+)?\s?(?:mm|mili|cm|inch|inci|watt)|\d+(?:[.,]\d+)?(?:\s?x\s?\d+(?:[.,]\d+)?){1,2})(?:\s(?:saja|deh|ya|dong|kak))*$/u

/** `yang 7,5 saja bata ringannya`, `gipsumnya 9 mm`: another size of goods that are called. */
export function readCalledSize(text: string, items: readonly DialogueItem[]): Act | undefined {
  const [, called, sized] = CALLED_SIZED.exec(text) ?? []
  const [, size = sized, name = called] = SIZE_CALLED.exec(text) ?? []
  const item = name && findCalledItem(name, items)
  return size && item
    ? { kind: 'specify', words: size, replaced: null, itemId: item.id }
    : undefined
}
