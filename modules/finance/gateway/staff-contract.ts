import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema, OkResponse } from '#platform/contract/schemas.ts'
import { DifferenceTreatment } from '#modules/finance/payments/rules/payment-difference.ts'
import { unmatchedVerdicts } from './rules/verdict.ts'

const financeCall = { who: 'staff', roles: ['finance'] } as const

/** Money that came through the gateway and that no invoice takes by itself. */
const UnmatchedPayment = z
  .object({
    id: z.string(),
    verdict: z.enum(unmatchedVerdicts),
    /** Why it waits, as a sentence. */
    reason: z.string(),
    received: MoneySchema.nullable(),
    expected: MoneySchema.nullable(),
    method: z.string(),
    paidAt: DateTime,
    receivedAt: DateTime,
    reference: z.string(),
    orderId: z.string().nullable(),
    orderNumber: z.string().nullable(),
    buyer: z.string().nullable(),
    /** Whether it can be taken as the payment of its order. */
    canAccept: z.boolean(),
    resolution: z.enum(['accepted', 'returned']).nullable(),
    resolvedAt: DateTime.nullable(),
    resolvedBy: z.string().nullable(),
    resolutionNote: z.string().nullable(),
  })
  .meta({ id: 'UnmatchedPayment' })

export const staffGatewayCalls = {
  listUnmatched: call('GET /staff/gateway-payments', {
    ...financeCall,
    summary: 'Unmatched money of the gateway, the longest waiting first',
    query: z.object({ status: z.enum(['open', 'done']).default('open').catch('open') }),
    response: json(z.object({ results: z.array(UnmatchedPayment) })),
  }),
  accept: call('POST /staff/gateway-payments/{id}/accept', {
    ...financeCall,
    ids: 'whole',
    summary: 'Take money that came late, or is more or less, as the payment of its order',
    body: z.object({
      /** For staff alone; says why where the amount is another one. */
      note: z.string().trim().max(300).optional(),
      /** Of another amount: back to the buyer, retained, or written off. */
      treatment: z.enum(DifferenceTreatment).optional(),
    }),
    refusals: [
      'payment.resolved',
      'payment.not_acceptable',
      'payment.treatment',
      'payment.difference',
    ],
    response: json(OkResponse),
  }),
  returned: call('POST /staff/gateway-payments/{id}/return', {
    ...financeCall,
    ids: 'whole',
    summary: 'Record that money was sent back to its payer',
    body: z.object({
      reference: z.string().trim().min(3, 'Tulis nomor referensi pengembaliannya.').max(80),
    }),
    refusals: ['payment.resolved'],
    response: json(OkResponse),
  }),
}
