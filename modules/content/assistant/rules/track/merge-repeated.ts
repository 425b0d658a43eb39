import { findChosen, type Dialogue, type DialogueItem } from './dialogue.ts'
import { listNames } from '../read/goods/find-called.ts'
import { splitWords } from '../words/word-sets.ts'
import type { Heard } from './heard.ts'

/** `bata merahnya` are the `bata merah` of before. */
export const toName = (words: string): string =>
  words.toLowerCase().replaceAll(/(?<=\p{L}{3})nya(?!\p{L})/gu, '')

/**
 * Goods that were said before, now with another quantity, once the catalogue has told which number is the quantity:
 * `bata merah 4000` after `bata merah 5000` is a correction.
 */
export function mergeRepeated(
  dialogue: Dialogue,
  heard: Heard,
): { dialogue: Dialogue; heard: Heard } {
  let { items } = dialogue
  const addedIds = new Set(
    heard.changes.flatMap((change) => (change.kind === 'added' ? [change.itemId] : [])),
  )
  const changes = heard.changes.map((change) => {
    if (change.kind !== 'added') return change
    const added = items.find(({ id }) => id === change.itemId)
    const before = added && findBefore(items, added, addedIds)
    if (!added || !before) return change
    items = items.flatMap((item) => {
      if (item === added) return []
      return item === before ? [takeQuantity(before, added)] : [item]
    })
    return { kind: 'changed' as const, itemId: before.id }
  })
  return { dialogue: { ...dialogue, items }, heard: { ...heard, changes } }
}

/** What was certain before stays, in the new quantity. */
const takeQuantity = (before: DialogueItem, added: DialogueItem): DialogueItem =>
  toName(before.words) === toName(added.words)
    ? { ...added, id: before.id }
    : { ...before, qty: added.qty, unit: added.unit, match: null }

function findBefore(
  items: readonly DialogueItem[],
  added: DialogueItem,
  addedIds: ReadonlySet<number>,
): DialogueItem | undefined {
  if (added.qty === null) return undefined
  const before = items.filter(({ id }) => id < added.id)
  return (
    before.find(({ words }) => toName(words) === toName(added.words)) ??
    findShortened(before, added) ??
    findSame(
      before.filter(({ id }) => !addedIds.has(id)),
      added,
    )
  )
}

/** `semen 25 sak` after `semen 50 kg 20 sak`, `triplek 9 mm 8 lembar` after ten of the same: the only ones of the list that are meant. */
function findSame(before: readonly DialogueItem[], added: DialogueItem): DialogueItem | undefined {
  const chosen = findChosen(added)
  const said = splitWords(toName(added.words))
  const isSame = (item: DialogueItem) => {
    const own = findChosen(item)
    if (!own || !chosen || item.qty === null) return false
    if (own.sku === chosen.sku) return true
    const names = listNames(item)
    return (
      !/\d/.test(added.words) &&
      own.itemCategory === chosen.itemCategory &&
      said.every((word) => names.has(word))
    )
  }
  const same = before.filter(isSame)
  return same.length === 1 ? same[0] : undefined
}

/** `pasir 7 kubik`, which alone leaves a choice, after `pasir beton 5 kubik`: the only one of the list that is called so. */
function findShortened(
  before: readonly DialogueItem[],
  added: DialogueItem,
): DialogueItem | undefined {
  if (findChosen(added) || added.match?.isLikely === false) return undefined
  const said = splitWords(toName(added.words))
  const called = before.filter((item) => {
    const names = listNames(item)
    return splitWords(toName(item.words))[0] === said[0] && said.every((word) => names.has(word))
  })
  return called.length === 1 && findChosen(called[0]!) ? called[0] : undefined
}
