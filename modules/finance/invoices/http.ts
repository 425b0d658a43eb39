import type { Handlers } from '#platform/http/context.ts'
import type { invoiceCalls } from './contract.ts'
import * as lists from './service/invoice-lists.ts'
import * as invoices from './service.ts'

export const invoiceHandlers: Handlers<typeof invoiceCalls> = {
  total: (ctx) => lists.sumOwed(ctx),
  list: (ctx, { query }) => lists.list(ctx, query),
  ofOrder: (ctx, { id }) => invoices.listOfOrder(ctx, id),
  header: (ctx, { id }) => invoices.getHeader(ctx, id),
  products: (ctx, { id }) => lists.listProducts(ctx, id),
}
