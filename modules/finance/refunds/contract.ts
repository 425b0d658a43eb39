import { z } from 'zod'
import { call, json, storedFile } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { RefundCause } from './rules/refund-cause.ts'
import { RefundStatus } from './rules/refund-status.ts'

/** Money that goes back to a buyer. */
export const OrderRefund = z
  .object({
    id: z.string(),
    status: z.enum(RefundStatus),
    cause: z.enum(RefundCause),
    amount: MoneySchema,
    /** What has become of it, and what to do now, as a sentence. */
    text: z.string(),
    /** Sent back the way it was paid: no bank account is needed. */
    isThroughGateway: z.boolean(),
    /** The lender that it goes to, which lowers what the buyer owes there; null for the buyer. */
    lenderName: z.string().nullable(),
    /** The bank account that it goes to, in the buyer's words. */
    destination: z.string().nullable(),
    /** What has to be corrected about the account. */
    question: z.string().nullable(),
    /** Whether the buyer can write the account, or another one, now. */
    canSetAccount: z.boolean(),
    paidAt: DateTime.nullable(),
    reference: z.string().nullable(),
    /** What the bank gave out about the transfer. */
    proof: z.object({ name: z.string(), kind: z.string() }).nullable(),
    createdAt: DateTime,
  })
  .meta({ id: 'OrderRefund' })

const PLEASE_WRITE = 'Tulis bank, nomor rekening, dan nama pemiliknya.'

export const RefundAccountBody = z.object({
  destination: z
    .string(PLEASE_WRITE)
    .trim()
    .min(8, PLEASE_WRITE)
    .max(150, 'Paling banyak 150 karakter.'),
})

const buyerCall = { who: 'buyer', ids: 'uuid' } as const

export const refundCalls = {
  ofOrder: call('GET /so/ecom/{id}/refunds', {
    ...buyerCall,
    summary: 'What goes back to me of one of my orders (ours)',
    response: json(
      z.object({
        results: z.array(OrderRefund),
        /** The bank account that I named last, for another refund or a return; null where I have named none. */
        lastAccount: z.string().nullable(),
      }),
    ),
  }),
  setAccount: call('PUT /so/ecom/{id}/refunds/{refundId}/account', {
    ...buyerCall,
    summary: 'Name the bank account that a refund goes to (ours)',
    body: RefundAccountBody,
    refusals: ['refund.state', 'refund.lender'],
    response: json(OrderRefund),
  }),
  proof: call('GET /so/ecom/{id}/refunds/{refundId}/proof', {
    ...buyerCall,
    summary: 'The proof of the transfer that sent a refund back to me (ours)',
    response: storedFile(),
  }),
}
