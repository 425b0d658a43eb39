import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { MAX_PROOF_BYTES } from './rules.ts'

export const InvoiceRef = z.object({ id: z.string(), number: z.string(), status: z.string() })

export const InvoiceHeader = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    orderId: z.string(),
    orderNumber: z.string(),
    paymentType: z.string(),
    issuedAt: DateTime,
    dueAt: DateTime,
    amount: MoneySchema,
    uniqueCode: z.int(),
    /** amount + unique code: the exact figure to send. */
    toSend: MoneySchema,
    refusalReason: z.string().nullable(),
    proof: z.object({ name: z.string(), sentAt: DateTime }).nullable(),
  })
  .meta({ id: 'InvoiceHeader' })

/** Where and how much to pay. */
export const PaymentDetail = InvoiceHeader.extend({
  banks: z.array(z.object({ bank: z.string(), account: z.string(), holder: z.string() })),
  /** Whether a proof can be sent now, and why not. */
  canSendProof: z.boolean(),
  whyNot: z.string().nullable(),
})

const buyerCall = { who: 'buyer', ids: 'uuid' } as const

export const invoiceCalls = {
  ofOrder: call('GET /invoice/ecom/so/{id}/invoices/invoice-no', {
    ...buyerCall,
    summary: 'The invoices of one of my orders',
    response: json(z.object({ results: z.array(InvoiceRef) })),
  }),
  header: call('GET /invoice/ecom/invoices/{id}/header', {
    ...buyerCall,
    summary: 'One of my invoices',
    response: json(InvoiceHeader),
  }),
  paymentDetail: call('GET /invoice/ecom/invoices/{id}/payment/detail/confirmation', {
    ...buyerCall,
    summary: 'Where and how much to transfer',
    response: json(PaymentDetail),
  }),
  sendProof: call('PATCH /invoice/ecom/invoices/{id}/proof-payment', {
    ...buyerCall,
    summary: 'Send the proof of a transfer',
    form: z.object({ note: z.string().trim().max(300).optional() }),
    files: { file: { max: MAX_PROOF_BYTES, kinds: ['pdf', 'png', 'jpg', 'jpeg'] } },
    refusals: ['invoice.state', 'file.too_large', 'file.wrong_kind'],
    response: json(InvoiceHeader),
  }),
}
