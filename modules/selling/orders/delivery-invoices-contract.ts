import { z } from 'zod'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'

/** The invoices of an order whose deliveries are invoiced one by one, oldest first. */
export const DeliveryInvoices = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.string(),
      deliveryNumber: z.string(),
      amount: MoneySchema,
      dueAt: DateTime,
    }),
  ),
  /** What is not invoiced yet; null where everything is. */
  uninvoiced: MoneySchema.nullable(),
})
