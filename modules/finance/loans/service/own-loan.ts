import type { BuyerContext } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { findCurrentOfOrder } from '#modules/finance/invoices/service.ts'
import { lockOrder } from '#modules/selling/orders/service/orders.ts'
import * as store from '../store/loans.ts'

/** A loan of one of the buyer's own orders, with the order locked. Throws 404. */
export async function lockOwnLoan(ctx: BuyerContext, lender: LenderCode, id: string) {
  const found = await store.findLoan(ctx.db, id)
  if (!found || found.lender !== lender) throw notFound()
  const order = await lockOrder(ctx, found.orderId, ctx.buyer.accountId)
  // Read again under the lock of its order.
  return { order, loan: (await store.findLoan(ctx.db, id))! }
}

/** The same, while it waits for its code. Throws 404, 409 `loan.state`. */
export async function lockOpenedLoan(ctx: BuyerContext, lender: LenderCode, id: string) {
  const { order, loan } = await lockOwnLoan(ctx, lender, id)
  const invoice = await findCurrentOfOrder(ctx, order.id)
  if (loan.status !== 'opened') throw stateRefusal('Pencairan ini sudah tidak menunggu kode.')
  if (order.status === 'awaiting_approval')
    throw stateRefusal('Pesanan ini masih menunggu persetujuan perusahaan Anda.')
  if (order.status !== 'awaiting_payment' || invoice?.status !== 'unpaid')
    throw stateRefusal('Pesanan ini tidak menunggu pembayaran lagi.')
  if (invoice.paymentType !== lender || invoice.amount !== loan.amount)
    throw stateRefusal('Cara bayar pesanan ini sudah diganti. Muat ulang halaman ini.')
  return { order, loan }
}

/** Throws 409 `loan.state`. */
export const stateRefusal = (message: string) => new Refusal('loan.state', message, 409)
