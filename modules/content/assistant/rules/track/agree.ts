import { takeAsked } from './asked-goods.ts'
import type { Act } from './act.ts'
import { findChosen, isComplete, listAsked, type Dialogue, type DialogueItem } from './dialogue.ts'
import { NEAREST_SIZE } from '#modules/catalogue/line-matching/rules/question.ts'
import { replaceItem } from './replace-item.ts'
import type { Heard } from './heard.ts'

/** What a yes agrees to: what was asked last. */
export function agree(dialogue: Dialogue, heard: Heard, acts: readonly Act[]): void {
  const { asked, items } = dialogue
  const isOnlyThanks = acts.some(({ kind }) => kind === 'thank')
  switch (asked?.about) {
    case 'confirm':
      if (acts.every(isAgreeing)) dialogue.end ??= 'confirmed'
      return
    case 'add':
      if (isOnlyThanks) return
      for (const item of listAsked(dialogue)) {
        // `oke itu saja` takes none of several.
        const isOpen = !findChosen(item) && item.coverM2 === undefined
        if (isOpen && acts.some(({ kind }) => kind === 'done')) continue
        takeAsked(dialogue, takeCounted(item))
        heard.changes.push({ kind: 'added', itemId: item.id })
      }
      return
    case 'quantity':
      if (asked.isLast && acts.every(isAgreeing)) dialogue.end ??= 'confirmed'
      return
    case 'least':
    case 'choice': {
      const item = items.find(({ id }) => id === asked.itemId)
      const [option] = item?.match?.options ?? []
      if (item?.coverM2 !== undefined && option) {
        replaceItem(dialogue, takeCounted(item))
        heard.changes.push({ kind: 'changed', itemId: item.id })
        return
      }
      if (!item || !option) return
      const isOneOffered = item.match!.options.length === 1 || item.match!.question === NEAREST_SIZE
      if (asked.about === 'choice' && !isOneOffered) {
        // Of a list that is shown with what is left open, everything else is right.
        if (asked.isLast && acts.every(isAgreeing)) dialogue.end ??= 'confirmed'
        return
      }
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

/** Acts beside which a yes agrees to the whole list. */
const isAgreeing = ({ kind }: Act): boolean => ['yes', 'thank', 'done', 'person'].includes(kind)

/** Goods of a calculation, which was made with the first of what they may be. */
export const takeCounted = (item: DialogueItem): DialogueItem => {
  const [option] = item.match?.options ?? []
  const isOpen = item.coverM2 !== undefined && findChosen(item) === undefined
  return isOpen && option ? { ...item, sku: option.sku, match: null } : item
}
