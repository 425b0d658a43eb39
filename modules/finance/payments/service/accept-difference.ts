import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { formatRupiah } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { invoiceStateMachine } from '#modules/finance/invoices/rules.ts'
import type { InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { listBundled } from '../bundles-store.ts'
import { hasMoneyOfOthers } from '../rules/payment-bundle.ts'
import {
  assertWithinLimit,
  computeSurplus,
  describeReceived,
  splitReceived,
} from '../rules/payment-difference.ts'
import { findProvenBundle } from './bundle-proof.ts'
import type { staffPaymentCalls } from '../staff-contract.ts'
import { loadDifferenceLimit } from './difference-limit.ts'
import { lockOrderAndInvoice } from './order-and-invoice.ts'
import { recordConfirmation } from './record-confirmation.ts'
import { settleInvoice } from './settle-invoice.ts'

/**
 * Finance takes a transfer that is more or less than what was asked for. The reason is for staff alone. Throws 404,
 * 409 `order.state` or `invoice.state`, 422 `payment.treatment`, `payment.difference`.
 */
export const acceptDifference = (
  ctx: StaffContext,
  orderId: string,
  {
    received,
    treatment,
    reason,
    invoiceId,
  }: z.output<(typeof staffPaymentCalls)['acceptDifference']['body']>,
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { order, invoice } = await lockOrderAndInvoice(ctx, orderId, invoiceId)
    invoiceStateMachine.transition(invoice.status, 'paid', 'staff')
    const amount = moneyFromJson(received)
    await assertOwnMoney(ctx, invoice, amount)
    const differences = splitReceived(invoice, amount, treatment)
    assertWithinLimit(differences, await loadDifferenceLimit(ctx))
    const note = `Transfer ${describeReceived(amount, differences)}`
    const actor = toStaffActor(ctx)
    const hold = await recordConfirmation(ctx, order, invoice)
    await settleInvoice(ctx, order, invoice, actor, note, { amount, treatment, reason, hold })
    await recordOrderAudit(ctx, order, 'Terima pembayaran dengan selisih', {
      before: { order: order.status, invoice: invoice.status },
      after: { invoice: 'paid', received: received.amount, treatment, reason },
    })
  })

/** The proof of a transfer for several invoices shows their sum: one of them does not take it all. Throws 422. */
async function assertOwnMoney(
  ctx: StaffContext,
  invoice: InvoiceRecord,
  received: Money,
): Promise<void> {
  const bundleId = await findProvenBundle(ctx, invoice.orderId)
  const bundled = bundleId ? await listBundled(ctx.db, bundleId) : []
  const others = bundled.filter(({ invoiceId }) => invoiceId !== invoice.id)
  if (!hasMoneyOfOthers(computeSurplus(invoice, received), others)) return
  throw Refusal.field(
    'received',
    'payment.difference',
    `Bukti ini untuk ${bundled.length} tagihan sekaligus, dan ${formatRupiah(moneyToJson(received))} bukan untuk tagihan ini saja. Terima bagiannya, sekitar ${formatRupiah(moneyToJson(invoice.amount))}, lalu tagihan lain di pesanannya masing-masing.`,
  )
}
