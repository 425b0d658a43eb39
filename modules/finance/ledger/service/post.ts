import type { AppDeps } from '#platform/http/context.ts'
import { balanceEntries, type LedgerTransaction } from '../rules/entries.ts'
import { insertTransactions } from '../store/ledger.ts'

/**
 * Posts a transaction in the caller's database transaction, once for its source; false where that is posted
 * already. Throws RangeError where debits and credits differ.
 */
export const postToLedger = async (
  deps: Pick<AppDeps, 'db' | 'clock'>,
  transaction: LedgerTransaction,
): Promise<boolean> => (await postAll(deps, [transaction])) === 1

/** Posts transactions as one statement, each once for its source. Returns how many were new. */
export const postAll = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  transactions: readonly LedgerTransaction[],
): Promise<number> =>
  insertTransactions(
    db,
    transactions.map((transaction) => ({
      ...transaction,
      entries: balanceEntries(transaction.entries),
    })),
    clock.now(),
  )
