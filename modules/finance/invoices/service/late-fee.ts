import { z } from 'zod'
import type { AppDeps } from '#platform/http/context.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import { computeLateFee, type LateFee } from '../late-fee-rules.ts'
import type { InvoiceRecord } from '../store/invoices.ts'

/** The dated table of late fees. Empty until staff enter it: nobody's fee is invented. */
const lateFeeSetting = defineSetting(
  'invoices.late-fees',
  z.object({
    rates: z.array(
      z.object({ from: z.string(), percentPerDay: z.number(), maxPercent: z.number() }),
    ),
  }),
  { rates: [] },
)

/**
 * The late fee of an invoice so far; null where it never became overdue, is void, or the table has no fee for its
 * days. Time stops when a proof of payment is sent.
 */
export async function findLateFee(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  invoice: InvoiceRecord,
): Promise<LateFee | null> {
  if (!invoice.overdueAt || invoice.status === 'void') return null
  const { rates } = await loadSetting(db, lateFeeSetting)
  const { amount, dueAt } = invoice
  const fee = computeLateFee({ amount, dueAt, until: findEnd(invoice) ?? clock.now() }, rates)
  return fee.amount > 0 ? fee : null
}

/** When the delay ended; undefined while it goes on. */
function findEnd({ status, proof, paidAt }: InvoiceRecord): Date | undefined {
  if (status === 'proof_submitted') return proof?.sentAt
  if (status !== 'paid') return undefined
  return proof && paidAt && proof.sentAt < paidAt ? proof.sentAt : (paidAt ?? undefined)
}
