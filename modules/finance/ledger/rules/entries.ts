import { sen, sum, type Money } from '#platform/money.ts'
import type { LedgerAccountCode } from './accounts.ts'

/** Sen: debit above zero, credit below. */
export type LedgerEntry = { account: LedgerAccountCode; amount: Money }

/** One business event and the amounts that it moves between accounts. */
export type LedgerTransaction = {
  /** The event that it books: its kind and the id of its subject. Each source is booked once. */
  source: { kind: string; id: string }
  at: Date
  /** In Indonesian: accountants read it. */
  description: string
  /** The number of the document that people know it by. */
  document: string | null
  /** The account whose money it is about. */
  buyerId: string | null
  entries: readonly LedgerEntry[]
}

export const debit = (account: LedgerAccountCode, amount: Money): LedgerEntry => ({
  account,
  amount,
})

export const credit = (account: LedgerAccountCode, amount: Money): LedgerEntry => ({
  account,
  amount: sen(0 - amount),
})

/** The opposite entries, which undo these. */
export const reverse = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.map(({ account, amount }) => ({ account, amount: sen(0 - amount) }))

/** Whether the entries move anything. */
export const hasMoved = (entries: readonly LedgerEntry[]): boolean =>
  entries.some(({ amount }) => amount !== 0)

/** The entries that move something. Throws RangeError where there are none, or debits and credits differ. */
export function balanceEntries(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const moving = entries.filter(({ amount }) => amount !== 0)
  const rest = sum(moving.map(({ amount }) => amount))
  if (moving.length === 0 || rest !== 0)
    throw new RangeError(`debits and credits differ by ${rest} sen`)
  return moving
}
