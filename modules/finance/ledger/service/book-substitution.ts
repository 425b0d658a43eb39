import type { AppDeps } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import { bookSubstitution as bookEntries } from '../rules/bookings.ts'
import { bookDue } from './book-due.ts'
import { postToLedger } from './post.ts'

/** Books what has happened to invoices at the amounts that they have now, before one of them is changed. */
export const bookBeforeChange = (deps: Pick<AppDeps, 'db' | 'clock'>): Promise<void> =>
  bookDue(deps)

/** Books that goods of an order were replaced by cheaper ones, once, in the caller's transaction. */
export async function bookSubstitution(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  change: {
    id: string
    invoiceNumber: string
    accountId: string
    less: Money
    lessTax: Money
    isPaid: boolean
  },
): Promise<void> {
  if (change.less === 0 && change.lessTax === 0) return
  await postToLedger(deps, {
    source: { kind: 'substitution', id: change.id },
    at: deps.clock.now(),
    description: `Barang pengganti di tagihan ${change.invoiceNumber}`,
    document: change.invoiceNumber,
    buyerId: change.accountId,
    entries: bookEntries(change),
  })
}
