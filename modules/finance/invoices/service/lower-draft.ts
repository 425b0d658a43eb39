import type { AppDeps } from '#platform/http/context.ts'
import { sen, sum, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { CancelledPart } from '#modules/selling/orders/service/cancel-goods.ts'
import { takeOutUninvoiced } from '../delivery-invoice-rules.ts'
import type { InvoiceRecord } from '../store/invoices.ts'
import { lowerAmount } from '../store/amounts.ts'
import { loadUninvoiced } from '../store/delivery-invoices.ts'

/**
 * Takes goods that are not delivered any more out of what an order is not invoiced for, with the freight where nothing else
 * is left. Returns what is never invoiced, of each line and in all. The caller has locked the order. Throws 409
 * `order.state` for goods that are still invoiced, because they were refused some minutes ago.
 */
export async function lowerDraft(
  deps: AppDeps,
  draft: InvoiceRecord,
  goods: readonly { lineId: string; quantity: number }[],
): Promise<{ lines: CancelledPart[]; total: Money }> {
  const source = { orderId: draft.orderId, deliveryId: null, leftBefore: deps.clock.now() }
  const taken = takeOutUninvoiced(await loadUninvoiced(deps.db, source), goods)
  if (!taken)
    throw new Refusal(
      'order.state',
      'Barang yang ditolak ini masih ada di tagihan pengirimannya. Nota kreditnya terbit sendiri dalam seperempat jam setelah penerimaan dicatat, atau setelah bukti bayarnya diperiksa. Coba lagi setelah itu.',
      409,
    )
  const total = taken.isLast ? draft.amount : sen(sum(taken.lines.map((line) => line.total)))
  await lowerAmount(deps.db, draft.id, total)
  return { lines: taken.lines, total }
}
