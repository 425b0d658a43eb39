import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { CalendarDate, MoneySchema } from '#platform/contract/schemas.ts'

const EstimatedVehicle = z.object({
  name: z.string(),
  trips: z.int(),
  /** Freight of all trips, including PPN. */
  cost: MoneySchema,
})

/** Freight and the earliest day for some of one variant to a district, before there is an address. */
export const DeliveryEstimate = z
  .object({
    /** `Tambun Selatan, Kab. Bekasi`. */
    place: z.string(),
    /** The warehouses that send it, nearest first. */
    origins: z.array(z.object({ warehouse: z.string(), distanceKm: z.number(), qty: z.number() })),
    /** The available vehicles, cheapest first. */
    vehicles: z.array(EstimatedVehicle),
    /** The earliest day that can be selected. */
    earliest: CalendarDate,
  })
  .meta({ id: 'DeliveryEstimate' })

export const deliveryCalls = {
  estimate: call('GET /delivery/estimate', {
    failures: [404],
    summary: 'Freight and earliest day for some of one variant to a district (ours)',
    query: z.object({
      product_variant_id: z.coerce.number().int().positive(),
      qty: z.coerce.number().positive().max(1_000_000),
      districtId: z.string().regex(/^[\d.]{2,13}$/, 'Pilih kecamatan.'),
    }),
    limit: { times: 120, seconds: 60, by: 'address' },
    refusals: ['delivery.outside_area', 'stock.short'],
    response: json(DeliveryEstimate),
  }),
}
