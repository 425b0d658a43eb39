import { announce } from '#platform/database/live-updates.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import { toPaymentTopic } from '../rules.ts'
import { addNote } from '../service.ts'
import * as store from '../store/amounts.ts'
import type { InvoiceEvent } from '../store/invoice-events.ts'
import type { InvoiceRecord } from '../store/invoices.ts'

type FeeChange = {
  /** Sen: more of it, or less where it is below zero. */
  amount: Money
  /** The last day (Jakarta) that is counted by now. */
  through?: string | undefined
  isStopped?: boolean | undefined
  by: InvoiceEvent['by']
  note: string
}

/**
 * Changes the late fee of an invoice, and with it the amount due. The caller has locked its order, and
 * records why in the table of late fees. Throws a unique violation where an open transfer has the new amount due.
 */
export async function changeLateFee(
  deps: AppDeps,
  invoice: InvoiceRecord,
  { by, note, ...change }: FeeChange,
): Promise<void> {
  await store.changeLateFee(deps.db, invoice.id, change)
  if (change.amount !== 0) {
    await addNote(deps, invoice, by, note)
    await announce(deps.db, toPaymentTopic(invoice.orderId))
  }
}
