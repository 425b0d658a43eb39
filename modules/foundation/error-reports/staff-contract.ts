import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, listOf, PageQuery } from '#platform/contract/schemas.ts'
import { errorTabs } from './rules/error-tab.ts'

const adminOnly = { who: 'staff', roles: ['admin'] } as const
const stepCall = { ...adminOnly, ids: 'whole' } as const

const ErrorGroupRow = z.object({
  id: z.string(),
  errorClass: z.string(),
  message: z.string(),
  context: z.string(),
  source: z.enum(['browser', 'server']),
  severity: z.enum(['error', 'warning', 'info']),
  unhandled: z.boolean(),
  /** How often it happened; only the newest events are stored. */
  eventCount: z.int(),
  firstSeenAt: DateTime,
  lastSeenAt: DateTime,
  resolvedAt: DateTime.nullable(),
})

const Details = z.record(z.string(), z.unknown())

const ErrorGroupDetail = ErrorGroupRow.extend({
  /** Newest first, at most twenty. */
  events: z.array(
    z.object({
      id: z.string(),
      at: DateTime,
      version: z.string(),
      user: z.object({ id: z.string().optional(), email: z.string().optional() }),
      userAgent: z.string().nullable(),
      request: z.object({ url: z.string().optional(), httpMethod: z.string().optional() }),
      exceptions: z.array(
        z.object({
          errorClass: z.string(),
          message: z.string(),
          /** A line each: method, file and place. */
          stack: z.array(z.string()),
        }),
      ),
      breadcrumbs: z.array(
        z.object({ timestamp: z.string(), name: z.string(), type: z.string(), metaData: Details }),
      ),
      metaData: Details,
    }),
  ),
})

/** What went wrong, for admins. */
export const staffErrorCalls = {
  list: call('GET /staff/errors', {
    ...adminOnly,
    summary: 'Groups of reported faults, the last seen first',
    canLag: true,
    query: PageQuery.extend({
      tab: z.enum(errorTabs).default('faults'),
      /** Part of the class, the sentence or the place. */
      search: z.string().trim().max(100).optional(),
    }),
    response: json(listOf(ErrorGroupRow)),
  }),
  show: call('GET /staff/errors/{id}', {
    ...stepCall,
    summary: 'A group with its newest events',
    response: json(ErrorGroupDetail),
  }),
  resolve: call('POST /staff/errors/{id}/resolve', {
    ...stepCall,
    summary: 'Mark a group as resolved; it opens again when it happens again',
    response: json(ErrorGroupDetail),
  }),
  reopen: call('POST /staff/errors/{id}/reopen', {
    ...stepCall,
    summary: 'Take a mark back',
    response: json(ErrorGroupDetail),
  }),
}
