import { z } from 'zod'

/** What a recipient did not take of a delivery's lines, and why. */
export const RefusedLines = z
  .array(
    z.object({
      lineId: z.uuid(),
      qty: z.number().positive('Tulis jumlah yang ditolak.'),
      reason: z.string().trim().min(3, 'Tulis alasannya.').max(200),
    }),
  )
  .max(200)
