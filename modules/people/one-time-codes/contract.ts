import { z } from 'zod'
import { DateTime } from '#platform/contract/schemas.ts'

/** Six digits, as one types them: with or without spaces. */
export const OneTimeCode = z
  .string('Tulis enam angka kodenya.')
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Tulis enam angka kodenya.'))

/** A code that was sent and can still be tried. */
export const SentCode = z
  .object({
    /** The number that it was sent to, masked. */
    phone: z.string(),
    requestedAt: DateTime,
    /** From when on another one can be requested. */
    resendAt: DateTime,
    expiresAt: DateTime,
    guessesLeft: z.int(),
    now: DateTime,
  })
  .meta({ id: 'SentCode' })

/** The refusals of every call that takes a code. */
export const codeRefusals = ['code.wrong', 'code.dead'] as const
