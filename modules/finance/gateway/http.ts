import type { Handlers } from '#platform/http/context.ts'
import type { gatewayCalls } from './contract.ts'
import { choosePayment, listTypesOfOrder } from './service/choose-payment.ts'
import { followPayment } from './service/follow-payment.ts'
import { changeInvoicePaymentType } from './service/invoice-payment-type.ts'
import { getOrderPayment } from './service/order-payment.ts'
import * as waiting from './service/waiting-money.ts'
import type { staffGatewayCalls } from './staff-contract.ts'

export const gatewayHandlers: Handlers<typeof gatewayCalls> = {
  typesOfOrder: (ctx, { query }) => listTypesOfOrder(ctx, query.id),
  choosePayment: (ctx, { body }) => choosePayment(ctx, body),
  ofOrder: (ctx, { id }) => getOrderPayment(ctx, id),
  changeType: (ctx, { id, body }) => changeInvoicePaymentType(ctx, id, body),
  follow: (ctx, { id }) => followPayment(ctx, id),
}

export const staffGatewayHandlers: Handlers<typeof staffGatewayCalls> = {
  waiting: (ctx, { query }) => waiting.listForStaff(ctx, query),
  accept: (ctx, { id, body }) => waiting.acceptMoney(ctx, id, body),
  returned: (ctx, { id, body }) => waiting.recordReturn(ctx, id, body.reference),
}
