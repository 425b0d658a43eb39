import type { Handlers } from '#platform/http/context.ts'
import * as staffOrders from '#modules/selling/orders/service/staff-service.ts'
import { confirmPayment } from './service/confirm-payment.ts'
import { openProof, rejectProof } from './service/payment-proof.ts'
import { refund } from './service/refund.ts'
import type { staffPaymentCalls } from './staff-contract.ts'

export const staffPaymentHandlers: Handlers<typeof staffPaymentCalls> = {
  proof: (ctx, { id }) => openProof(ctx, id),
  confirmPayment: (ctx, { id, body }) =>
    confirmPayment(ctx, id, body).then(() => staffOrders.show(ctx, id)),
  rejectProof: (ctx, { id, body }) =>
    rejectProof(ctx, id, body.reason).then(() => staffOrders.show(ctx, id)),
  refund: (ctx, { id, body }) =>
    refund(ctx, id, body.reference).then(() => staffOrders.show(ctx, id)),
}
