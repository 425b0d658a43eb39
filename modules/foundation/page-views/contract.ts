import { z } from 'zod'
import { call, created } from '#platform/contract/call.ts'
import { OkResponse } from '#platform/contract/schemas.ts'

/** A page view: the path without its query, which might contain input. */
const PageViewBody = z.object({
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/, 'Tulis alamat halaman tanpa kueri.'),
  referrer: z.string().max(300).optional(),
})

const logCallOptions = {
  service: 'mri',
  body: PageViewBody,
  limit: { times: 300, seconds: 60, by: 'address' },
  response: created(OkResponse),
} as const

/** The log of page views (the specification's MRI service). */
export const pageViewCalls = {
  authenticated: call('POST /authenticateds', {
    ...logCallOptions,
    summary: 'A signed-in buyer opened a page',
    who: 'buyer',
  }),
  unauthenticated: call('POST /unauthenticateds', {
    ...logCallOptions,
    summary: 'A visitor opened a page',
  }),
}
