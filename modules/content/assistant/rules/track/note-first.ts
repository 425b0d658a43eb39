import { isComplete, type Dialogue } from './dialogue.ts'
import type { Heard } from './heard.ts'

/** The changes of goods as additions where nothing was noted of them before: the choice had been open, or the quantity. */
export function noteFirst(before: Pick<Dialogue, 'items'>, heard: Heard): Heard {
  const wasNoted = (itemId: number) =>
    before.items.some((item) => item.id === itemId && isComplete(item))
  return {
    ...heard,
    changes: heard.changes.map((change) =>
      change.kind === 'changed' && !wasNoted(change.itemId) ? { ...change, kind: 'added' } : change,
    ),
  }
}
