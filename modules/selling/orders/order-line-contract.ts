import { z } from 'zod'
import { MoneySchema } from '#platform/contract/schemas.ts'

/** A line of an order at its agreed price (including PPN), with how much of it has left. */
export const OrderLine = z.object({
  id: z.string(),
  product_variant_id: z.string(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  variantName: z.string(),
  picture: z.string(),
  unit: z.string(),
  qty: z.number(),
  shipped: z.number(),
  /** How much is not delivered any more: it is credited, or never invoiced. */
  cancelled: z.number(),
  /** How much has not come from the factory yet, and the lead time that was agreed (days; 0 for stock). */
  awaited: z.number(),
  leadDays: z.int(),
  listPrice: MoneySchema,
  discount: z.number(),
  unitPrice: MoneySchema,
  subtotal: MoneySchema,
  warehouse: z.string(),
  /** The buyer picks it up there. */
  isPickup: z.boolean(),
})
