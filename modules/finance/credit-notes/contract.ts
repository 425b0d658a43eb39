import { z } from 'zod'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'

/** What the shop gave back of an invoice, and the number of the bank's transfer. */
export const CreditNote = z
  .object({
    id: z.string(),
    number: z.string(),
    invoiceNumber: z.string(),
    reason: z.string(),
    goods: MoneySchema,
    freight: MoneySchema,
    total: MoneySchema,
    /** The PPN inside the total. */
    tax: MoneySchema,
    reference: z.string(),
    issuedAt: DateTime,
  })
  .meta({ id: 'CreditNote' })
