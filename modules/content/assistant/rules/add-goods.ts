import { findAskedFor, takeAsked } from './asked-goods.ts'
import { listAsked, type Act, type Dialogue, type DialogueItem } from './dialogue.ts'
import { toName } from './merge-repeated.ts'
import { replaceItem } from './replace-item.ts'
import type { Heard } from './track-dialogue.ts'
import { splitWords } from './word-sets.ts'

const createItem = (
  dialogue: Dialogue,
  { words, qty, unit, sku = null }: Extract<Act, { kind: 'goods' }>,
): DialogueItem => ({ id: dialogue.nextId++, words, sku, qty, unit, match: null })

/** Goods that one question may be about, beside the last. */
const MAX_ASIDES = 9

/** Forgets what was only asked about. */
export function clearAsked(dialogue: Dialogue): void {
  dialogue.focus = null
  dialogue.asides = []
}

const hasWordsOf = (item: DialogueItem, other: DialogueItem): boolean => {
  const words = new Set(splitWords(toName(item.words)))
  return splitWords(toName(other.words)).every((word) => words.has(word))
}

/** Goods that a message names come onto the list, or are asked about. */
export function addGoods(
  dialogue: Dialogue,
  heard: Heard,
  act: Extract<Act, { kind: 'goods' }>,
): void {
  const item = createItem(dialogue, act)
  heard.askedIds.push(item.id)
  if (act.isTentative) {
    // Goods of one question are answered together.
    const isSameQuestion = dialogue.focus !== null && heard.askedIds.includes(dialogue.focus.id)
    dialogue.asides = isSameQuestion ? listAsked(dialogue).slice(-MAX_ASIDES) : []
    dialogue.focus = item
    // `kalau besi polos 8?` repeats the question.
    if (dialogue.topic && dialogue.topic !== 'enough' && heard.topics.length === 0)
      heard.topics.push(dialogue.topic)
    return
  }
  const askedFor = findAskedFor(dialogue, item)
  if (askedFor) {
    const isListed = dialogue.items.some(({ id }) => id === askedFor.id)
    if (isListed) replaceItem(dialogue, askedFor)
    else takeAsked(dialogue, askedFor)
    heard.changes.push({ kind: isListed ? 'changed' : 'added', itemId: askedFor.id })
    return
  }
  clearAsked(dialogue)
  const same = dialogue.items.find(({ words }) => toName(words) === toName(item.words))
  if (same && act.qty !== null) {
    replaceItem(dialogue, { ...same, qty: item.qty, unit: item.unit, match: null })
    heard.changes.push({ kind: 'changed', itemId: same.id })
    return
  }
  if (same) return
  // `semen 40 kg 15 sak` says which and how many of the `semen` of before.
  const open = dialogue.items.find((each) => each.qty === null && hasWordsOf(item, each))
  if (open && act.qty !== null) {
    replaceItem(dialogue, { ...item, id: open.id })
    heard.changes.push({ kind: 'added', itemId: open.id })
    return
  }
  dialogue.items.push(item)
  dialogue.isListDone = false
  heard.changes.push({ kind: 'added', itemId: item.id })
}
