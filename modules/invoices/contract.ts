import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { Moment, MoneyShape } from '#platform/contract/shapes.ts'
import { MEGABYTE } from './rules.ts'

export const InvoiceRef = z.object({ id: z.string(), number: z.string(), status: z.string() })

export const InvoiceHeader = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    orderId: z.string(),
    orderNumber: z.string(),
    paymentType: z.string(),
    issuedAt: Moment,
    dueAt: Moment,
    amount: MoneyShape,
    uniqueCode: z.int(),
    /** amount + unique code: the exact figure to send. */
    toSend: MoneyShape,
    refusalReason: z.string().nullable(),
    proof: z.object({ name: z.string(), sentAt: Moment }).nullable(),
  })
  .meta({ id: 'InvoiceHeader' })

/** Where and how much to pay. */
export const PaymentDetail = InvoiceHeader.extend({
  banks: z.array(z.object({ bank: z.string(), account: z.string(), holder: z.string() })),
  /** Whether a proof can be sent now, and why not. */
  canSendProof: z.boolean(),
  whyNot: z.string().nullable(),
})

const mine = { who: 'buyer', ids: 'uuid' } as const

export const invoiceCalls = {
  ofOrder: call('GET /invoice/ecom/so/{id}/invoices/invoice-no', {
    ...mine,
    summary: 'The invoices of one of my orders',
    answer: json(z.object({ results: z.array(InvoiceRef) })),
  }),
  header: call('GET /invoice/ecom/invoices/{id}/header', {
    ...mine,
    summary: 'One of my invoices',
    answer: json(InvoiceHeader),
  }),
  paymentDetail: call('GET /invoice/ecom/invoices/{id}/payment/detail/confirmation', {
    ...mine,
    summary: 'Where and how much to transfer',
    answer: json(PaymentDetail),
  }),
  sendProof: call('PATCH /invoice/ecom/invoices/{id}/proof-payment', {
    ...mine,
    summary: 'Send the proof of a transfer',
    form: z.object({ note: z.string().trim().max(300).optional() }),
    files: { file: { max: MEGABYTE, kinds: ['pdf', 'png', 'jpg', 'jpeg'] } },
    refusals: ['invoice.state', 'file.too_large', 'file.wrong_kind'],
    answer: json(InvoiceHeader),
  }),
}
