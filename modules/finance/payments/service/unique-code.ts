import { executeBatch, type WriteBatch } from '#platform/database/write-batch.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { invoiceWrites, type InvoiceToIssue } from '#modules/finance/invoices/service.ts'
import { computeInitialCode, findFreeCode, MAX_UNIQUE_CODE } from '../rules/unique-code.ts'
import { listOpenAmounts } from '../store.ts'

/**
 * The writes that issue an invoice under the code to try first, without a query for the taken ones: most
 * amounts are free. Where its write `issued` counts 0 rows, `issueWithFreeCode` has to follow.
 */
export const invoiceWritesWithInitialCode = (deps: AppDeps, invoice: InvoiceToIssue): WriteBatch =>
  invoiceWrites(
    deps,
    invoice,
    invoice.paymentType === 'transfer' ? computeInitialCode(invoice.number) : 0,
  )

/** Issues an invoice in the caller's transaction under the first code that is free. */
export async function issueWithFreeCode(deps: AppDeps, invoice: InvoiceToIssue): Promise<void> {
  const { amount, number } = invoice
  for (;;) {
    const openAmounts = await listOpenAmounts(deps.db, amount + 100, amount + MAX_UNIQUE_CODE * 100)
    const taken = new Set(openAmounts.map((openAmount) => (openAmount - amount) / 100))
    const code = findFreeCode(computeInitialCode(number), taken)
    const { issued } = await executeBatch(deps.db, [invoiceWrites(deps, invoice, code)])
    if (issued) return
    if (code === 0) throw new Error(`invoice ${number} could not be saved`)
  }
}
