import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema, OkResponse } from '#platform/contract/schemas.ts'

/** An order that waits for an approver, as they see it. */
const PendingApproval = z.object({
  id: z.string(),
  number: z.string(),
  by: z.string(),
  total: MoneySchema,
  /** The purchaser's spending limit. */
  limit: MoneySchema.nullable(),
  askedAt: DateTime,
  lines: z.array(
    z.object({ name: z.string(), quantity: z.number(), unit: z.string(), total: MoneySchema }),
  ),
})

export const approvalCalls = {
  list: call('GET /customer/company/approvals', {
    failures: [404],
    summary: 'Orders of my company that wait for an approver (ours)',
    who: 'buyer',
    response: json(z.object({ results: z.array(PendingApproval) })),
  }),
  decide: call('POST /customer/company/approvals/{id}', {
    summary: 'Approve an order above its purchaser’s limit, or refuse it with a reason (ours)',
    who: 'buyer',
    ids: 'uuid',
    body: z.object({
      approve: z.boolean(),
      note: z.string().trim().max(300, 'Paling banyak 300 karakter.').optional(),
    }),
    refusals: ['people.not_approver', 'people.reason', 'order.state'],
    lane: 'stock',
    response: json(OkResponse),
  }),
}
