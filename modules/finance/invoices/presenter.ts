import { toIsoTime } from '#platform/clock.ts'
import { moneyToJson, zero } from '#platform/money.ts'
import { countDaysLate, openInvoiceStatuses } from './ageing-rules.ts'
import { computeBilled, computeRounding, computeTransferAmount } from './rules.ts'
import type { InvoiceCredit, InvoiceRecord } from './store/invoices.ts'

type InvoiceContext = {
  credits: readonly InvoiceCredit[]
  isOwn: boolean
  now: Date
}

/** An invoice as its buyer sees it. */
export const presentInvoiceHeader = (
  invoice: InvoiceRecord,
  { credits, isOwn, now }: InvoiceContext,
) => ({
  id: invoice.id,
  number: invoice.number,
  status: invoice.status,
  orderId: invoice.orderId,
  orderNumber: invoice.orderNumber,
  poNumber: invoice.poNumber,
  deliveryNumber: invoice.delivery?.number ?? null,
  buyerName: invoice.buyerName,
  isOwn,
  paymentType: invoice.paymentType,
  issuedAt: toIsoTime(invoice.issuedAt),
  dueAt: toIsoTime(invoice.dueAt),
  paidAt: invoice.paidAt && toIsoTime(invoice.paidAt),
  daysLate: openInvoiceStatuses.some((status) => status === invoice.status)
    ? countDaysLate(invoice.dueAt, now)
    : 0,
  billed: moneyToJson(computeBilled(invoice, credits)),
  amount: moneyToJson(invoice.amount),
  uniqueCode: invoice.uniqueCode,
  // A lender pays to the sen.
  rounding: moneyToJson(
    invoice.received === invoice.amount ? zero : computeRounding(invoice.amount),
  ),
  toSend: moneyToJson(computeTransferAmount(invoice)),
  received: invoice.received === null ? null : moneyToJson(invoice.received),
  lateFee: invoice.lateFee > 0 ? presentLateFee(invoice) : null,
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

const presentLateFee = ({ dueAt, lateFee, lateFeeThrough: through }: InvoiceRecord) => ({
  days: through ? countDaysLate(dueAt, new Date(`${through}T12:00:00+07:00`)) : 0,
  amount: moneyToJson(lateFee),
})
