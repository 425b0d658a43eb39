import type { Handlers } from '#platform/http/context.ts'
import * as staffOrders from '#modules/selling/orders/service/staff-service.ts'
import { acceptDifference } from './service/accept-difference.ts'
import { confirmPayment } from './service/confirm-payment.ts'
import { listDifferences } from './service/list-differences.ts'
import { openProof, rejectProof } from './service/payment-proof.ts'
import { findUndoablePayment, undoPayment } from './service/undo-payment.ts'
import type { staffPaymentCalls } from './staff-contract.ts'

export const staffPaymentHandlers: Handlers<typeof staffPaymentCalls> = {
  proof: (ctx, { id }) => openProof(ctx, id),
  confirmPayment: (ctx, { id, body }) =>
    confirmPayment(ctx, id, body).then(() => staffOrders.show(ctx, id)),
  undoablePayment: (ctx, { id }) => findUndoablePayment(ctx, id).then((payment) => ({ payment })),
  undoPayment: (ctx, { id, body }) =>
    undoPayment(ctx, id, body).then(() => staffOrders.show(ctx, id)),
  rejectProof: (ctx, { id, body }) =>
    rejectProof(ctx, id, body).then(() => staffOrders.show(ctx, id)),
  acceptDifference: (ctx, { id, body }) =>
    acceptDifference(ctx, id, body).then(() => staffOrders.show(ctx, id)),
  differences: (ctx, { query }) => listDifferences(ctx, query),
}
