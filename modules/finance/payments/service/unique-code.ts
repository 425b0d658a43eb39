import { isUniqueViolation } from '#platform/database/errors.ts'
import { withSavepoint } from '#platform/database/savepoint.ts'
import { executeBatch, type WriteBatch } from '#platform/database/write-batch.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import {
  changePaymentType,
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

/**
 * Saves an invoice as one that is paid by transfer from now on, under a code that tells it from others, in
 * the caller's transaction.
 */
export async function changeToTransfer(
  deps: AppDeps,
  invoice: Pick<InvoiceToIssue, 'id' | 'amount' | 'number'>,
): Promise<void> {
  const saveWithFreeCode = async () => {
    const uniqueCode = await chooseFreeCode(deps, invoice)
    try {
      await changePaymentType(deps, invoice.id, { paymentType: 'transfer', uniqueCode })
      return true
    } catch (thrown) {
      // An order with the same amount was placed meanwhile; its code is taken now.
      if (isUniqueViolation(thrown)) return false
      throw thrown
    }
  }
  while (!(await withSavepoint(deps.db, saveWithFreeCode)));
}

/** Issues an invoice in the caller's transaction under the first code that is free. */
async function issueWithFreeCode(deps: AppDeps, invoice: InvoiceToIssue): Promise<void> {
  for (;;) {
    const uniqueCode = await chooseFreeCode(deps, invoice)
    const { issued } = await executeBatch(deps.db, [
      invoiceWrites(deps, [{ ...invoice, uniqueCode }]),
    ])
    if (issued) return
    if (uniqueCode === 0) throw new Error(`invoice ${invoice.number} could not be saved`)
  }
}

/** The first code that no open transfer of the same amount has; another transaction may take it meanwhile. */
export async function chooseFreeCode(
  { db }: Pick<AppDeps, 'db'>,
  { amount, number }: Pick<InvoiceToIssue, 'amount' | 'number'>,
): Promise<number> {
  const [from, to] = [1, MAX_UNIQUE_CODE].map((uniqueCode) =>
    computeTransferAmount({ amount, uniqueCode }),
  )
  const openAmounts = await listOpenAmounts(db, from!, to!)
  const taken = new Set(openAmounts.map((openAmount) => 1 + (openAmount - from!) / 100))
  return findFreeCode(computeInitialCode(number), taken)
}
