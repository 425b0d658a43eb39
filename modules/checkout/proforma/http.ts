import type { Handlers } from '#platform/http/context.ts'
import type { proformaCalls } from './contract.ts'
import { renderCartProforma } from './service/cart-proforma.ts'
import { renderOrderProforma } from './service/order-proforma.ts'

export const proformaHandlers: Handlers<typeof proformaCalls> = {
  ofOrder: (ctx, { id }) => renderOrderProforma(ctx, id),
  ofCart: (ctx, { body }) => renderCartProforma(ctx, body),
}
