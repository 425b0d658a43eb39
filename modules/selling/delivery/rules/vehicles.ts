import { z } from 'zod'
import { DEFAULT_DELIVERY_SCHEDULE, DeliverySchedule } from './delivery-schedule.ts'

/** The kinds of vehicles, smallest first. */
export const VehicleCode = z.enum(['pickup', 'engkel', 'cdd', 'fuso', 'tronton'])

export const Vehicle = z.object({
  code: VehicleCode,
  name: z.string(),
  capacityKg: z.number().positive(),
  capacityM3: z.number().positive(),
  /** Length of the bed (m), for display. */
  bedM: z.number().positive(),
  /** The longest straight piece that it may carry: bed, rack and a marked overhang (m). */
  longestM: z.number().positive(),
  /** Whether it may carry bendable bars folded in two, as rebar is. */
  folds: z.boolean(),
  /** The narrowest road that it can drive on (m). */
  roadM: z.number().positive(),
  /** Price per trip, with driver and loading (whole rupiah, including PPN). */
  base: z.int().positive(),
  /** Price per road kilometre of a trip (whole rupiah, including PPN). */
  perKm: z.int().nonnegative(),
})

/** A kind of vehicle: what it carries, on which roads, and what a trip costs. */
export type Vehicle = z.output<typeof Vehicle>

/** What the vehicles carry, smallest first. */
export const FleetLimits = z.object({
  vehicles: z.array(Vehicle.omit({ bedM: true, base: true, perKm: true })),
  bends: z.array(z.string()),
})

/** The vehicles, smallest first, how far they drive, and when. */
export const Fleet = z.object({
  vehicles: z.array(Vehicle).min(1),
  /** Road kilometres from a warehouse up to which it delivers. */
  reachKm: z.number().positive(),
  /** Slugs of the sub-categories whose bars bend. */
  bends: z.array(z.string()),
  /** A fleet that was stored before it had one gets the default. */
  schedule: DeliverySchedule.default(DEFAULT_DELIVERY_SCHEDULE),
})
