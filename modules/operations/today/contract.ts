import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'

const Task = z.object({
  /** Its place in the list: `2026-11-20T05:00:00.000Z payment-proof …`. */
  position: z.string(),
  kind: z.string(),
  /** What people read for its kind. */
  name: z.string(),
  /** The page on which it is worked on. */
  path: z.string(),
  number: z.string(),
  buyer: z.string(),
  reason: z.string(),
  since: DateTime,
  /** The day on which it is due, for what has one. */
  dueDay: z.iso.date().nullable(),
  /** Whole hours since then; 0 for what is due later. */
  waitingHours: z.int(),
  amount: MoneySchema.nullable(),
  warehouses: z.array(z.string()),
  assignee: z.string().nullable(),
})

const TaskQuery = z.object({
  kind: z.string().max(40).optional(),
  assignee: z.enum(['own', 'none']).optional().catch(undefined),
  warehouse: z.string().max(10).optional(),
  /** What is due on a day is listed up to so many days from now. */
  ahead: z.coerce.number().int().min(0).max(14).default(0).catch(0),
})

export const todayCalls = {
  list: call('GET /staff/today', {
    who: 'staff',
    summary: 'What waits for the caller’s roles, oldest first',
    query: TaskQuery,
    response: json(
      z.object({
        results: z.array(Task),
        /** Each kind with how many of them wait, whichever kind is asked for. */
        kinds: z.array(
          z.object({
            kind: z.string(),
            name: z.string(),
            total: z.int(),
            totalIsExact: z.boolean(),
          }),
        ),
        warehouses: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
  }),
  counts: call('GET /staff/today/counts', {
    who: 'staff',
    summary: 'How many tasks of each kind wait for the caller’s roles, up to 99',
    response: json(
      z.object({
        kinds: z.array(z.object({ kind: z.string(), total: z.int(), totalIsExact: z.boolean() })),
      }),
    ),
  }),
  next: call('GET /staff/today/next', {
    who: 'staff',
    summary: 'What waits after a position of that list, whether its task still waits or not',
    query: TaskQuery.extend({ after: z.string().max(200) }),
    response: json(z.object({ next: Task.nullable() })),
  }),
}
