import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'

export const AuditLogEntry = z.object({
  id: z.string(),
  at: DateTime,
  staff: z.string(),
  action: z.string(),
  thing: z.string(),
  thingId: z.string(),
  thingName: z.string(),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
})

export const auditCalls = {
  list: call('GET /staff/audit', {
    summary: 'Every change by staff, newest first',
    who: 'staff',
    roles: ['admin'],
    query: PageQuery.extend({ search: z.string().trim().max(200).optional() }),
    response: json(listOf(AuditLogEntry)),
  }),
}
