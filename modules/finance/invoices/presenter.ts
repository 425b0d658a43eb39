import { toIsoTime } from '#platform/clock.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import type { InvoiceRecord } from './store/invoices.ts'

/** An invoice as its reader sees it. */
export const presentInvoiceHeader = (invoice: InvoiceRecord) => ({
  id: invoice.id,
  number: invoice.number,
  status: invoice.status,
  orderId: invoice.orderId,
  orderNumber: invoice.orderNumber,
  paymentType: invoice.paymentType,
  issuedAt: toIsoTime(invoice.issuedAt),
  dueAt: toIsoTime(invoice.dueAt),
  amount: moneyToJson(invoice.amount),
  uniqueCode: invoice.uniqueCode,
  toSend: moneyToJson(sen(invoice.amount + invoice.uniqueCode * 100)),
  refusalReason: invoice.refusalReason,
  proof: invoice.proof && { name: invoice.proof.name, sentAt: toIsoTime(invoice.proof.sentAt) },
})
