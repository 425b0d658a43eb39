import { isUnknownWord } from '#modules/catalogue/line-matching/rules/question.ts'
import { findChosen, isComplete, type Dialogue, type DialogueItem } from './dialogue.ts'
import { readTopic } from '../read/questions/read-question.ts'
import type { Change, Heard } from './heard.ts'
import { readPlainQuantity } from './read-plain-quantity.ts'
import { listSizes } from './respecify.ts'
import { splitWords } from '../words/word-sets.ts'

type Tracked = { dialogue: Dialogue; heard: Heard }

/**
 * Settled goods never become open by a message that was only half understood (decision 213): where the catalogue knows
 * nothing for what they are called now, they stay as they were. If the message has one number that can only be how many
 * of them, it is that; otherwise what was not understood is quoted, and the buyer may say it again. Goods that still are
 * one of what they may be now stay those: `yang K-300 ya` of pavers that are. `said` is the normalized message.
 */
export function keepSettled(before: Dialogue, { dialogue, heard }: Tracked, said: string): Tracked {
  const restored = new Map<number, DialogueItem>()
  const misread: Heard['misread'] = []
  // `kalau besinya yang 12 berapa?`: who only asks changes nothing.
  const isQuestion = /[?]\s*$/u.test(said) || readTopic(said) === 'price'
  for (const item of before.items.filter(isComplete)) {
    const after = dialogue.items.find(({ id }) => id === item.id)
    const fitting = after && !isHalfUnderstood(after) && findStillFitting(item, after)
    if (fitting) {
      restored.set(item.id, fitting)
      continue
    }
    if (!after || !(isHalfUnderstood(after) || (isQuestion && isOpen(after)))) continue
    const quantity = readPlainQuantity(said, item, before.items)
    restored.set(item.id, quantity ? { ...item, ...quantity, match: null } : item)
    if (!quantity) misread.push({ itemId: item.id, words: listNewWords(item, after, said) })
  }
  if (restored.size === 0) return { dialogue, heard }
  const isMisread = (change: Change) =>
    'itemId' in change && misread.some(({ itemId }) => itemId === change.itemId)
  return {
    dialogue: { ...dialogue, items: dialogue.items.map((item) => restored.get(item.id) ?? item) },
    heard: {
      ...heard,
      changes: heard.changes.filter((change) => !isMisread(change)),
      misread: [...heard.misread, ...misread],
    },
  }
}

/** Goods as they were chosen, in the quantity that is said now, where what the message made of them leaves these open. */
function findStillFitting(before: DialogueItem, after: DialogueItem): DialogueItem | undefined {
  const chosen = findChosen(before)
  const isLeftOpen = isOpen(after) && after.match?.isLikely === true
  const isAmong = after.match?.options.some(({ sku }) => sku === chosen?.sku)
  if (!chosen || !isLeftOpen || !isAmong) return undefined
  const { qty, unit } = after.qty === null ? before : after
  return { ...before, qty, unit, sku: chosen.sku, match: null }
}

const isOpen = (item: DialogueItem): boolean =>
  findChosen(item) === undefined && item.match !== null

/** Whether nothing is called so, or a word of it is not known. A choice that is left open is understood. */
const isHalfUnderstood = (item: DialogueItem): boolean =>
  isOpen(item) &&
  (item.match?.options.length === 0 ||
    item.match?.isLikely === false ||
    isUnknownWord(item.match?.question ?? null))

/** What the message has added to goods: a size, words, or all that it says. */
function listNewWords(item: DialogueItem, after: DialogueItem, said: string): string {
  const own = new Set(splitWords(item.words.toLowerCase()))
  const added = splitWords(after.words.toLowerCase()).filter((word) => !own.has(word))
  const sizes = listSizes(item.words)
  const [size, ...others] = listSizes(after.words).filter((each) => !sizes.includes(each))
  const isSized =
    size !== undefined && others.length === 0 && added.every((word) => /^\d/.test(word))
  return (isSized ? size : added.join(' ')) || said
}
