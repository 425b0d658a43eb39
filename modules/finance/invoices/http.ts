import type { Handlers } from '#platform/http/context.ts'
import type { invoiceCalls } from './contract.ts'
import * as invoices from './service.ts'

export const invoiceHandlers: Handlers<typeof invoiceCalls> = {
  ofOrder: (ctx, { id }) => invoices.listOfOrder(ctx, id),
  header: (ctx, { id }) => invoices.getHeader(ctx, id),
}
