import { credit, debit, type LedgerEntry } from '#modules/finance/ledger/rules/entries.ts'
import type { Money } from '#platform/money.ts'

/**
 * What became of a lender's money that fitted no order. `returned`: it was sent back to the lender. `retained`: the lender
 * and the shop have agreed that it is the shop's.
 */
export const MisfitOutcome = ['returned', 'retained'] as const
export type MisfitOutcome = (typeof MisfitOutcome)[number]

/** It is known what became of it. */
export const bookMisfitClosed = (amount: Money, outcome: MisfitOutcome): LedgerEntry[] => [
  debit('unmatched', amount),
  credit(outcome === 'returned' ? 'lenders' : 'differences', amount),
]
