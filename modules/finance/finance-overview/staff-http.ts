import type { Handlers } from '#platform/http/context.ts'
import * as overview from './service.ts'
import type { staffFinanceCalls } from './staff-contract.ts'

export const staffFinanceHandlers: Handlers<typeof staffFinanceCalls> = {
  overview: (ctx) => overview.getOverview(ctx),
  customers: (ctx, { query }) => overview.listCustomers(ctx, query),
  invoices: (ctx, { query }) => overview.listInvoices(ctx, query),
}
