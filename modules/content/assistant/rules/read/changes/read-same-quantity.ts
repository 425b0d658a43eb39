import type { Act } from '../../track/act.ts'
import { findChosen, type DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem, isPlace } from '../goods/find-called.ts'
import { splitWords } from '../../words/word-sets.ts'

/** `jumlahnya sama kayak keramiknya`, as `replacePhrases` writes it. */
const AS_MANY = /^(?<goods>.*?)[\s,]*sejumlah\s(?<like>.+)$/u

/** As many of some goods as there are of others on the list, with what is said of the goods before it. */
export function readSameQuantity(
  text: string,
  items: readonly DialogueItem[],
): { rest: string; quantity: Extract<Act, { kind: 'quantity' }> } | undefined {
  const { goods = '', like } = AS_MANY.exec(text)?.groups ?? {}
  // `batu kali sejumlah itu`: as many as of what was spoken of before.
  const item =
    like === 'itu'
      ? items.findLast(({ words, qty }) => qty !== null && !isNamedBy(words, goods))
      : like
        ? findCalledItem(like, items)
        : undefined
  const qty = item && (findChosen(item)?.qty ?? item.qty)
  if (!item || !qty) return undefined
  const called = findCalledItem(goods, items)
  const isCalled = called !== undefined && (/\p{L}{2}nya(?!\p{L})/u.test(goods) || isPlace(goods))
  return {
    rest: isCalled ? '' : goods.trim(),
    quantity: {
      kind: 'quantity',
      qty,
      unit: null,
      change: 'set',
      itemId: isCalled && called.id !== item.id ? called.id : null,
    },
  }
}

/** Whether the goods of an item are those that are named now. */
const isNamedBy = (words: string, goods: string): boolean => {
  const own = new Set(splitWords(words.toLowerCase()))
  const said = splitWords(goods).map((word) => word.replace(/nya$/u, ''))
  return said.length > 0 && said.every((word) => own.has(word))
}
