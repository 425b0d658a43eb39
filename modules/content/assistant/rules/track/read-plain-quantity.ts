import { findChosen, type DialogueItem } from './dialogue.ts'
import { listNames } from '../read/goods/find-called.ts'
import { readTopic } from '../read/questions/read-question.ts'
import { FILLER_WORDS, splitWords } from '../words/word-sets.ts'

/**
 * The quantity that a statement can only mean, whatever else it says: it calls these goods and no others of the list, and
 * has one number, alone or with the unit that they are sold by. `semennya kebanyakan, 55 saja`.
 */
export function readPlainQuantity(
  said: string,
  item: DialogueItem,
  items: readonly DialogueItem[],
): Pick<DialogueItem, 'qty' | 'unit'> | undefined {
  if (/[?]/u.test(said) || readTopic(said) !== null) return undefined
  const words = splitWords(said)
  const [only, ...others] = items.filter((each) => isCalled(words, each))
  if (only?.id !== item.id || others.length > 0) return undefined
  const numbers = words.flatMap((word, at) => (/\d/.test(word) ? [{ word, at }] : []))
  const [number, ...more] = numbers
  if (!number || more.length > 0 || !/^\d+(?:,\d+)?$/u.test(number.word)) return undefined
  const chosen = findChosen(item)
  const [before = '', behind = ''] = [words[number.at - 1], words[number.at + 1]]
  const isAlone = behind === '' || behind === chosen?.unit || FILLER_WORDS.has(behind)
  // `yang 70` is a size.
  if (!isAlone || /^(?:yang|ukuran|tebal|nomor|no)$/u.test(before)) return undefined
  return { qty: Number(number.word.replace(',', '.')), unit: chosen?.unit ?? item.unit }
}

/** Whether a word is what goods begin with, or calls them: `hebelnya`. */
function isCalled(said: readonly string[], item: DialogueItem): boolean {
  const [head] = splitWords(item.words.toLowerCase())
  const names = listNames(item)
  return said.some(
    (word) => word === head || (/\p{L}{3}nya$/u.test(word) && names.has(word.slice(0, -3))),
  )
}
