import type { Handlers } from '#platform/http/context.ts'
import { correctBuyer } from './service/correct-buyer.ts'
import { makeExport, streamInvoiceFile, streamRetailFile } from './service/coretax-files.ts'
import { describeMonth, listTaxInvoices } from './service/tax-month.ts'
import { streamTaxReport } from './service/tax-report.ts'
import type { staffTaxCalls } from './staff-contract.ts'

export const staffTaxHandlers: Handlers<typeof staffTaxCalls> = {
  month: (ctx, { query }) => describeMonth(ctx, query.month),
  invoices: (ctx, { query }) => listTaxInvoices(ctx, query),
  correctBuyer: (ctx, { id, body }) => correctBuyer(ctx, id, body),
  export: (ctx, { body }) => makeExport(ctx, body),
  file: (ctx, { id, query }) => streamInvoiceFile(ctx, id, query.part),
  retailFile: (ctx, { query }) => streamRetailFile(ctx, query.month),
  report: (ctx, { query }) => streamTaxReport(ctx, query),
}
