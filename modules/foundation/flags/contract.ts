import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { flagAudiences } from './rules/evaluate-flag.ts'
import { flagKeys } from './rules/flag-definitions.ts'

const Key = z.enum(flagKeys)

const Evaluation = z.object({
  key: Key,
  variant: z.string(),
  /** OpenFeature's: `STATIC`, `TARGETING_MATCH`, `SPLIT`, or `DEFAULT` where none was found. */
  reason: z.string(),
})

/** What a feature flag is for a reader. */
export const flagCalls = {
  list: call('GET /flags', {
    summary: 'The variant of each flag that everybody gets; null where it depends on the reader',
    cache: { sameForAll: true },
    response: json(
      z.object({ results: z.array(z.object({ key: Key, variant: z.string().nullable() })) }),
    ),
  }),
  evaluate: call('GET /flags/{key}', {
    summary: 'The variant of a flag for one reader of one page',
    query: z.object({
      /** Tells browsers apart: the same reader always gets the same variant. */
      reader: z.string().max(64),
      /** For callers without a session; a buyer's own account decides. */
      audience: z.enum(flagAudiences).optional(),
      page: z.string().max(300).default('/'),
      /** The variant that this reader was shown before, and keeps while others may get it. */
      held: z.string().max(40).optional(),
    }),
    limit: { times: 600, seconds: 60, by: 'address' },
    failures: [404],
    response: json(Evaluation),
  }),
}
