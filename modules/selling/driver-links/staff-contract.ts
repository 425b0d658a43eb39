import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { CalendarDate, DateTime, OkResponse } from '#platform/contract/schemas.ts'
import { Phone } from '#modules/people/identity/person-contract.ts'
import { DeliveryStatus } from '#modules/selling/orders/rules/delivery-status.ts'

const DriverLink = z.object({
  id: z.string(),
  createdAt: DateTime,
  expiresAt: DateTime,
  /** Whether it still shows the drops. */
  active: z.boolean(),
})

const DriverDay = z.object({
  driver: z.string(),
  phone: z.string(),
  deliveries: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      orderId: z.string(),
      order: z.string(),
      status: z.enum(DeliveryStatus),
      date: CalendarDate,
      window: z.string(),
      vehicle: z.string(),
      plate: z.string(),
      place: z.string(),
      weightKg: z.number(),
      receivedBy: z.string().nullable(),
    }),
  ),
  links: z.array(DriverLink),
})

const dropIds = z.array(z.uuid()).min(1).max(100)

const staffCall = { who: 'staff', roles: ['sales', 'warehouse'] } as const

export const staffDriverCalls = {
  days: call('GET /staff/driver-days', {
    ...staffCall,
    summary: 'The deliveries of a day by driver, with the links that show them',
    query: z.object({ day: z.iso.date('Tulis tanggal sebagai tahun-bulan-hari.') }),
    response: json(z.object({ results: z.array(DriverDay) })),
  }),
  makeLink: call('POST /staff/driver-links', {
    ...staffCall,
    summary: 'Make a link that shows a driver the drops of a day; its token is shown once',
    body: z.object({
      driver: z.string().trim().min(2, 'Tulis nama sopir.').max(80),
      phone: Phone,
      day: z.iso.date('Pilih hari.'),
    }),
    refusals: ['driver.day'],
    response: created(DriverLink.extend({ token: z.string() })),
  }),
  orderDrops: call('PUT /staff/driver-days/order', {
    ...staffCall,
    summary: 'Put the drops of a driver’s day in order; the driver’s page shows them so (ours)',
    body: z.object({
      day: z.iso.date('Pilih hari.'),
      phone: Phone,
      /** The order that the caller saw; another one is not overwritten. */
      seen: dropIds,
      /** The same deliveries in the new order. */
      deliveries: dropIds,
    }),
    refusals: ['driver.drops_changed', 'driver.drops'],
    response: json(OkResponse),
  }),
  revokeLink: call('DELETE /staff/driver-links/{id}', {
    ...staffCall,
    ids: 'uuid',
    summary: 'Revoke a driver’s link at once',
    response: json(OkResponse),
  }),
}
