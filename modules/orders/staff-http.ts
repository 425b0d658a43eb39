import type { Handlers } from '#platform/http/context.ts'
import * as deliveries from './deliveries.ts'
import * as desk from './desk.ts'
import type { staffOrderCalls } from './staff-contract.ts'

type OfMoney = 'cancel' | 'confirmPayment' | 'proof' | 'rejectProof'

/** What touches the invoice stands with invoices (modules/invoices/http.ts). */
export const staffOrderHandlers: Omit<Handlers<typeof staffOrderCalls>, OfMoney> = {
  list: (ctx, { query }) => desk.list(ctx, query),
  show: (ctx, { id }) => desk.show(ctx, id),
  prepare: (ctx, { id, body: { lines, ...lorry } }) =>
    deliveries.prepare(ctx, id, lines, lorry).then((orderId) => desk.show(ctx, orderId)),
  depart: (ctx, { id }) => deliveries.depart(ctx, id).then((orderId) => desk.show(ctx, orderId)),
  receive: (ctx, { id, body }) =>
    deliveries
      .receive(ctx, id, body.receivedBy, body.receivedAt)
      .then((orderId) => desk.show(ctx, orderId)),
  complete: (ctx, { id }) => desk.complete(ctx, id).then(() => desk.show(ctx, id)),
}
