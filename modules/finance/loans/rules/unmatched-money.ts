import { credit, debit, type LedgerEntry } from '#modules/finance/ledger/rules/entries.ts'
import type { Money } from '#platform/money.ts'

/**
 * What became of a lender's unmatched money. `returned`: it was sent back to the lender. `retained`: the lender
 * and the shop have agreed that it is the shop's.
 */
export const UnmatchedOutcome = ['returned', 'retained'] as const
export type UnmatchedOutcome = (typeof UnmatchedOutcome)[number]

/** Takes unmatched money out of the books: back to what the lender owes, or into income. */
export const bookUnmatchedResolved = (amount: Money, outcome: UnmatchedOutcome): LedgerEntry[] => [
  debit('unmatched', amount),
  credit(outcome === 'returned' ? 'lenders' : 'differences', amount),
]
