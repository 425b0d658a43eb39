import { z } from 'zod'
import { call, created } from '#platform/contract/call.ts'
import { Done } from '#platform/contract/shapes.ts'

/** A page that was opened: its path without the query, which may hold what was typed. */
const Visit = z.object({
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/, 'Tulis alamat halaman tanpa kueri.'),
  referrer: z.string().max(300).optional(),
})

const logging = {
  service: 'mri',
  body: Visit,
  limit: { times: 300, seconds: 60, by: 'address' },
  answer: created(Done),
} as const

/** The log of visits (domain.md: MRI). */
export const visitCalls = {
  authenticated: call('POST /authenticateds', {
    ...logging,
    summary: 'A signed-in buyer opened a page',
    who: 'buyer',
  }),
  unauthenticated: call('POST /unauthenticateds', {
    ...logging,
    summary: 'A visitor opened a page',
  }),
}
