import type { Act } from '../../track/act.ts'
import { findChosen, type DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem, listNames } from '../goods/find-called.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

const SORT_OF_ALL =
  /^(?:semua\s)?((?:\p{L}{2,}\s)?\p{L}{2,})nya\s(?:(?:yang|pakai|mau|itu|dari|harus|semua)\s)*(\p{L}{3,}(?:\s\p{L}{3,})?)(?:\ssemua(?:nya)?)?(?:\s(?:ya|saja|kak|pak|bu|bang|mas|kan|dong|deh))*$/u
/** `kayunya yang meranti biasa`: of goods some of which are so. */
const AS_USUAL = /\s(?:biasa|standar)(?:\ssaja)?$/u
const SAID_OF_ALL = /(?<!\p{L})semua/u

/**
 * `kayunya meranti semua ya`: a sort that goods of the list are to have, all that are called so. Those that have it stay as
 * they are.
 */
export function readKnownSort(
  text: string,
  items: readonly DialogueItem[],
  recognize: RecognizeGoods,
): Act[] | undefined {
  const isUsual = AS_USUAL.test(text)
  const [, name = '', sort = ''] = SORT_OF_ALL.exec(text.replace(AS_USUAL, '')) ?? []
  const words = splitWords(sort).filter((word) => !FILLER_WORDS.has(word) && word !== 'semua')
  if (!(SAID_OF_ALL.test(text) || isUsual) || words.length === 0 || /[?]/u.test(text))
    return undefined
  const called = items.filter((item) => listNames(item).has(splitWords(name).at(-1)!))
  if (called.length === 0 || !findCalledItem(`${name}nya`, items)) return undefined
  if (recognize(words.join(' ')) === 'none') return undefined
  const isSo = (item: DialogueItem) => findChosen(item) !== undefined && hasAll(item, words)
  // `paku kayu` are of no sort of wood, where the wood is noted so.
  const hasSome = called.some(isSo)
  if (isUsual && !hasSome) return undefined
  const others = called.filter((item) => !isSo(item) && !(hasSome && findChosen(item)))
  return others.length === 0
    ? [{ kind: 'keep' }]
    : others.map(({ id }) => ({
        kind: 'specify',
        words: words.join(' '),
        replaced: null,
        itemId: id,
      }))
}

const hasAll = (item: DialogueItem, words: readonly string[]): boolean => {
  const names = listNames(item)
  return words.every((word) => names.has(word))
}
