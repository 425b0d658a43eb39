import type { Handlers } from '#platform/http/context.ts'
import type { orderCalls } from './contract.ts'
import * as mine from './mine.ts'

/** Cancelling stands with invoices, whose invoice it voids (modules/invoices/closing.ts). */
export const orderHandlers: Omit<Handlers<typeof orderCalls>, 'cancel'> = {
  list: (ctx, { query }) => mine.list(ctx, query),
  header: (ctx, { id }) => mine.header(ctx, id),
  products: (ctx, { id }) => mine.products(ctx, id),
  shipping: (ctx, { id }) => mine.shipping(ctx, id),
  setPoNumber: (ctx, { id, body }) => mine.setPoNumber(ctx, id, body.poNumber),
}
