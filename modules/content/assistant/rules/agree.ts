import { isComplete, type Act, type Dialogue } from './dialogue.ts'
import { replaceItem } from './replace-item.ts'
import type { Heard } from './track-dialogue.ts'

/** What a yes agrees to: what was asked last. */
export function agree(dialogue: Dialogue, heard: Heard, acts: readonly Act[]): void {
  const { asked, focus, items } = dialogue
  const isOnlyThanks = acts.some(({ kind }) => kind === 'thank')
  switch (asked?.about) {
    case 'confirm':
      if (
        acts.every(
          ({ kind }) => kind === 'yes' || kind === 'thank' || kind === 'done' || kind === 'person',
        )
      )
        dialogue.end ??= 'confirmed'
      return
    case 'add':
      if (!focus || isOnlyThanks) return
      dialogue.items.push(focus)
      dialogue.focus = null
      dialogue.isListDone = false
      heard.changes.push({ kind: 'added', itemId: focus.id })
      return
    case 'least':
    case 'choice': {
      const item = items.find(({ id }) => id === asked.itemId)
      const [option] = item?.match?.options ?? []
      if (!item || !option || (asked.about === 'choice' && item.match!.options.length > 1)) return
      // They agree to the least order, or to the one thing that there is.
      const qty = asked.about === 'least' || item.qty !== null ? option.qty : null
      replaceItem(dialogue, { ...item, sku: option.sku, qty, unit: option.unit, match: null })
      heard.changes.push({ kind: 'changed', itemId: item.id })
      return
    }
    case 'more':
      if (items.length > 0 && items.every(isComplete) && acts.length === 1)
        dialogue.isListDone = true
  }
}
