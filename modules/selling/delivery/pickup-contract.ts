import { z } from 'zod'

/** Where and when a buyer picks goods up, without freight. */
export const PickupPlace = z.object({
  warehouse: z.string(),
  address: z.string(),
  openingHours: z.string(),
})
