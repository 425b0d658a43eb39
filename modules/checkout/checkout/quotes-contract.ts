import { z } from 'zod'
import { CalendarDate, MoneySchema } from '#platform/contract/schemas.ts'
import { PickupPlace } from '#modules/selling/delivery/pickup-contract.ts'
import { MeasuredTo } from '#modules/selling/delivery/rules/delivery-area.ts'
import { VehicleCode } from '#modules/selling/delivery/rules/vehicles.ts'

export const DeliveryMethodCode = z.enum(['delivery', 'pickup'])

/** Where goods wait for the buyer, without freight: the warehouse, its address and its hours. */
const PickupPoint = PickupPlace.extend({
  weightKg: z.number(),
  volumeM3: z.number(),
  lines: z.array(z.object({ name: z.string(), qty: z.number(), unit: z.string() })),
})

/** Trips and freight with one kind of vehicle. */
export const ShippingOption = z.object({
  vehicle: VehicleCode,
  name: z.string(),
  capacityKg: z.number(),
  capacityM3: z.number(),
  trips: z.int(),
  /** Mass (kg) and volume (m³) of the fullest trip. */
  tripWeightKg: z.number(),
  tripVolumeM3: z.number(),
  cost: MoneySchema,
  available: z.boolean(),
  reason: z.string().nullable(),
  cheapest: z.boolean(),
})

/** A warehouse that sends goods, and which. */
export const QuoteOrigin = z.object({
  warehouse: z.string(),
  city: z.string(),
  distanceKm: z.number(),
  weightKg: z.number(),
  volumeM3: z.number(),
  lines: z.array(z.object({ name: z.string(), qty: z.number(), unit: z.string() })),
})

export const ShippingQuotes = z.object({
  /** `pickup` where every item is picked up, whatever was asked for. */
  method: DeliveryMethodCode,
  weightKg: z.number(),
  volumeM3: z.number(),
  longestM: z.number(),
  /** The days until everything is in the warehouses: `dates` begin after them. */
  leadDays: z.int(),
  origins: z.array(QuoteOrigin),
  /** What the distances of the origins are measured to: the pin of the address, or the seat of its city. */
  measuredTo: z.enum(MeasuredTo),
  /** Null where everything is delivered. */
  pickup: PickupPoint.nullable(),
  options: z.array(ShippingOption),
  /** Days that can be selected, and the delivery windows of a day. */
  dates: z.array(CalendarDate),
  windows: z.array(z.string()),
})
