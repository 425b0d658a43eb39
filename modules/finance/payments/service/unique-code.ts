import { executeBatch, type WriteBatch } from '#platform/database/write-batch.ts'
import type { AppDeps } from '#platform/http/context.ts'
import {
  invoiceWrites,
  listUnissued,
  type InvoiceToIssue,
} from '#modules/finance/invoices/service.ts'
import { computeInitialCode, findFreeCode, MAX_UNIQUE_CODE } from '../rules/unique-code.ts'
import { listOpenAmounts } from '../store.ts'

/**
 * The writes that issue invoices under the codes to try first, without a query for the taken ones: most
 * amounts are free. Where its write `issued` counts fewer rows, `issueTheOthers` has to follow.
 */
export const invoiceWritesWithInitialCodes = (
  deps: Pick<AppDeps, 'clock'>,
  invoices: readonly InvoiceToIssue[],
): WriteBatch =>
  invoiceWrites(
    deps,
    invoices.map((invoice) => ({
      ...invoice,
      uniqueCode: invoice.paymentType === 'transfer' ? computeInitialCode(invoice.number) : 0,
    })),
  )

/** Issues those whose first code was taken, in the same transaction; throws rather than leave one out. */
export async function issueTheOthers(
  deps: AppDeps,
  invoices: readonly InvoiceToIssue[],
): Promise<void> {
  for (const invoice of await listUnissued(deps, invoices)) await issueWithFreeCode(deps, invoice)
}

/** Issues an invoice in the caller's transaction under the first code that is free. */
async function issueWithFreeCode(deps: AppDeps, invoice: InvoiceToIssue): Promise<void> {
  const { amount, number } = invoice
  for (;;) {
    const openAmounts = await listOpenAmounts(deps.db, amount + 100, amount + MAX_UNIQUE_CODE * 100)
    const taken = new Set(openAmounts.map((openAmount) => (openAmount - amount) / 100))
    const code = findFreeCode(computeInitialCode(number), taken)
    const { issued } = await executeBatch(deps.db, [
      invoiceWrites(deps, [{ ...invoice, uniqueCode: code }]),
    ])
    if (issued) return
    if (code === 0) throw new Error(`invoice ${number} could not be saved`)
  }
}
