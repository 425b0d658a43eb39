import { z } from 'zod'
import { DifferenceTreatment } from '#modules/finance/payments/rules/payment-difference.ts'

/** The field `treatment`, which may be left empty. */
export const OptionalTreatment = z
  .union([z.literal(''), z.enum(DifferenceTreatment)])
  .optional()
  .transform((treatment) => treatment || undefined)
