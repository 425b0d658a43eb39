import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { CalendarDate, DateTime, OkResponse } from '#platform/contract/schemas.ts'
import { MAX_PICTURE_BYTES } from '#modules/foundation/files/picture-rules.ts'
import { DeliveryStatus } from '#modules/selling/orders/rules/delivery-status.ts'
import { RefusedLines } from '#modules/selling/orders/refused-lines-contract.ts'

const token = z.string().min(1).max(100)
/** When something happened, by the driver's phone. */
const at = z.iso.datetime({ offset: true, error: 'Waktu dari ponsel tidak terbaca.' })

/** A list as the text of a form's field. */
const refused = z
  .string()
  .max(60_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'Daftar barang yang ditolak tidak terbaca.' })
      return z.NEVER
    }
  })
  .pipe(RefusedLines)
  .optional()

/** One stop of a driver's day. It has no prices. */
export const Drop = z
  .object({
    id: z.string(),
    number: z.string(),
    order: z.string(),
    status: z.enum(DeliveryStatus),
    date: CalendarDate,
    window: z.string(),
    vehicle: z.string(),
    plate: z.string(),
    warehouse: z.string(),
    place: z.string(),
    address: z.string(),
    pin: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    contactName: z.string(),
    contactPhone: z.string(),
    /** What the driver should know: of the address, and of the order. */
    notes: z.array(z.string()),
    roadWidthM: z.number().nullable(),
    unloading: z.enum(['site', 'driver']),
    weightKg: z.number(),
    volumeM3: z.number(),
    lines: z.array(
      z.object({
        lineId: z.string(),
        name: z.string(),
        unit: z.string(),
        qty: z.number(),
        measured: z.boolean(),
        refused: z.number(),
      }),
    ),
    arrivedAt: DateTime.nullable(),
    receivedAt: DateTime.nullable(),
    receivedBy: z.string().nullable(),
  })
  .meta({ id: 'Drop' })

const driverCall = {
  failures: [404],
  limit: { times: 240, seconds: 60, by: 'address' },
} as const

/** What a driver without an account does with the link of the day. */
export const driverCalls = {
  drops: call('POST /driver/drops', {
    ...driverCall,
    summary: 'The drops of a driver’s link, in order (ours)',
    body: z.object({ token }),
    refusals: ['driver.link_dead'],
    response: json(
      z.object({
        driver: z.string(),
        day: CalendarDate,
        expiresAt: DateTime,
        drops: z.array(Drop),
      }),
    ),
  }),
  arrive: call('POST /driver/deliveries/{id}/arrival', {
    ...driverCall,
    ids: 'uuid',
    summary: 'The driver has arrived; the first time counts (ours)',
    body: z.object({ token, at }),
    refusals: ['driver.link_dead'],
    response: json(OkResponse),
  }),
  handOver: call('POST /driver/deliveries/{id}/handover', {
    ...driverCall,
    ids: 'uuid',
    summary: 'Hand a delivery over: recipient, photo, what was refused; once for a key (ours)',
    form: z.object({
      token,
      key: z.uuid(),
      at,
      receivedBy: z.string().trim().min(2, 'Tulis nama penerima.').max(80),
      refused,
    }),
    files: {
      photo: {
        max: 1_048_576,
        maxPicture: MAX_PICTURE_BYTES,
        kinds: ['png', 'jpg', 'jpeg', 'heic', 'webp'],
        optional: true,
      },
    },
    refusals: [
      'driver.link_dead',
      'delivery.state',
      'delivery.refused',
      'order.state',
      'file.too_large',
      'file.wrong_kind',
    ],
    response: json(OkResponse),
  }),
}
