import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { flagAudiences } from './rules/evaluate-flag.ts'
import { flagKeys } from './rules/flag-definitions.ts'

const contentOnly = { who: 'staff', roles: ['content'] } as const

const share = z
  .int('Tulis bagian dengan angka bulat.')
  .min(0, 'Paling kecil 0.')
  .max(1000, 'Paling besar 1000.')
/** One for each variant, in their order. */
const Shares = z
  .array(share)
  .length(2, 'Tulis bagian kedua pilihan.')
  .refine((shares) => shares.some((each) => each > 0), 'Salah satu bagian lebih dari 0.')

const Targeting = z.object({
  rules: z
    .array(
      z.object({
        audience: z.enum(['all', ...flagAudiences]),
        page: z
          .string()
          .trim()
          .max(200)
          .regex(/^(\/[^?#\s\p{C}]*)?$/u, 'Tulis alamat yang diawali /, misalnya /blog.'),
        shares: Shares,
      }),
    )
    .max(5, 'Paling banyak 5 aturan.'),
  shares: Shares,
})

const FlagDetail = Targeting.extend({
  key: z.enum(flagKeys),
  label: z.string(),
  description: z.string(),
  variants: z.array(z.object({ name: z.string(), label: z.string() })),
  /** Whether staff have decided anything; the shop's own setting holds otherwise. */
  isChanged: z.boolean(),
})

/** Staff decide who gets which variant. */
export const staffFlagCalls = {
  list: call('GET /staff/flags', {
    ...contentOnly,
    summary: 'Every feature flag with its rules',
    response: json(z.object({ results: z.array(FlagDetail) })),
  }),
  change: call('PUT /staff/flags/{key}', {
    ...contentOnly,
    summary: 'Change who gets which variant of a flag, effective at once',
    body: Targeting.extend({
      /** What the caller saw; other rules are not overwritten. */
      seen: z.record(z.string(), z.unknown()).optional(),
    }),
    refusals: ['desk.changed'],
    failures: [404],
    response: json(FlagDetail),
  }),
}
