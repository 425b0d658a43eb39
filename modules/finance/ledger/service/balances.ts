import type { AppDeps } from '#platform/http/context.ts'
import { sen, zero, type Money } from '#platform/money.ts'
import { isDebitAccount, ledgerAccounts, type LedgerAccountCode } from '../rules/accounts.ts'
import { sumEntries } from '../store/ledger.ts'
import { bookDue } from './book-due.ts'

type LedgerBalance = {
  code: LedgerAccountCode
  number: string
  name: string
  /** Sen, on the side that is natural for the account: what a bank has, what is owed, what was earned. */
  balance: Money
}

/** The balance of every account, of days before `before` (Jakarta) where it is given; always the sum of its entries. */
export async function listBalances(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  before?: string,
): Promise<LedgerBalance[]> {
  await bookDue(deps)
  const totals = await sumEntries(deps.db, before)
  return ledgerAccounts.map(({ code, number, name, kind }) => {
    const total = totals.get(code) ?? zero
    return { code, number, name, balance: isDebitAccount(kind) ? total : sen(0 - total) }
  })
}
