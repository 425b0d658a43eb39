import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { CalendarDate, DateTime } from '#platform/contract/schemas.ts'
import { DeliveryStatus } from './rules/delivery-status.ts'

/** A delivery as a recipient with its link sees it: no address, no phone numbers, no prices. */
const TrackedDelivery = z
  .object({
    number: z.string(),
    status: z.enum(DeliveryStatus),
    date: CalendarDate,
    window: z.string(),
    /** Only while it is on its way. */
    onTheWay: z.object({ vehicle: z.string(), plate: z.string(), driver: z.string() }).nullable(),
    lines: z.array(
      z.object({
        name: z.string(),
        unit: z.string(),
        qty: z.number(),
        /** How much of it was not taken at the door. */
        refused: z.number(),
      }),
    ),
    shippedAt: DateTime.nullable(),
    arrivedAt: DateTime.nullable(),
    receivedAt: DateTime.nullable(),
  })
  .meta({ id: 'TrackedDelivery' })

export const trackingCalls = {
  share: call('POST /so/ecom/{id}/deliveries/{deliveryId}/tracking-link', {
    who: 'buyer',
    ids: 'uuid',
    summary: 'Make a link that shows a delivery on its way without an account, for 30 days (ours)',
    limit: { times: 20, seconds: 3600, by: 'caller' },
    refusals: ['tracking.state'],
    response: created(z.object({ url: z.url() })),
  }),
  show: call('POST /delivery/tracking', {
    failures: [404],
    summary: 'A delivery as its tracking link shows it, without an account (ours)',
    body: z.object({ token: z.string().min(1).max(100) }),
    limit: { times: 120, seconds: 60, by: 'address' },
    refusals: ['tracking.link_dead'],
    response: json(TrackedDelivery),
  }),
}
