import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { StaffOrder } from '#modules/selling/orders/staff-contract.ts'

export const staffOrderCancellationCalls = {
  cancel: call('POST /staff/orders/{id}/cancel', {
    who: 'staff',
    roles: ['sales'],
    ids: 'uuid',
    summary: 'Cancel before anything shipped, with a reason',
    body: z.object({ reason: z.string().trim().min(3, 'Tulis alasannya.').max(300) }),
    refusals: ['order.state'],
    lane: 'stock',
    response: json(StaffOrder),
  }),
}
