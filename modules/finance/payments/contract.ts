import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'

export const paymentCalls = {
  types: call('GET /payment-type', {
    summary: 'The payment types that this shop takes',
    response: json(
      z.object({
        results: z.array(z.object({ code: z.string(), name: z.string(), description: z.string() })),
      }),
    ),
  }),
}
