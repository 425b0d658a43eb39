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
  /** The names of the records that `before` and `after` name by id, by field and id. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
})

const Day = z.iso.date('Tulis tanggal sebagai tahun-bulan-hari.')

export const auditCalls = {
  list: call('GET /staff/audit', {
    summary: 'Every change by staff, newest first; by days in Jakarta, entity and person',
    canLag: true,
    who: 'staff',
    roles: ['admin'],
    query: PageQuery.extend({
      search: z.string().trim().max(200).optional(),
      from: Day.optional(),
      to: Day.optional(),
      /** A kind of entity: `order`. */
      thing: z.string().trim().min(1).max(60).optional(),
      staffId: z.uuid('Pilih satu orang.').optional(),
    }),
    response: json(listOf(AuditLogEntry)),
  }),
  choices: call('GET /staff/audit/choices', {
    summary: 'Who is in the audit log, and which kinds of entity',
    canLag: true,
    who: 'staff',
    roles: ['admin'],
    response: json(
      z.object({
        people: z.array(z.object({ id: z.string(), name: z.string() })),
        things: z.array(z.string()),
      }),
    ),
  }),
}
