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

/** What a list says about bringing a product: from where, and the lowest freight. */
const DeliveryOffer = z.object({
  product_variant_id: z.string(),
  /** The nearest warehouse that sends it; null where none that serves the district has enough. */
  origin: z.object({ warehouse: z.string(), distanceKm: z.number() }).nullable(),
  /** Freight with the cheapest vehicle, including PPN; null where none can bring it. */
  freightFrom: MoneySchema.nullable(),
})

const districtId = z.string().regex(/^[\d.]{2,13}$/, 'Pilih kecamatan.')

export const deliveryCalls = {
  offers: call('GET /delivery/offers', {
    failures: [404],
    summary: 'Nearest warehouse and lowest freight to a district for products of a list (ours)',
    query: z.object({
      districtId,
      /** Variants with their quantities: `12:10,45:0.5`. */
      items: z
        .string()
        .max(2000)
        .regex(/^\d{1,9}:\d{1,7}(\.\d{1,3})?(,\d{1,9}:\d{1,7}(\.\d{1,3})?){0,59}$/),
    }),
    limit: { times: 240, seconds: 60, by: 'address' },
    response: json(z.object({ place: z.string(), results: z.array(DeliveryOffer) })),
  }),
  estimate: call('GET /delivery/estimate', {
    failures: [404],
    summary: 'Freight and earliest day for some of one variant to a district (ours)',
    query: z.object({
      product_variant_id: z.coerce.number().int().positive(),
      qty: z.coerce.number().positive().max(1_000_000),
      districtId,
    }),
    limit: { times: 120, seconds: 60, by: 'address' },
    refusals: ['delivery.outside_area', 'stock.short'],
    response: json(DeliveryEstimate),
  }),
}
