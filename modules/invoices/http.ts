import type { Handlers } from '#platform/http/context.ts'
import type { orderCalls } from '#modules/orders/contract.ts'
import * as orderDesk from '#modules/orders/desk.ts'
import type { staffOrderCalls } from '#modules/orders/staff-contract.ts'
import * as closing from './closing.ts'
import type { invoiceCalls } from './contract.ts'
import * as desk from './desk.ts'
import * as invoices from './service.ts'

export const invoiceHandlers: Handlers<typeof invoiceCalls> = {
  ofOrder: (ctx, { id }) => invoices.ofOrder(ctx, id),
  header: (ctx, { id }) => invoices.header(ctx, id),
  paymentDetail: (ctx, { id }) => invoices.paymentDetail(ctx, id),
  sendProof: (ctx, { id, form, files }) =>
    invoices.sendProof(ctx, id, { file: files.file, note: form.note }),
}

/** The calls of orders that touch the invoice as well (see closing.ts). */
export const orderMoneyHandlers: Pick<Handlers<typeof orderCalls>, 'cancel'> = {
  cancel: (ctx, { id, body }) => closing.cancelByBuyer(ctx, id, body.reason),
}

export const staffOrderMoneyHandlers: Pick<
  Handlers<typeof staffOrderCalls>,
  'cancel' | 'confirmPayment' | 'proof' | 'rejectProof'
> = {
  cancel: (ctx, { id, body }) =>
    closing.cancelByStaff(ctx, id, body.reason).then(() => orderDesk.show(ctx, id)),
  confirmPayment: (ctx, { id, body }) =>
    desk.confirmPayment(ctx, id, body).then(() => orderDesk.show(ctx, id)),
  proof: (ctx, { id }) => desk.proof(ctx, id),
  rejectProof: (ctx, { id, body }) =>
    desk.rejectProof(ctx, id, body.reason).then(() => orderDesk.show(ctx, id)),
}
