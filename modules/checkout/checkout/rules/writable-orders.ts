import { toStockKey, type StockLine } from '#modules/catalogue/stock/rules.ts'
import { roundToThousandths } from '#platform/quantity.ts'

/** An order that was read without a lock, and wants to be written. */
export type OrderCandidate = {
  accountId: string
  /** The revision of the cart that it was read from. */
  cartRevision: number | undefined
  /** The stock that it takes. */
  reserved: readonly StockLine[]
}

/** What is known of the candidates while everything that they depend on is locked. */
export type LockedState = {
  /** Whether each candidate's key is new. */
  isNew: readonly boolean[]
  /** The revisions of the carts by account. */
  revisions: ReadonlyMap<string, number>
  /** What is free by row of stock, without rows that an import is about to change. */
  freeStock: ReadonlyMap<string, number>
}

/** `again`: what it was read from has changed. `alone`: it needs more than the writer of many looks after. */
export type OrderVerdict = 'write' | 'again' | 'alone'

/**
 * Decides which orders can be written together: the earlier ones first, each with all the stock that it takes
 * or not at all, and one of a cart.
 */
export function selectWritable(
  candidates: readonly OrderCandidate[],
  { isNew, revisions, freeStock }: LockedState,
): OrderVerdict[] {
  const remaining = new Map(freeStock)
  const takenCarts = new Set<string>()
  return candidates.map(({ accountId, cartRevision, reserved }, index) => {
    if (!isNew[index]) return 'alone'
    if (takenCarts.has(accountId) || revisions.get(accountId) !== cartRevision) return 'again'
    if (reserved.some((line) => !remaining.has(toStockKey(line)))) return 'alone'
    const rest = new Map<string, number>()
    for (const line of reserved) {
      const key = toStockKey(line)
      const before = rest.get(key) ?? remaining.get(key)!
      rest.set(key, roundToThousandths(before - line.quantity))
    }
    if ([...rest.values()].some((quantity) => quantity < 0)) return 'again'
    for (const [key, quantity] of rest) remaining.set(key, quantity)
    takenCarts.add(accountId)
    return 'write'
  })
}
