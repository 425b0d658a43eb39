import { z } from 'zod'
import { call, events, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { bankCodes } from '#platform/payment-gateway/port.ts'
import { CreditOfChoice, creditRefusals } from '#modules/finance/credit-terms/contract.ts'
import { InvoiceHeader } from '#modules/finance/invoices/contract.ts'
import { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { paymentTypeCodes } from '#modules/selling/orders/rules/payment-types.ts'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { PaymentStatus } from './rules/payment-status.ts'

/** The bank of a virtual account. */
const PaymentBank = z.object({ code: z.enum(bankCodes), name: z.string() })

/** How an order is to be paid. */
export const PaymentChoice = z.object({
  paymentType: z.enum(paymentTypeCodes, 'Pilih cara bayar.'),
  /** Of a virtual account. */
  bank: z.enum(bankCodes, 'Pilih bank.').optional(),
})

/** A payment type for one order, with what it costs and why it cannot be used. */
const OrderPaymentType = z.object({
  code: z.enum(paymentTypeCodes),
  name: z.string(),
  description: z.string(),
  fee: MoneySchema,
  available: z.boolean(),
  reason: z.string().nullable(),
  banks: z.array(PaymentBank),
  /** Of credit terms: what the company has, uses and may still order. */
  credit: CreditOfChoice.nullable(),
  /** Whether the order is to be paid this way now. */
  isChosen: z.boolean(),
})

/** What the gateway collects. */
export const GatewayPayment = z.object({
  id: z.string(),
  status: z.enum(PaymentStatus),
  bank: PaymentBank.nullable(),
  /** False while the gateway has not opened it: there is nothing to pay to yet. */
  isOpen: z.boolean(),
  accountNumber: z.string().nullable(),
  /** Mandiri: typed before the number. */
  billerCode: z.string().nullable(),
  /** The QR code: its text, and its dark modules as the path of a picture of `size` × `size`. */
  qr: z.object({ text: z.string(), size: z.int(), path: z.string() }).nullable(),
  /** The page of Paper.id on which it is paid. */
  paymentUrl: z.string().nullable(),
  expiresAt: DateTime.nullable(),
  settledAt: DateTime.nullable(),
})

/** How an order is paid, and how far that is. */
export const OrderPayment = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    orderStatus: z.enum(OrderStatus),
    invoiceId: z.string(),
    invoiceNumber: z.string(),
    invoiceStatus: z.enum(InvoiceStatus),
    paymentType: z.enum(paymentTypeCodes),
    amount: MoneySchema,
    /** What is to be paid: the amount in whole rupiah, with the unique code of a transfer. */
    toSend: MoneySchema,
    /** Until when the order waits for its payment. */
    payBefore: DateTime.nullable(),
    /** Of the gateway; null where it is paid in another way. */
    payment: GatewayPayment.nullable(),
    /** What happened to money that does not match, and what to do now. */
    problem: z.string().nullable(),
    /** Whether the way to pay can be changed. */
    canChange: z.boolean(),
    now: DateTime,
    /** Changes with everything above that changes. */
    revision: z.string(),
  })
  .meta({ id: 'OrderPayment' })

/** What paying an order on the page of Paper.id means, and how far that is. */
const PaperPayment = OrderPayment.pick({
  orderId: true,
  orderNumber: true,
  orderStatus: true,
  invoiceStatus: true,
  amount: true,
  /** With the link, once Paper.id has opened it; null where the order is paid in another way. */
  payment: true,
})
  .extend({
    available: z.boolean(),
    reason: z.string().nullable(),
    /** Whether the order is to be paid this way now. */
    isChosen: z.boolean(),
  })
  .meta({ id: 'PaperPayment' })

/** What paying an invoice by one type would mean. */
const PaymentTypePreview = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  isCurrent: z.boolean(),
  amount: MoneySchema,
  /** What the shop adds for this type. */
  fee: MoneySchema,
  total: MoneySchema,
  canChange: z.boolean(),
  whyNot: z.string().nullable(),
})

const buyerCall = { who: 'buyer' } as const

export const gatewayCalls = {
  typesOfOrder: call('GET /so/ecom/paymentTypeSo', {
    ...buyerCall,
    failures: [404],
    summary: 'The payment types for one of my orders, and why one cannot be used',
    query: z.object({ id: z.uuid('Pilih pesanan.') }),
    response: json(z.object({ results: z.array(OrderPaymentType) })),
  }),
  choosePayment: call('POST /so/ecom/payment', {
    ...buyerCall,
    failures: [404],
    summary: 'Choose how an unpaid order is paid, or try again to open the payment',
    idempotent: 'byHandler',
    limit: { times: 60, seconds: 60, by: 'caller' },
    body: PaymentChoice.extend({ id: z.uuid('Pilih pesanan.') }),
    refusals: ['payment.closed', 'payment.unavailable', 'payment.bank', ...creditRefusals],
    response: json(OrderPayment),
  }),
  ofOrder: call('GET /so/ecom/{id}/payment', {
    ...buyerCall,
    ids: 'uuid',
    summary: 'How one of my orders is paid, and how far that is (ours)',
    response: json(OrderPayment),
  }),
  ofPaper: call('GET /ecom/paper/{id}/payment-paper', {
    ...buyerCall,
    ids: 'uuid',
    summary:
      'What paying one of my orders through Paper.id means: whether I can, and the link once it is chosen',
    response: json(PaperPayment),
  }),
  previewType: call('GET /invoice/ecom/invoices/{id}/payment/type/{type}', {
    // The type is no UUID, so the service looks at the id itself.
    who: 'buyer',
    failures: [404],
    summary: 'What paying an invoice by another type would mean',
    response: json(PaymentTypePreview),
  }),
  changeType: call('PATCH /invoice/ecom/invoices/{id}/payment/type', {
    ...buyerCall,
    ids: 'uuid',
    summary: 'Pay an unpaid invoice by another type',
    body: z.object({
      paymentType: z.string('Pilih cara bayar.').trim().min(1).max(40),
      /** Of a virtual account. */
      bank: z.enum(bankCodes, 'Pilih bank.').optional(),
    }),
    refusals: [
      'invoice.state',
      'payment.type',
      'payment.closed',
      'payment.unavailable',
      'payment.bank',
      ...creditRefusals,
    ],
    response: json(InvoiceHeader),
  }),
  follow: call('GET /so/ecom/{id}/payment/live', {
    ...buyerCall,
    ids: 'uuid',
    failures: [503],
    summary: 'Follow the payment of an order: its state now and whenever it changes (ours)',
    response: events({
      state: z.object({
        invoiceStatus: z.enum(InvoiceStatus),
        orderStatus: z.enum(OrderStatus),
        /** As in the payment itself. */
        revision: z.string(),
        /** Nothing follows any more. */
        isFinal: z.boolean(),
      }),
      /** Nothing has changed; the connection is alive. */
      alive: z.object({}),
    }),
  }),
}
