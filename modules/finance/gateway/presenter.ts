import { toIsoTime } from '#platform/clock.ts'
import { moneyToJson } from '#platform/money.ts'
import { encodeQrModules, type QrModules } from '#platform/pdf-document/qr-modules.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import type { InvoiceRecord } from '#modules/finance/invoices/service.ts'
import {
  getBankName,
  isGatewayType,
  type PaymentTypeCode,
} from '#modules/selling/orders/rules/payment-types.ts'
import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { canChoosePayment } from './rules/payment-choice.ts'
import { explainForBuyer } from './rules/verdict.ts'
import type { UnmatchedPaymentRecord } from './store/unmatched-payments.ts'
import { isOver, type PaymentRecord } from './store/payments.ts'

const toIsoOrNull = (at: Date | null) => at && toIsoTime(at)

/** Everything that describes how an order is paid. */
export type PaymentState = {
  order: { id: string; number: string; status: OrderStatus; expiresAt: Date | null }
  invoice: InvoiceRecord
  payment: PaymentRecord | undefined
  unmatched: readonly UnmatchedPaymentRecord[]
}

/** A revision that changes whenever the state does. */
export const describeRevision = ({ order, invoice, payment, unmatched }: PaymentState): string =>
  [
    order.status,
    invoice.status,
    invoice.paymentType,
    payment?.id,
    payment?.status,
    payment?.charge ? 'open' : 'asked',
    ...unmatched.map(({ id }) => id),
  ].join(' ')

/** How an order is paid, as its buyer sees it. */
export async function presentOrderPayment(state: PaymentState, now: Date) {
  const { order, invoice, payment, unmatched } = state
  const problem = unmatched.find(({ verdict }) => verdict !== 'unknown')
  const toSend = computeTransferAmount(invoice)
  return {
    orderId: order.id,
    orderNumber: order.number,
    orderStatus: order.status,
    invoiceId: invoice.id,
    invoiceNumber: invoice.number,
    invoiceStatus: invoice.status,
    paymentType: invoice.paymentType as PaymentTypeCode,
    amount: moneyToJson(invoice.amount),
    toSend: moneyToJson(toSend),
    payBefore: toIsoOrNull(order.expiresAt),
    payment:
      payment && isGatewayType(invoice.paymentType) ? await presentPayment(payment, now) : null,
    problem:
      problem && problem.verdict !== 'unknown'
        ? explainForBuyer(problem.verdict, problem.amount, problem.expected ?? toSend)
        : null,
    canChange: canChoosePayment({ order: order.status, invoice: invoice.status }),
    now: toIsoTime(now),
    revision: describeRevision(state),
  }
}

/** A payment as its buyer pays it. */
export async function presentPayment(payment: PaymentRecord, now: Date) {
  const { id, bank, charge, settledAt } = payment
  // What its buyer cannot pay any more is not shown as open until the sweeper ends it.
  const status = payment.status === 'pending' && isOver(payment, now) ? 'expired' : payment.status
  return {
    id,
    status,
    bank: bank && { code: bank, name: getBankName(bank) },
    isOpen: charge !== null,
    accountNumber: charge?.accountNumber ?? null,
    billerCode: charge?.billerCode ?? null,
    qr: charge?.qrText ? await presentQrCode(charge.qrText) : null,
    paymentUrl: charge?.paymentUrl ?? null,
    expiresAt: toIsoOrNull(charge?.expiresAt ?? null),
    settledAt: toIsoOrNull(settledAt),
  }
}

async function presentQrCode(text: string) {
  const modules = await encodeQrModules(text)
  return { text, size: modules.length, path: drawModules(modules) }
}

/** Dark modules as one path, a rectangle for each run of a row. */
const drawModules = (modules: QrModules): string =>
  modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`]
      }),
    )
    .join('')
