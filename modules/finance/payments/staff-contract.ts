import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { MoneySchema } from '#platform/contract/schemas.ts'
import { StaffOrder } from '#modules/selling/orders/staff-contract.ts'

const financeCall = { who: 'staff', roles: ['finance'], ids: 'uuid' } as const

export const staffPaymentCalls = {
  proof: call('GET /staff/orders/{id}/proof', {
    ...financeCall,
    summary: 'The proof of transfer as it was sent',
    response: { kind: 'bytes', type: 'application/octet-stream' },
  }),
  confirmPayment: call('POST /staff/orders/{id}/confirm-payment', {
    ...financeCall,
    summary: 'Confirm that the exact amount was received',
    body: z.object({ received: MoneySchema, note: z.string().trim().max(300).optional() }),
    refusals: ['order.state', 'payment.amount'],
    response: json(StaffOrder),
  }),
  rejectProof: call('POST /staff/orders/{id}/reject-proof', {
    ...financeCall,
    summary: 'Reject the proof with a reason',
    body: z.object({ reason: z.string().trim().min(3, 'Tulis alasannya.').max(300) }),
    refusals: ['order.state'],
    response: json(StaffOrder),
  }),
  refund: call('POST /staff/orders/{id}/refund', {
    ...financeCall,
    summary: 'Record that the payment of a cancelled order was sent back',
    body: z.object({
      reference: z.string().trim().min(3, 'Tulis nomor referensi transfernya.').max(80),
    }),
    refusals: ['payment.refund'],
    response: json(StaffOrder),
  }),
}
