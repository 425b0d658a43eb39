import { isoTime } from '#platform/clock.ts'
import { sen, toAnswer } from '#platform/money.ts'
import type { Invoice } from './store.ts'

/** An invoice as its reader sees it. */
export const headerOf = (invoice: Invoice) => ({
  id: invoice.id,
  number: invoice.number,
  status: invoice.status,
  orderId: invoice.orderId,
  orderNumber: invoice.orderNumber,
  paymentType: invoice.paymentType,
  issuedAt: isoTime(invoice.issuedAt),
  dueAt: isoTime(invoice.dueAt),
  amount: toAnswer(invoice.amount),
  uniqueCode: invoice.uniqueCode,
  toSend: toAnswer(sen(invoice.amount + invoice.uniqueCode * 100)),
  refusalReason: invoice.refusalReason,
  proof: invoice.proof && { name: invoice.proof.name, sentAt: isoTime(invoice.proof.sentAt) },
})
