import { announce } from '#platform/database/live-updates.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import { toPaymentTopic } from '../rules.ts'
import { addNote } from '../service.ts'
import type { InvoiceEvent } from '../store/invoice-events.ts'
import type { InvoiceRecord } from '../store/invoices.ts'
import * as store from '../store/amounts.ts'

/** Lowers an invoice with its order, which the caller has locked, and notes why. */
export async function lowerInvoice(
  deps: AppDeps,
  invoice: InvoiceRecord,
  { less, by, note }: { less: Money; by: InvoiceEvent['by']; note: string },
): Promise<void> {
  await store.lowerAmount(deps.db, invoice.id, less)
  await addNote(deps, invoice, by, note)
  await announce(deps.db, toPaymentTopic(invoice.orderId))
}

/** Whether an invoice was reported to the tax office, so that its goods stay as they are. */
export const wasReported = (
  { db }: Pick<AppDeps, 'db'>,
  { id }: Pick<InvoiceRecord, 'id'>,
): Promise<boolean> => store.wasReported(db, id)
