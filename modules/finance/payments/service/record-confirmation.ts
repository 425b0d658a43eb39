import { randomUUID } from 'node:crypto'
import type { AppDeps } from '#platform/http/context.ts'
import { computeMessageTime, toPaidHoldKey } from '#modules/selling/orders/rules/undo-step.ts'
import type { InvoiceRecord } from '#modules/finance/invoices/service.ts'
import type { LockedOrder } from '#modules/selling/orders/service/orders.ts'
import { insertConfirmation } from '../confirmations-store.ts'

/** What finance took: money on a bank account, where it is known, and for a bundle. */
type ConfirmationSource = { bankLineId?: string | undefined; bundleId?: string | undefined }

/**
 * Remembers how invoice and order are before finance takes a transfer, so that it can be taken back. Returns until when
 * its message waits.
 */
export async function recordConfirmation(
  { db, clock }: AppDeps,
  order: LockedOrder,
  invoice: InvoiceRecord,
  { bankLineId, bundleId }: ConfirmationSource = {},
): Promise<{ key: string; until: Date }> {
  const id = randomUUID()
  const confirmedAt = clock.now()
  await insertConfirmation(db, {
    id,
    invoiceId: invoice.id,
    confirmedAt,
    bankLineId: bankLineId ?? null,
    bundle: bundleId
      ? { id: bundleId, paymentType: invoice.paymentType, uniqueCode: invoice.uniqueCode }
      : null,
    invoiceStatus: invoice.status,
    refusalReason: invoice.refusalReason,
    orderStatus: order.status,
    orderExpiresAt: order.expiresAt,
  })
  return { key: toHoldKey(order, invoice), until: computeMessageTime(confirmedAt) }
}

/** Under this key the message waits that one invoice was paid: of an order it is the only one, or one of several. */
export const toHoldKey = (
  order: Pick<LockedOrder, 'id'>,
  invoice: Pick<InvoiceRecord, 'id' | 'delivery'>,
): string => toPaidHoldKey(invoice.delivery ? invoice.id : order.id)
