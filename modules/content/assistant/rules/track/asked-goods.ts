import { listAsked, type Dialogue, type DialogueItem } from './dialogue.ts'
import type { Heard } from './heard.ts'
import { toName } from './merge-repeated.ts'
import { ROOM_WORDS, splitWords } from '../words/word-sets.ts'

/** Takes goods out of what was asked about; the last of the others becomes the focus. */
export function dropAsked(dialogue: Dialogue, itemIds: readonly number[]): void {
  const left = listAsked(dialogue).filter(({ id }) => !itemIds.includes(id))
  dialogue.focus = left.at(-1) ?? null
  dialogue.asides = left.slice(0, -1)
}

/** Goods that were asked about before others are the ones that are asked about again. */
export function returnTo(dialogue: Dialogue, heard: Heard, itemId: number): void {
  const asked = listAsked(dialogue)
  const item = [...dialogue.left, ...asked].find(({ id }) => id === itemId)
  if (!item) return
  dialogue.left = [...dialogue.left, ...asked].filter(({ id }) => id !== itemId)
  dialogue.asides = []
  dialogue.focus = item
  heard.askedIds.push(itemId)
}

/** Goods that were asked about come onto the list. */
export function takeAsked(dialogue: Dialogue, item: DialogueItem): void {
  dropAsked(dialogue, [item.id])
  dialogue.items.push(item)
  dialogue.isListDone = false
}

/** `bata 2000`: the number at the end, which is the quantity of goods that are known already. */
const TRAILING = /^(.*\p{L}.*?)\s(\d+(?:[.,]\d{3})*)$/su

/** Goods and how many of them, where the number at their end may be that. */
export function readOrdered({
  words,
  qty,
}: Pick<DialogueItem, 'words' | 'qty'>): { words: string; qty: number } | undefined {
  if (qty !== null) return { words, qty }
  const [, name, trailing = ''] = TRAILING.exec(words) ?? []
  return name ? { words: name, qty: Number(trailing.replaceAll(/[.,]/g, '')) } : undefined
}

/** The word that goods begin with, behind what they are for: `hebel` of `dinding hebel`. */
const findHead = ({ words }: DialogueItem): string | undefined =>
  splitWords(toName(words)).find((word) => !ROOM_WORDS.has(word))

/**
 * The goods that a quantity is said of, among those that were asked about or lack one: after `harga semen 50 kg?` the
 * `semen 20 sak` are of that kind. Undefined where none has all the words.
 */
export function findAskedFor(
  dialogue: Pick<Dialogue, 'items' | 'asides' | 'focus'>,
  { words, qty, unit }: Pick<DialogueItem, 'words' | 'qty' | 'unit'>,
): DialogueItem | undefined {
  const ordered = readOrdered({ words, qty })
  if (!ordered) return undefined
  const saidWords = splitWords(toName(ordered.words))
  const trailing = qty === null ? String(ordered.qty) : ''
  const open = dialogue.items.filter((item) => item.qty === null)
  // Those of the same message are others.
  const before = [...open, ...listAsked(dialogue)].filter(({ match }) => match !== null)
  const fitting = before.filter((item) => {
    const own = new Set(splitWords(toName(item.words)))
    return saidWords.every((word) => own.has(word)) && !own.has(trailing)
  })
  // `u-ditch 50` is no `tutup u-ditch`.
  const found = fitting.findLast((item) => findHead(item) === saidWords[0]) ?? fitting.at(-1)
  return found && { ...found, qty: ordered.qty, unit, match: null }
}
