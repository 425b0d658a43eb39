import { roundToThousandths } from '#platform/quantity.ts'
import type { Act } from './act.ts'
import { findChosen, listSpoken, type Dialogue } from './dialogue.ts'

/** A multiple of an item's quantity as the quantity that it comes to, rounded up to what can be ordered. */
export function scaleQuantity(
  dialogue: Dialogue,
  { factor, itemId }: Extract<Act, { kind: 'scale' }>,
): Extract<Act, { kind: 'quantity' }> | undefined {
  const item = listSpoken(dialogue).find(({ id }) => id === itemId)
  if (!item || item.qty === null) return undefined
  const chosen = findChosen(item)
  const step = chosen?.multiple ?? 1
  const steps = Math.ceil(roundToThousandths(((chosen?.qty ?? item.qty) * factor) / step))
  const qty = roundToThousandths(steps * step)
  return { kind: 'quantity', qty, unit: chosen?.unit ?? item.unit, change: 'set', itemId }
}
