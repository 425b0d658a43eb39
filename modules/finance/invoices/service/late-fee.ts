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

type FeeDeps = Pick<AppDeps, 'db' | 'clock'>

/**
 * The late fee of an invoice so far; null where it never became overdue, is void, or the table has no fee for its
 * days. Time stops when a proof of payment is sent.
 */
export const findLateFee = async (deps: FeeDeps, invoice: InvoiceRecord): Promise<LateFee | null> =>
  (await listLateFees(deps, [invoice], deps.clock.now())).get(invoice.id) ?? null

/** The late fees of invoices as they were at a moment, by the invoice's id. */
export async function listLateFees(
  { db }: Pick<AppDeps, 'db'>,
  invoices: readonly InvoiceRecord[],
  asOf: Date,
): Promise<ReadonlyMap<string, LateFee>> {
  const overdue = invoices.filter(
    ({ overdueAt, status }) => overdueAt && overdueAt <= asOf && status !== 'void',
  )
  if (overdue.length === 0) return new Map()
  const { rates } = await loadSetting(db, lateFeeSetting)
  return new Map(
    overdue.flatMap((invoice) => {
      const { id, amount, dueAt } = invoice
      const end = findEnd(invoice)
      const fee = computeLateFee({ amount, dueAt, until: end && end < asOf ? end : asOf }, rates)
      return fee.amount > 0 ? [[id, fee] as const] : []
    }),
  )
}

/** When the delay ended; undefined while it goes on. */
function findEnd({ status, proof, paidAt }: InvoiceRecord): Date | undefined {
  if (status === 'proof_submitted') return proof?.sentAt
  if (status !== 'paid') return undefined
  return proof && paidAt && proof.sentAt < paidAt ? proof.sentAt : (paidAt ?? undefined)
}
