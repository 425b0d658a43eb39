import { formatRupiah } from '#platform/format.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import type { GatewayEvent } from '#platform/payment-gateway/port.ts'
import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import type { BundleStatus } from '#modules/finance/payments/rules/payment-bundle.ts'
import { isUnderway, type OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { paymentStateMachine, type PaymentStatus } from './payment-status.ts'

/** Verdicts on unmatched money, which no invoice takes by itself: finance decides. */
export const unmatchedVerdicts = ['wrong_amount', 'late', 'closed', 'duplicate', 'unknown'] as const
export type UnmatchedVerdict = (typeof unmatchedVerdicts)[number]

/** What is made of a gateway's event; `noted`: it changes nothing. */
export type Verdict = 'settled' | 'failed' | 'expired' | 'noted' | UnmatchedVerdict

export const isUnmatched = (verdict: Verdict): verdict is UnmatchedVerdict =>
  (unmatchedVerdicts as readonly string[]).includes(verdict)

/** What an event is judged by. */
export type JudgedPayment = {
  status: PaymentStatus
  amount: Money
  /** Null while the gateway has not opened it. */
  expiresAt: Date | null
  invoiceStatus: InvoiceStatus
  orderStatus: OrderStatus
}

const PAYABLE_INVOICES: readonly (InvoiceStatus | null)[] = ['unpaid', 'proof_submitted', 'overdue']
const PAYABLE_ORDERS: readonly (OrderStatus | null)[] = [
  'awaiting_payment',
  'awaiting_confirmation',
]

const isPayable = (invoice: InvoiceStatus | null, order: OrderStatus | null): boolean =>
  PAYABLE_INVOICES.includes(invoice) &&
  // What is under way and not paid is on credit terms.
  (PAYABLE_ORDERS.includes(order) || (order !== null && isUnderway(order)))

/** What an event means for a payment. Any order of the same events leads to the same end. */
export function judgeEvent(
  { status, amount, at }: Pick<GatewayEvent, 'status' | 'amount' | 'at'>,
  payment: JudgedPayment,
): Verdict {
  if (status !== 'settled')
    return status !== 'pending' && paymentStateMachine.can(payment.status, status, 'system')
      ? status
      : 'noted'
  if (amount !== payment.amount) return 'wrong_amount'
  if (payment.expiresAt && at > payment.expiresAt) return 'late'
  if (payment.status === 'settled' || payment.invoiceStatus === 'paid') return 'duplicate'
  return isPayable(payment.invoiceStatus, payment.orderStatus) ? 'settled' : 'closed'
}

/** A bundle as one invoice of one order, for the same judgement: paid, to be paid, or to be paid no more. */
export const describeBundleForJudge = (
  status: BundleStatus,
  canSettle: boolean,
): Pick<JudgedPayment, 'invoiceStatus' | 'orderStatus'> => ({
  invoiceStatus: status === 'paid' ? 'paid' : canSettle ? 'unpaid' : 'void',
  orderStatus: 'awaiting_payment',
})

/** Whether finance may take unmatched money as the payment of what is not paid yet; another amount with a treatment. */
export const canAccept = ({
  verdict,
  amount,
  bundleId,
  invoiceStatus,
  orderStatus,
}: {
  verdict: UnmatchedVerdict
  amount: Money | null
  /** Of several invoices: who would get a difference is not for this list to say. */
  bundleId: string | null
  invoiceStatus: InvoiceStatus | null
  orderStatus: OrderStatus | null
}): boolean =>
  (verdict === 'late' || (verdict === 'wrong_amount' && bundleId === null)) &&
  amount !== null &&
  isPayable(invoiceStatus, orderStatus)

const format = (amount: Money | null) => (amount === null ? '' : formatRupiah(moneyToJson(amount)))

/** Why money is unmatched, for staff. */
export const explainForStaff = (
  verdict: UnmatchedVerdict,
  received: Money | null,
  expected: Money | null,
): string =>
  ({
    wrong_amount: `Masuk ${format(received)}, yang diminta ${format(expected)}.`,
    late: `Masuk ${format(received)} setelah batas bayar.`,
    closed: `Masuk ${format(received)} untuk pesanan yang tidak menunggu pembayaran lagi.`,
    duplicate: `Masuk ${format(received)} untuk tagihan yang sudah lunas.`,
    unknown: `Masuk ${format(received)} tanpa tagihan yang kami kenal. Cari pesanannya, atau kembalikan uangnya.`,
  })[verdict]

/** What has become of their money, and what to do now, for the buyer. */
export const explainForBuyer = (
  verdict: Exclude<UnmatchedVerdict, 'unknown'>,
  received: Money | null,
  expected: Money,
): string =>
  ({
    wrong_amount: `Kami menerima ${format(received)}, bukan ${format(expected)}. Jangan bayar lagi; bagian keuangan menghubungi Anda untuk membereskannya.`,
    late: `Pembayaran ${format(received)} masuk setelah batas waktu. Jangan bayar lagi; bagian keuangan memeriksanya dan mengabari Anda.`,
    closed: `Pembayaran ${format(received)} masuk setelah pesanan ditutup. Bagian keuangan menghubungi Anda untuk mengembalikannya.`,
    duplicate: `Pembayaran ${format(received)} masuk sekali lagi. Kelebihannya kami kembalikan; bagian keuangan menghubungi Anda.`,
  })[verdict]
