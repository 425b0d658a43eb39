import type { AppDeps } from '#platform/http/context.ts'
import { reverse } from '../rules/entries.ts'
import { removeDuePayment } from '../store/due.ts'
import { findPostedPayment } from '../store/ledger.ts'
import { postToLedger } from './post.ts'

/**
 * Books that the payment of an invoice was taken back, once for its confirmation, in the caller's transaction. One that
 * still waits to be booked is not booked at all. Called before the confirmation is marked as undone.
 */
export async function reversePayment(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  { invoiceId, confirmationId }: { invoiceId: string; confirmationId: string },
): Promise<void> {
  // Who is booking it now has locked it: then this waits, and finds it posted.
  if (await removeDuePayment(deps.db, invoiceId)) return
  const payment = await findPostedPayment(deps.db, invoiceId)
  if (!payment) throw new Error(`the payment of invoice ${invoiceId} is neither booked nor due`)
  await postToLedger(deps, {
    source: { kind: 'payment_undone', id: confirmationId },
    at: deps.clock.now(),
    description: `Pembayaran tagihan ${payment.document} dibatalkan`,
    document: payment.document,
    buyerId: payment.buyerId,
    entries: reverse(payment.entries),
  })
}
