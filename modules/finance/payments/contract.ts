import { MAX_PICTURE_BYTES, PICTURE_OR_PDF } from '#modules/foundation/files/picture-rules.ts'
import { z } from 'zod'
import { call, file, json, storedFile } from '#platform/contract/call.ts'
import { MoneySchema } from '#platform/contract/schemas.ts'
import { InvoiceHeader } from '#modules/finance/invoices/contract.ts'
import { MAX_PROOF_BYTES } from './rules/proof.ts'

/** Where and how much to pay. */
export const PaymentDetail = InvoiceHeader.extend({
  banks: z.array(z.object({ bank: z.string(), account: z.string(), holder: z.string() })),
  /** Whether a proof can be sent now, and why not. */
  canSendProof: z.boolean(),
  whyNot: z.string().nullable(),
})

const buyerCall = { who: 'buyer', ids: 'uuid' } as const

const drawingLimit = { times: 60, seconds: 60, by: 'caller' } as const

export const paymentCalls = {
  types: call('GET /payment-type', {
    summary: 'The payment types that this shop takes',
    response: json(
      z.object({
        results: z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            description: z.string(),
            /** What the shop adds for it. */
            fee: MoneySchema,
            /** The banks to select among. */
            banks: z.array(z.object({ code: z.string(), name: z.string() })),
          }),
        ),
      }),
    ),
  }),
  paymentDetail: call('GET /invoice/ecom/invoices/{id}/payment/detail/confirmation', {
    ...buyerCall,
    summary: 'Where and how much to transfer',
    response: json(PaymentDetail),
  }),
  ownProof: call('GET /invoice/ecom/invoices/{id}/proof-payment', {
    ...buyerCall,
    summary: 'The proof of my transfer, as I sent it (ours)',
    response: storedFile(),
  }),
  sendProof: call('PATCH /invoice/ecom/invoices/{id}/proof-payment', {
    ...buyerCall,
    summary: 'Send the proof of a transfer',
    form: z.object({ note: z.string().trim().max(300).optional() }),
    files: {
      file: { max: MAX_PROOF_BYTES, maxPicture: MAX_PICTURE_BYTES, kinds: PICTURE_OR_PDF },
    },
    refusals: ['invoice.state', 'file.too_large', 'file.wrong_kind'],
    response: json(InvoiceHeader),
  }),
  approve: call('PATCH /invoice/ecom/invoices/{id}/approval', {
    ...buyerCall,
    summary: 'Approve the quantities and prices of an invoice',
    body: z.object({ note: z.string().trim().max(300).optional() }),
    refusals: ['invoice.state', 'people.not_approver'],
    response: json(InvoiceHeader),
  }),
  pdf: call('GET /invoice/ecom/pdf/{id}', {
    ...buyerCall,
    summary: 'An invoice as a PDF; on paper of A4, which is its only type',
    query: z.object({
      type: z.enum(['PAPER'], 'Jenis dokumen ini tidak ada. Pakai PAPER.').default('PAPER'),
    }),
    limit: drawingLimit,
    refusals: ['invoice.state'],
    response: file('application/pdf'),
  }),
  lateFeePdf: call('GET /invoice/ecom/pdf/{id}/late-fee', {
    ...buyerCall,
    summary: 'The late fee of an invoice, day by day, as a PDF',
    limit: drawingLimit,
    refusals: ['invoice.late_fee'],
    response: file('application/pdf'),
  }),
}
