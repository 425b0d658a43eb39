import type { AppDeps } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import { bookCancelled, bookRefundPaid as bookPaid } from '../rules/bookings.ts'
import { listDueInvoices } from '../store/due.ts'
import { postToLedger } from './post.ts'

/** Books that a paid order was cancelled and so much is owed to its buyer, once, in the caller's transaction. */
export async function bookCancelledInvoice(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  { invoiceId, refunded }: { invoiceId: string; refunded: Money },
): Promise<void> {
  const [invoice] = await listDueInvoices(deps.db, [invoiceId])
  if (!invoice) throw new Error(`no invoice ${invoiceId} to book`)
  await postToLedger(deps, {
    source: { kind: 'invoice_cancelled', id: invoiceId },
    at: deps.clock.now(),
    description: `Tagihan ${invoice.number} dikembalikan`,
    document: invoice.number,
    buyerId: invoice.buyerId,
    entries: bookCancelled(invoice.booked, refunded),
  })
}

/** Books that a refund has gone back, once, in the caller's transaction. */
export async function bookRefundPaid(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  refund: {
    id: string
    invoiceNumber: string
    accountId: string
    amount: Money
    isByGateway: boolean
  },
): Promise<void> {
  await postToLedger(deps, {
    source: { kind: 'refund_paid', id: refund.id },
    at: deps.clock.now(),
    description: `Dana tagihan ${refund.invoiceNumber} dikembalikan`,
    document: refund.invoiceNumber,
    buyerId: refund.accountId,
    entries: bookPaid(refund.amount, refund.isByGateway),
  })
}
