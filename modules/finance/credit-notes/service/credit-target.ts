import type { AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { listIssuedOfOrder, type InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { listOpenBundlesOf } from '#modules/finance/payments/service/bundles.ts'
import { chooseCreditTarget, UNPAID, type CreditTarget } from '../credit-target-rules.ts'
import { divideRequest, type CreditRequest } from '../rules.ts'
import { loadCreditable, type CreditSource } from '../store.ts'

/** Where the money of a credit note for an invoice would go now, or why it cannot be issued yet. */
export async function findTarget(
  deps: AppDeps,
  invoice: InvoiceRecord,
): Promise<{ target: CreditTarget } | { reason: string }> {
  const bundles = await listOpenBundlesOf(deps.db, [invoice.orderId])
  return chooseCreditTarget({
    status: invoice.status,
    isOnTerms: invoice.termsDays !== null,
    isProofWaiting: bundles.some(
      ({ proofSentAt, invoiceId }) => proofSentAt !== null && invoiceId === invoice.id,
    ),
  })
}

/** Where the money of a credit note for an invoice goes. Throws 409 `credit.unpaid` where it cannot go yet. */
export async function requireTarget(deps: AppDeps, invoice: InvoiceRecord): Promise<CreditTarget> {
  const found = await findTarget(deps, invoice)
  if ('target' in found) return found.target
  throw refuseUnpaid(found.reason)
}

const refuseUnpaid = (reason: string) => new Refusal('credit.unpaid', reason, 409)

/**
 * What each invoice of an order is to be credited for; of refused goods the one of their delivery alone. Throws 409 `credit.unpaid` for an
 * order without invoices.
 */
export async function planCredits(
  deps: Pick<AppDeps, 'db'>,
  orderId: string,
  request: CreditRequest,
  source?: CreditSource,
) {
  const all = await listIssuedOfOrder(deps, orderId)
  const issued =
    typeof source === 'object' && 'refusedDeliveryId' in source
      ? all.filter(({ delivery }) => delivery?.id === source.refusedDeliveryId)
      : all
  if (issued.length === 0) throw refuseUnpaid(UNPAID)
  const creditable = await Promise.all(
    issued.map(async (record) => ({ record, ...(await loadCreditable(deps.db, record.id)) })),
  )
  return divideRequest(creditable, request)
}
