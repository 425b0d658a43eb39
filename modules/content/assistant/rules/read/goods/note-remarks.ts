import type { Act } from '../../track/act.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { isCalledBy } from '../changes/read-change.ts'
import type { MessageContext } from '../message-context.ts'
import { findCalledItem } from './find-called.ts'
import { FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

const CALLED = /^(?<name>(?:\p{L}{2,}\s)?\p{L}{3,}nya)(?:\s(?<said>.*))?$/u
const PURPOSE = /(?:^|\s)untuk\s.*$/u

/**
 * `gipsumnya untuk kamar anak`: what is remarked of listed goods orders no others that are called so, and how many
 * follows is how many of them: `batakonya kebanyakan, 400`.
 */
export function noteRemarks(acts: readonly Act[], context: MessageContext): Act[] {
  let remarked: DialogueItem | undefined
  return acts.flatMap((act): Act[] => {
    const item = findRemarked(act, context)
    if (item) remarked = item
    if (item && act.kind === 'goods') {
      const { qty, unit } = act
      if (qty !== null) return [{ kind: 'quantity', qty, unit, change: 'set', itemId: item.id }]
      const isCounted = acts.some((each) => each.kind === 'quantity' && each.itemId === null)
      return isCounted ? [] : [{ kind: 'remark', itemId: item.id, text: act.words }]
    }
    return act.kind === 'quantity' && act.itemId === null && remarked
      ? [{ ...act, itemId: remarked.id }]
      : [act]
  })
}

/** The listed goods that an act calls, and says nothing of that the shop knows. */
function findRemarked(
  act: Act,
  { dialogue: { items }, recognize }: MessageContext,
): DialogueItem | undefined {
  if (act.kind !== 'goods' || act.isTentative || act.sku) return undefined
  const { name = '', said = '' } = CALLED.exec(act.words)?.groups ?? {}
  const words = splitWords(said.replace(PURPOSE, '')).filter((word) => !FILLER_WORDS.has(word))
  const isUnknown = (word: string) => !/\d/.test(word) && recognize(word) === 'none'
  if (!name || !words.every(isUnknown) || !isCalledBy(name, items)) return undefined
  const item = findCalledItem(name, items)
  return item && (words.length > 0 || PURPOSE.test(said)) ? item : undefined
}
