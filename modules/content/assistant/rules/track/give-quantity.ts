import type { Act } from './act.ts'

/** `granit 60x60 krem, 18 dus`: a quantity alone is of the goods that the same message has just named without one. */
export const giveQuantity = (acts: readonly Act[]): Act[] =>
  acts.reduce<Act[]>((given, act) => {
    const last = given.at(-1)
    const isBare =
      act.kind === 'quantity' && act.itemId === null && act.change === 'set' && !act.isTentative
    // `550 ya? boleh 2`: behind a size a number is how many.
    if (
      act.kind === 'specify' &&
      /^\d{1,4}$/u.test(act.words) &&
      last?.kind === 'specify' &&
      last.itemId === act.itemId &&
      /\d/.test(last.words)
    )
      return [
        ...given,
        { kind: 'quantity', qty: Number(act.words), unit: null, change: 'set', itemId: act.itemId },
      ]
    // `downlightnya yang kuning, 12 biji`
    if (isBare && last?.kind === 'specify' && last.itemId !== null)
      return [...given, { ...act, itemId: last.itemId }]
    if (!isBare || last?.kind !== 'goods' || last.qty !== null || last.isTentative)
      return [...given, act]
    return [...given.slice(0, -1), { ...last, qty: act.qty, unit: act.unit }]
  }, [])
