import type { AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { findLatestOfOrder, type InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { listOpenBundlesOf } from '#modules/finance/payments/service/bundles.ts'
import { chooseCreditTarget, UNPAID, type CreditTarget } from '../credit-target-rules.ts'

type FoundTarget =
  | { target: CreditTarget; invoice: InvoiceRecord }
  | { reason: string; invoice: InvoiceRecord | undefined }

/** Where the money of a credit note for an order would go now, or why it cannot be issued yet. */
export async function findTarget(deps: AppDeps, orderId: string): Promise<FoundTarget> {
  const invoice = await findLatestOfOrder(deps, orderId)
  if (!invoice) return { reason: UNPAID, invoice }
  const bundles = await listOpenBundlesOf(deps.db, [orderId])
  const choice = chooseCreditTarget({
    status: invoice.status,
    isOnTerms: invoice.termsDays !== null,
    isProofWaiting: bundles.some(({ proofSentAt }) => proofSentAt !== null),
  })
  return { ...choice, invoice }
}

/** Where the money of a credit note goes, and the order's invoice. Throws 409 `credit.unpaid` where it cannot go yet. */
export async function requireTarget(deps: AppDeps, orderId: string) {
  const found = await findTarget(deps, orderId)
  if ('target' in found) return found
  throw new Refusal('credit.unpaid', found.reason, 409)
}
