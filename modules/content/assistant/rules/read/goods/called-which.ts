import { findChosen, type DialogueItem } from '../../track/dialogue.ts'
import { listNames } from './find-called.ts'
import { FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

/** `semen yang 50 kilo` of the `semen` on the list, whose size nobody has named, or which is to be that one instead: `saja`. */
export function isCalledWhich(text: string, target: DialogueItem): boolean {
  const [, name, soft] =
    /^(\p{L}{3,}(?:\s\p{L}{3,})?)\s(?:yang|ukuran|merek|merk|kelas|warna)\s[^,]*?(?:\d\s?(?:kg|kilo|mm|mili|cm|m|inch|inci|liter|watt)|\p{L}+)((?:\s(?:saja|deh|dong|ya))*)$/u.exec(
      text,
    ) ?? []
  const names = listNames(target)
  return (
    name !== undefined &&
    (soft !== ''
      ? findChosen(target) !== undefined || name.endsWith('nya')
      : !/\d/.test(target.words) || !findChosen(target)) &&
    splitWords(name).every((word) => names.has(word.replace(/nya$/u, '')))
  )
}

/** `yang natural saja` of paving that is noted so. */
export function isKnownAlready(text: string, items: readonly DialogueItem[]): boolean {
  const [, said] =
    /^yang\s(\p{L}{3,}(?:\s\p{L}{3,})?)(?:\s(?:saja|ya|deh|kak|dong))*$/u.exec(text) ?? []
  const words = splitWords(said ?? '').filter((word) => !FILLER_WORDS.has(word))
  const hasAll = (item: DialogueItem) => {
    const names = listNames(item)
    return findChosen(item) !== undefined && words.every((word) => names.has(word))
  }
  return words.length > 0 && items.some(hasAll)
}
