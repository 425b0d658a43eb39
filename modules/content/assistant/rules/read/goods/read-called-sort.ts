import type { Act } from '../../track/act.ts'
import { findChosen, type DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem, listNames } from './find-called.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { splitWords } from '../../words/word-sets.ts'

const SORT =
  /^(\p{L}{3,})nya\s(?:yang\s|pakai\s|mau\s|itu\s)*\1\s(\p{L}{3,}(?:\s\p{L}{3,})?)(?:\s(?:saja|ya|deh|dong|kak))*$/u

/** `perekatnya ganti yang granit`: which of the goods that are called, whatever else is called so. */
const WHICH =
  /^((?:\p{L}{3,}\s)?\p{L}{3,}nya)\s(?:di)?(?:ganti|jadi|pakai|mau|minta)\s(?:ke\s|jadi\s|saja\s)*yang\s(\p{L}{3,}(?:\s\p{L}{3,})?)(?:\s(?:saja|ya|deh|dong|kak))*$/u

export function readCalledWhich(text: string, items: readonly DialogueItem[]): Act | undefined {
  const [, name = '', words = ''] = WHICH.exec(text) ?? []
  const item = name ? findCalledItem(name, items) : undefined
  return item && listNames(item).has(splitWords(name).at(-1)!.replace(/nya$/u, ''))
    ? { kind: 'specify', words, replaced: null, itemId: item.id }
    : undefined
}

const PHRASE = /^(\p{L}{3,})nya\s(?:yang\s|pakai\s)+(\p{L}{3,})(?:\s(?:saja|ya|deh|dong|kak))*$/u

/** `pasirnya yang pasang`: a word that is part of the name of one kind of such goods, whatever it means alone. */
export function readCalledPhrase(
  text: string,
  items: readonly DialogueItem[],
  recognize: RecognizeGoods,
): Act | undefined {
  const [, name = '', sort = ''] = PHRASE.exec(text) ?? []
  const item = name ? findCalledItem(`${name}nya`, items) : undefined
  const isOpen = item && !findChosen(item) && splitWords(item.words.toLowerCase())[0] === name
  return isOpen && recognize.isPhrase?.(name, sort)
    ? {
        kind: 'specify',
        words: `${name} ${sort}`,
        replaced: item.words.toLowerCase(),
        itemId: item.id,
      }
    : undefined
}

/** `pasirnya pasir beton ya`: which sort of goods that are called by the same word; what is noted so stays. */
export function readCalledSort(text: string, items: readonly DialogueItem[]): Act | undefined {
  const [, name = '', sort = ''] = SORT.exec(text) ?? []
  const item = name ? findCalledItem(`${name}nya`, items) : undefined
  if (!item || !listNames(item).has(name)) return undefined
  const names = listNames(item)
  if (findChosen(item) && splitWords(sort).every((word) => names.has(word))) return { kind: 'keep' }
  return {
    kind: 'specify',
    words: `${name} ${sort}`,
    replaced: item.words.toLowerCase(),
    itemId: item.id,
  }
}
