import type { Act } from '../../track/act.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem, LAST, listNames } from '../goods/find-called.ts'
import { isPartOfName } from './read-change.ts'
import { FROM_LIST, REMOVES, REMOVES_CALLED, RESTARTS } from '../../words/removal-words.ts'
import { DONE_WORDS, FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

/** `pasirnya nanti saja`: goods without a quantity that are put off. */
const PUT_OFF = /(?:^|\s)(?:nanti|belakangan|lain kali|kapan-kapan|menyusul)(?:\s|$)/u
/** `nanti pasirnya menyusul`, of goods that nobody has noted. */
const LATER =
  /^\D*\p{L}{3}\D*\s(?:belakangan|lain kali|kapan-kapan|menyusul)(?:\s(?:saja|ya|kak|deh|dulu))*$/u
const CALLED_LATER =
  /^(?:\p{L}{3,}\s)?\p{L}{3,}nya\s(?:juga\s)?nanti(?:\s(?:saja|ya|kak|deh|dulu))*$/u
const ALL = /(?:^|\s)(?:semua|keseluruhan|total|pesanan(?:nya)?)(?:\s|$)/u

/** `fitting tidak usah`, of goods that nobody has noted. */
const LEFT_OUT = /(?:tidak|jangan)\s(?:jadi|usah|perlu)/u

/** Goods that are taken off the list; undefined where a part of a message removes nothing. */
export function readRemoval(written: string, items: readonly DialogueItem[]): Act | undefined {
  const text = written.replaceAll(FROM_LIST, ' ').trim()
  if (RESTARTS.test(text) && items.length > 0)
    return { kind: 'remove', itemIds: items.map(({ id }) => id) }
  const only = findOnlyCalled(text, items)
  if (only) return { kind: 'remove', itemIds: [only.id] }
  const put = PUT_OFF.test(text) ? findCalledItem(text.replace(PUT_OFF, ' '), items) : undefined
  if (put && put.qty === null) return { kind: 'remove', itemIds: [put.id] }
  if ((LATER.test(text) || CALLED_LATER.test(text)) && !put) return { kind: 'keep' }
  if (!REMOVES.test(text)) return undefined
  // Nothing was ordered yet: the reply says so.
  if (ALL.test(text) && items.length === 0) return { kind: 'ask', about: 'list' }
  if (ALL.test(text)) return removeAll(text, items)
  const rest = text.replace(REMOVES, ' ').trim()
  const called = findCalledItem(rest, items)
  const isNamed = splitWords(rest).some(
    (word) => word.length > 2 && !FILLER_WORDS.has(word) && !DONE_WORDS.has(word),
  )
  // `sekrup metalnya tidak usah` leaves a `genteng metal` where it is.
  if (called && isOfOthers(rest, called)) return { kind: 'keep' }
  if (called) return { kind: 'remove', itemIds: [called.id] }
  if (/^yang\s\d/u.test(rest)) return undefined
  if (isNamed && !LAST.test(rest))
    return LEFT_OUT.test(text) && !/[\d?]/.test(rest) ? { kind: 'keep' } : undefined
  const last = items.at(-1)
  return last && { kind: 'remove', itemIds: [last.id] }
}

/** The goods that are called beside words that take them off, where a part of a message says nothing else. */
function findOnlyCalled(text: string, items: readonly DialogueItem[]): DialogueItem | undefined {
  if (!REMOVES_CALLED.test(text) || /[?]|(?<!\p{L})(?:berapa|kapan|gimana)/u.test(text))
    return undefined
  const rest = text.replaceAll(new RegExp(REMOVES_CALLED, 'gu'), ' ').replaceAll(/\s+/g, ' ').trim()
  const called = findCalledItem(rest, items)
  const said = splitWords(rest).filter(
    (word) => !FILLER_WORDS.has(word) && !DONE_WORDS.has(word) && word !== 'yang',
  )
  const names = called && listNames(called)
  return names &&
    !isOfOthers(rest, called) &&
    said.length > 0 &&
    said.every((word) => names.has(word.replace(/nya$/u, '')))
    ? called
    : undefined
}

/** Whether two words call other goods, of whose name these have a part. */
const isOfOthers = (text: string, item: DialogueItem): boolean => {
  const [name = ''] = /\p{L}{3,}\s\p{L}{3,}nya(?!\p{L})/u.exec(text) ?? []
  return name !== '' && isPartOfName(name, item)
}

/** `besinya batal semua` takes off what is called, `hapus semua` everything. */
function removeAll(text: string, items: readonly DialogueItem[]): Act {
  const rest = text.replaceAll(new RegExp(ALL, 'gu'), ' ').replace(REMOVES, ' ')
  const called = LAST.test(rest) ? undefined : findCalledItem(rest, items)
  const [head] = splitWords(called?.words.toLowerCase() ?? '')
  const isMeant = ({ words }: DialogueItem) =>
    head === undefined || splitWords(words.toLowerCase())[0] === head
  return { kind: 'remove', itemIds: items.filter(isMeant).map(({ id }) => id) }
}
