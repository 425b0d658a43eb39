import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { listOf, PageQuery } from '#platform/contract/schemas.ts'
import { companyStates } from './rules.ts'

/** Companies, for staff. */
export const staffCompanyCalls = {
  list: call('GET /staff/companies', {
    summary: 'Companies by name, with the state of their verification',
    canLag: true,
    who: 'staff',
    roles: ['content', 'sales', 'finance', 'verification'],
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      state: z.enum(companyStates).optional().catch(undefined),
    }),
    response: json(
      listOf(z.object({ id: z.string(), name: z.string(), state: z.enum(companyStates) })),
    ),
  }),
}
