import type { Handlers } from '#platform/http/context.ts'
import type { orderCalls } from '#modules/selling/orders/contract.ts'
import * as orderDesk from '#modules/selling/orders/service/staff-service.ts'
import type { staffOrderCalls } from '#modules/selling/orders/staff-contract.ts'
import * as orderCancellation from '#modules/checkout/order-cancellation/service.ts'
import type { invoiceCalls } from './contract.ts'
import * as staffService from '#modules/finance/payments/service/staff-service.ts'
import * as invoices from './service.ts'

export const invoiceHandlers: Handlers<typeof invoiceCalls> = {
  ofOrder: (ctx, { id }) => invoices.listOfOrder(ctx, id),
  header: (ctx, { id }) => invoices.getHeader(ctx, id),
  paymentDetail: (ctx, { id }) => invoices.getPaymentDetail(ctx, id),
  sendProof: (ctx, { id, form, files }) =>
    invoices.sendProof(ctx, id, { file: files.file, note: form.note }),
}

/** The calls of orders that touch the invoice as well (see closing.ts). */
export const orderCancellationHandlers: Pick<Handlers<typeof orderCalls>, 'cancel'> = {
  cancel: (ctx, { id, body }) => orderCancellation.cancelByBuyer(ctx, id, body.reason),
}

export const staffPaymentHandlers: Pick<
  Handlers<typeof staffOrderCalls>,
  'cancel' | 'confirmPayment' | 'proof' | 'rejectProof'
> = {
  cancel: (ctx, { id, body }) =>
    orderCancellation.cancelByStaff(ctx, id, body.reason).then(() => orderDesk.show(ctx, id)),
  confirmPayment: (ctx, { id, body }) =>
    staffService.confirmPayment(ctx, id, body).then(() => orderDesk.show(ctx, id)),
  proof: (ctx, { id }) => staffService.openProof(ctx, id),
  rejectProof: (ctx, { id, body }) =>
    staffService.rejectProof(ctx, id, body.reason).then(() => orderDesk.show(ctx, id)),
}
