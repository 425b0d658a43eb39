import { z } from 'zod'
import { DateTime } from '#platform/contract/schemas.ts'

/** What the shop and a lender said, newest first. */
export const LenderTrail = z.array(
  z.object({
    id: z.string(),
    at: DateTime,
    /** How often it was said word for word, and when first. */
    times: z.int(),
    firstAt: DateTime,
    action: z.string(),
    isFailure: z.boolean(),
    /** What was asked and answered, as JSON. */
    request: z.string().nullable(),
    response: z.string().nullable(),
  }),
)
