import type { Dialogue, DialogueItem } from './dialogue.ts'
import type { Heard } from './heard.ts'

/** Words without a number for which the catalogue has only something similar. */
const isOnlySimilar = ({ words, sku, qty, match }: DialogueItem): boolean =>
  qty === null &&
  sku === null &&
  !/\d/.test(words) &&
  match !== null &&
  match.options.length > 0 &&
  !match.isLikely

/**
 * Words that may be no goods at all, such as a remark, come onto no list without a quantity: what they may mean is offered, and
 * who goes on without it has ordered nothing.
 */
export function offerUnlikely(
  dialogue: Dialogue,
  heard: Heard,
): { dialogue: Dialogue; heard: Heard } {
  const addedIds = heard.changes.flatMap((change) =>
    change.kind === 'added' ? [change.itemId] : [],
  )
  const similar = dialogue.items.filter((item) => addedIds.includes(item.id) && isOnlySimilar(item))
  const last = similar.at(-1)
  // In a list of goods they are meant as some.
  if (!last || similar.length < addedIds.length) return { dialogue, heard }
  const isCertain = ({ id }: DialogueItem) => similar.every((item) => item.id !== id)
  return {
    dialogue: {
      ...dialogue,
      items: dialogue.items.filter(isCertain),
      focus: dialogue.focus ?? last,
    },
    heard: {
      ...heard,
      changes: heard.changes.filter(
        (change) => !('itemId' in change) || similar.every(({ id }) => id !== change.itemId),
      ),
    },
  }
}
