import type { Act } from '../../track/act.ts'

/** `batalin semua, ganti semen 10 sak`: what would take the place of goods that are gone is ordered by itself. */
export function orderInstead(acts: readonly Act[]): Act[] {
  const removed = new Set(acts.flatMap((act) => (act.kind === 'remove' ? act.itemIds : [])))
  const isOfRemoved = (act: Act): act is Extract<Act, { kind: 'specify' | 'quantity' }> =>
    (act.kind === 'specify' || act.kind === 'quantity') &&
    act.itemId !== null &&
    removed.has(act.itemId)
  const ordered = acts.find((act) => isOfRemoved(act) && act.kind === 'specify' && act.replaced)
  if (ordered?.kind !== 'specify') return [...acts]
  const counted = acts.find((act) => act.kind === 'quantity' && act.itemId === ordered.itemId)
  const { qty = null, unit = null } = counted?.kind === 'quantity' ? counted : {}
  return acts.flatMap((act): Act[] => {
    if (act === ordered)
      return [{ kind: 'goods', words: ordered.words, qty, unit, isTentative: false }]
    return act === counted ? [] : [act]
  })
}

/** `merek bebas, yang 5 kg putih 3 galon`: any of those will do that have what is said in the next breath. */
export function pickBehind(acts: readonly Act[]): Act[] {
  const picked = acts.find((act) => act.kind === 'pick' && act.isAny)
  const at = acts.findLastIndex(({ kind }) => kind === 'specify')
  const specified = acts[at]
  if (!picked || specified?.kind !== 'specify') return [...acts]
  const cheapest: Act = { kind: 'cheapest', itemId: specified.itemId }
  return acts.flatMap((act, place) =>
    act === picked ? [] : place === at ? [act, cheapest] : [act],
  )
}

/** `yang lindung saja, krem 20 kg 2 pail`: what follows goods that are spoken of again is said of them. */
export function followReturn(acts: readonly Act[], focusId: number | undefined): Act[] {
  const returned = acts.find((act) => act.kind === 'return')
  if (returned?.kind !== 'return' || focusId === undefined) return [...acts]
  const from = acts.indexOf(returned)
  return acts.map((act, at) =>
    at > from && (act.kind === 'specify' || act.kind === 'quantity') && act.itemId === focusId
      ? { ...act, itemId: returned.itemId }
      : act,
  )
}
