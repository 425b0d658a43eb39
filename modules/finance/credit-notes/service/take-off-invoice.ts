import type { AppDeps } from '#platform/http/context.ts'
import { formatRupiah } from '#platform/format.ts'
import { moneyToJson, zero, type Money } from '#platform/money.ts'
import { unfreezeIfPaid } from '#modules/finance/credit-terms/service/overdue.ts'
import { closePayments } from '#modules/finance/gateway/service/close-payments.ts'
import { returnToTerms } from '#modules/finance/gateway/service/return-to-terms.ts'
import { transition, type InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { lowerInvoice } from '#modules/finance/invoices/service/lower-amount.ts'
import type { LockedOrder, OrderEventActor } from '#modules/selling/orders/service/orders.ts'

/**
 * Takes a credit note off an open invoice on credit terms. A buyer who was about to pay the sum before chooses again how;
 * nothing is owed where it was all. The caller has locked the order and booked the invoice as it was.
 */
export async function takeOffInvoice(
  deps: AppDeps,
  order: LockedOrder,
  invoice: InvoiceRecord,
  { less, number, actor }: { less: Money; number: string; actor: OrderEventActor },
): Promise<void> {
  await closePayments(deps, order.id, actor)
  await returnToTerms(deps, order, { invoice, actor })
  const amount = formatRupiah(moneyToJson(less))
  const note = `Nota kredit ${number} mengurangi tagihan ini ${amount}.`
  await lowerInvoice(deps, invoice, { less, by: actor, note })
  if (less < invoice.amount) return
  await transition(deps, invoice, 'paid', actor, `Lunas dengan nota kredit ${number}.`, {
    paidAt: deps.clock.now(),
    received: zero,
    refusalReason: null,
  })
  await unfreezeIfPaid(deps, invoice.companyId)
}
