import type { z } from 'zod'
import type { Fleet } from '#modules/selling/delivery/rules/vehicles.ts'

/** What staff change of the fleet beside its vehicles, in the form's order. */
export const toDeliveryFields = ({ reachKm, bends, schedule }: z.output<typeof Fleet>) => ({
  reachKm,
  ...schedule,
  bends,
})
