import { z } from 'zod'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'

/** A placed order, whatever it was placed from. */
export const PlacedOrderResponse = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  total: MoneySchema,
  invoiceId: z.string(),
  expiresAt: DateTime.nullable(),
})
