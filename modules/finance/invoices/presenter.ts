import { toIsoTime } from '#platform/clock.ts'
import { moneyToJson } from '#platform/money.ts'
import { computeTransferAmount } from './rules.ts'
import type { InvoiceCredit, InvoiceRecord } from './store/invoices.ts'

/** An invoice as its buyer sees it. */
export const presentInvoiceHeader = (
  invoice: InvoiceRecord,
  credits: readonly InvoiceCredit[],
) => ({
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
  toSend: moneyToJson(computeTransferAmount(invoice)),
  refusalReason: invoice.refusalReason,
  proof: invoice.proof && {
    name: invoice.proof.name,
    kind: invoice.proof.kind,
    note: invoice.proof.note,
    sentAt: toIsoTime(invoice.proof.sentAt),
  },
  creditNotes: credits.map(({ total, issuedAt, ...note }) => ({
    ...note,
    total: moneyToJson(total),
    issuedAt: toIsoTime(issuedAt),
  })),
})
