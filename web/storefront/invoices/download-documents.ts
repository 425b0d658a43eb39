import type { MiddlewareFunction } from 'react-router'
import { buildInvoicePath } from '#modules/finance/invoices/rules.ts'
import { apiContext } from '#web/context.ts'
import { downloadPdf } from '#web/download-pdf.ts'
import { createPdfResponse, createSheetResponse } from '#web/file-response.ts'
import { readStatementParams } from '#web/statement-params.ts'
import { LATE_FEE_PARAM, PDF_PARAM } from './document-urls.ts'

/** `?pdf={invoice}` responds with the invoice, `?denda={invoice}` with its late fee day by day. */
export const downloadDocuments: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { payments } = context.get(apiContext)
  const pdf = url.searchParams.get(PDF_PARAM)
  if (pdf) return downloadPdf(payments.pdf({ id: pdf, query: {} }), buildInvoicePath(pdf))
  const lateFee = url.searchParams.get(LATE_FEE_PARAM)
  if (lateFee) return downloadPdf(payments.lateFeePdf({ id: lateFee }), buildInvoicePath(lateFee))
  return next()
}

/** `?rekap=pdf&month=2026-11` responds with the statement of the month. */
export const downloadStatement: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const asked = readStatementParams(url)
  if (!asked) return next()
  const { accountStatements } = context.get(apiContext)
  const query = { month: asked.month }
  return asked.format === 'pdf'
    ? createPdfResponse(await accountStatements.pdf({ query }))
    : createSheetResponse(await accountStatements.xlsx({ query }))
}
